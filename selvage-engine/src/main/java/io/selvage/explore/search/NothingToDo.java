package io.selvage.explore.search;

import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import java.io.DataInput;
import java.io.DataOutput;
import java.util.List;

/** The part of a search that is left to a shard if another one does all of it. */
final class NothingToDo implements Batches {
    @Override
    public List<? extends Strategy> next(int most) {
        return List.of();
    }

    @Override
    public void merge() {
        // There is nothing.
    }

    @Override
    public void save(DataOutput out) {
        // There is nothing.
    }

    @Override
    public void restore(DataInput in) {
        // There is nothing.
    }

    @Override
    public double done() {
        return 1;
    }
}
