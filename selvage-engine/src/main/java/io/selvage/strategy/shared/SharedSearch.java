package io.selvage.strategy.shared;

import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An exhaustive search, and samplers that share its budget if it does not seem to end within that.
 *
 * <p>The exhaustive search begins alone. Each time the number of executions has doubled, its estimate and the budget
 * decide how to go on: alone if it seems to end in time, with half of the executions if the estimate may be wrong about
 * that, else with fewer than each sampler. Executions are shared, not time, so the n-th execution is the same on every
 * machine and with any number of explorers. A batch belongs to one search, the one that is furthest behind its share.
 * All is over when the exhaustive search is.
 */
public final class SharedSearch implements Batches {
    /**
     * A search that takes part.
     *
     * @param name what results call it
     */
    public record Member(String name, Batches batches) {}

    /** Before that there is little to estimate from. */
    private static final int FIRST_CHECK = 64;

    /** Estimates are hardly ever off by more, see {@code strategy.dpor.ProgressEstimate}. */
    private static final double DOUBTFUL = 16;

    /** The exhaustive search first. */
    private final List<Member> members = new ArrayList<>();

    private final ExpectedBudget budget;
    /** By member: how many executions were handed out. */
    private final long[] counts;
    /** By member: the weight of its share; 0 for none. */
    private final int[] weights;

    private long nextCheck = FIRST_CHECK;
    /** Whose batch is the last one, and its size. */
    private int current;

    private int size;

    public SharedSearch(Member exhaustive, List<Member> samplers, ExpectedBudget budget) {
        members.add(exhaustive);
        members.addAll(samplers);
        this.budget = budget;
        counts = new long[members.size()];
        weights = new int[members.size()];
        weights[0] = 1;
    }

    @Override
    public List<? extends Strategy> next(int most) {
        long all = Arrays.stream(counts).sum();
        if (all >= nextCheck) {
            nextCheck = 2 * all;
            share(counts[0] / done() / budget.executions());
        }
        current = furthestBehind();
        List<? extends Strategy> batch = batches().next(most);
        size = batch.size();
        return batch;
    }

    /** @param ratio how large the exhaustive search seems to be, compared with the budget */
    private void share(double ratio) {
        int samplers = members.size() - 1;
        weights[0] = ratio <= DOUBTFUL ? samplers : 1;
        Arrays.fill(weights, 1, weights.length, ratio <= 1 ? 0 : ratio <= DOUBTFUL ? 1 : 2);
    }

    private int furthestBehind() {
        int behind = 0;
        for (int i = 1; i < weights.length; i++) {
            if (counts[i] * weights[behind] < counts[behind] * weights[i]) {
                behind = i;
            }
        }
        return behind;
    }

    private Batches batches() {
        return members.get(current).batches;
    }

    @Override
    public void ended(int count) {
        batches().ended(count);
    }

    @Override
    public void merge() {
        batches().merge();
        counts[current] += size;
    }

    @Override
    public String phase() {
        return members.get(current).name;
    }

    @Override
    public void save(DataOutput out) throws IOException {
        out.writeLong(nextCheck);
        for (int i = 0; i < counts.length; i++) {
            out.writeLong(counts[i]);
            out.writeInt(weights[i]);
            members.get(i).batches.save(out);
        }
    }

    @Override
    public void restore(DataInput in) throws IOException {
        nextCheck = in.readLong();
        for (int i = 0; i < counts.length; i++) {
            counts[i] = in.readLong();
            weights[i] = in.readInt();
            members.get(i).batches.restore(in);
        }
    }

    /** How much of the exhaustive search is done. */
    @Override
    public double done() {
        return members.get(0).batches.done();
    }

    @Override
    public List<String> remarks() {
        return members.get(0).batches.remarks();
    }

    @Override
    public String scope() {
        return members.get(0).batches.scope();
    }
}
