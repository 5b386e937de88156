package io.selvage.strategy.sampling;

import io.selvage.strategy.Batches;
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
 * <p>Ours differs as follows. The numbers are the largest that any execution before the batch has shown; the first is
 * a random walk. Interesting are the steps on one variable, or on one object as a whole, that several threads use: in
 * every fourth execution one drawn evenly, in another one drawn by the number of its steps. In every second execution
 * all steps are, which is the paper's uniform walk. A thread that has not been started yet can be drawn as well:
 * threads with an interesting pending operation then yield until it has been started, if others are enabled. A thread
 * that does more than is known counts as having one step left. Variants of a thread and waiters to be notified are
 * chosen uniformly.
 */
public final class SurwSearch implements Batches {
    private final long seed;
    private final SurwProfile profile = new SurwProfile();
    private long executions;
    private List<SurwExecution> batch = List.of();

    public SurwSearch(long seed) {
        this.seed = seed;
    }

    @Override
    public List<? extends Strategy> next(int most) {
        List<SurwExecution> next = new ArrayList<>(most);
        for (int i = 1; i <= most; i++) {
            next.add(new SurwExecution(seed, executions + i, profile));
        }
        batch = next;
        return next;
    }

    @Override
    public void merge() {
        executions += batch.size();
        for (SurwExecution execution : batch) {
            execution.census().report(profile);
        }
        batch = List.of();
    }

    @Override
    public void save(DataOutput out) throws IOException {
        out.writeLong(executions);
        profile.save(out);
    }

    @Override
    public void restore(DataInput in) throws IOException {
        executions = in.readLong();
        profile.restore(in);
    }

    @Override
    public double done() {
        return Double.NaN;
    }
}
