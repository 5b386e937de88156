package io.selvage.strategy.sampling;

import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Random executions without end. What one of them teaches is used from the next batch on. */
public final class SamplingSearch implements Batches {
    private final Supplier<SamplingStrategy> maker;
    private final List<SamplingStrategy> samples = new ArrayList<>();
    private int size;
    private long executions;
    private int longest;

    private SamplingSearch(Supplier<SamplingStrategy> maker) {
        this.maker = maker;
    }

    /** See {@link RandomStrategy}. */
    public static SamplingSearch walks(long seed) {
        return new SamplingSearch(() -> new RandomStrategy(seed));
    }

    /** See {@link PctStrategy}. */
    public static SamplingSearch pct(long seed, int depth) {
        return new SamplingSearch(() -> new PctStrategy(seed, depth));
    }

    /** See {@link PosStrategy}. */
    public static SamplingSearch pos(long seed) {
        return new SamplingSearch(() -> new PosStrategy(seed));
    }

    @Override
    public List<? extends Strategy> next(int most) {
        while (samples.size() < most) {
            samples.add(maker.get());
        }
        size = most;
        for (int i = 0; i < size; i++) {
            samples.get(i).prepare(executions + i + 1, longest);
        }
        return samples.subList(0, size);
    }

    @Override
    public void merge() {
        executions += size;
        for (int i = 0; i < size; i++) {
            longest = Math.max(longest, samples.get(i).longest());
        }
    }

    @Override
    public void save(DataOutput out) throws IOException {
        out.writeLong(executions);
        out.writeInt(longest);
    }

    @Override
    public void restore(DataInput in) throws IOException {
        executions = in.readLong();
        longest = in.readInt();
    }

    @Override
    public double done() {
        return Double.NaN;
    }
}
