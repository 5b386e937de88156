package io.selvage.strategy.sampling;

import io.selvage.strategy.Batches;
import io.selvage.strategy.Reexecution;
import io.selvage.strategy.Strategy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Selectively uniform random walks: Zhao, Wolff, Mathur, Roychoudhury, "Selectively uniform concurrency testing",
 * ASPLOS 2025. An execution selects some events as interesting, and all orders of those are about equally likely: the
 * thread of the next one is drawn with weights, the numbers of them that the threads have left. Other events are run in
 * between as in a random walk.
 *
 * <p>Ours differs as follows. The numbers are the largest that the lessons so far have shown ({@link SampleNumbers});
 * the first is a random walk. Interesting are the steps on one variable, or on one object as a whole, that several
 * threads use: in every fourth execution one drawn evenly, in another one drawn by the number of its steps. In every
 * second execution all steps are, which is the paper's uniform walk. A thread that has not been started yet can be
 * drawn as well: threads with an interesting pending operation then yield until it has been started, if others are
 * enabled. A thread that does more than is known counts as having one step left. Variants of a thread and waiters to
 * be notified are chosen uniformly.
 */
public final class SurwSearch implements Batches {
    private final long seed;
    private final NumberBatch numbers;
    private final SurwProfile profile = new SurwProfile();
    private List<SurwExecution> samples = List.of();

    public SurwSearch(long seed) {
        this(seed, SampleNumbers.all());
    }

    /** Those of these numbers. */
    public SurwSearch(long seed, SampleNumbers numbers) {
        this.seed = seed;
        this.numbers = NumberBatch.withLessons(numbers);
    }

    @Override
    public List<? extends Strategy> next(int most) {
        int size = numbers.next(most);
        samples = new ArrayList<>(size);
        List<Strategy> batch = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            SurwExecution sample = new SurwExecution(seed, numbers.number(i), profile);
            samples.add(sample);
            batch.add(numbers.isOwn(i) ? sample : new Reexecution(sample));
        }
        return batch;
    }

    @Override
    public void merge() {
        for (int i = 0; i < numbers.size(); i++) {
            if (numbers.isLesson(i)) {
                samples.get(i).census().report(profile);
            }
        }
        numbers.merged();
        samples = List.of();
    }

    @Override
    public long cell(int index) {
        return SampleNumbers.cell(numbers.number(index));
    }

    @Override
    public void save(DataOutput out) throws IOException {
        numbers.save(out);
        profile.save(out);
    }

    @Override
    public void restore(DataInput in) throws IOException {
        numbers.restore(in);
        profile.restore(in);
    }

    @Override
    public double done() {
        return Double.NaN;
    }
}
