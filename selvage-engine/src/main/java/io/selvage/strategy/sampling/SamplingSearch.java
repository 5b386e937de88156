package io.selvage.strategy.sampling;

import io.selvage.strategy.Batches;
import io.selvage.strategy.Reexecution;
import io.selvage.strategy.Strategy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Random executions without end. What some of them teach is used from a later batch on, see {@link SampleNumbers}. */
public final class SamplingSearch implements Batches {
    private final Supplier<SamplingStrategy> maker;
    private final NumberBatch numbers;
    private final List<SamplingStrategy> samples = new ArrayList<>();
    private int longest;

    private SamplingSearch(Supplier<SamplingStrategy> maker, NumberBatch numbers) {
        this.maker = maker;
        this.numbers = numbers;
    }

    /** See {@link RandomStrategy}. */
    public static SamplingSearch walks(long seed) {
        return walks(seed, SampleNumbers.all());
    }

    /** Those of these numbers. */
    public static SamplingSearch walks(long seed, SampleNumbers numbers) {
        return new SamplingSearch(() -> new RandomStrategy(seed), NumberBatch.withoutLessons(numbers));
    }

    /** See {@link PctStrategy}. */
    public static SamplingSearch pct(long seed, int depth) {
        return pct(seed, depth, SampleNumbers.all());
    }

    /** Those of these numbers. */
    public static SamplingSearch pct(long seed, int depth, SampleNumbers numbers) {
        return new SamplingSearch(() -> new PctStrategy(seed, depth), NumberBatch.withLessons(numbers));
    }

    /** See {@link PosStrategy}. */
    public static SamplingSearch pos(long seed) {
        return pos(seed, SampleNumbers.all());
    }

    /** Those of these numbers. */
    public static SamplingSearch pos(long seed, SampleNumbers numbers) {
        return new SamplingSearch(() -> new PosStrategy(seed), NumberBatch.withoutLessons(numbers));
    }

    @Override
    public List<? extends Strategy> next(int most) {
        int size = numbers.next(most);
        while (samples.size() < size) {
            samples.add(maker.get());
        }
        List<Strategy> batch = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            SamplingStrategy sample = samples.get(i);
            sample.prepare(numbers.number(i), longest);
            batch.add(numbers.isOwn(i) ? sample : new Reexecution(sample));
        }
        return batch;
    }

    @Override
    public void merge() {
        for (int i = 0; i < numbers.size(); i++) {
            if (numbers.isLesson(i)) {
                longest = Math.max(longest, samples.get(i).longest());
            }
        }
        numbers.merged();
    }

    @Override
    public long cell(int index) {
        return SampleNumbers.cell(numbers.number(index));
    }

    @Override
    public void save(DataOutput out) throws IOException {
        numbers.save(out);
        out.writeInt(longest);
    }

    @Override
    public void restore(DataInput in) throws IOException {
        numbers.restore(in);
        longest = in.readInt();
    }

    @Override
    public double done() {
        return Double.NaN;
    }
}
