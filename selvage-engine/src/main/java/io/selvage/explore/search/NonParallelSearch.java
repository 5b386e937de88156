package io.selvage.explore.search;

import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import java.io.DataInput;
import java.io.DataOutput;
import java.util.List;

/** A search that only one explorer can do, as batches of one execution each. It can be neither saved nor estimated. */
public final class NonParallelSearch implements Batches {
    private final Strategy strategy;
    private final List<Strategy> batch;

    public NonParallelSearch(Strategy strategy) {
        this.strategy = strategy;
        batch = List.of(new Begun(strategy));
    }

    @Override
    public List<? extends Strategy> next(int most) {
        return strategy.begin() ? batch : List.of();
    }

    @Override
    public void merge() {
        // It has learned already.
    }

    @Override
    public boolean isParallel() {
        return false;
    }

    @Override
    public void save(DataOutput out) {
        throw new UnsupportedOperationException("this search cannot be saved");
    }

    @Override
    public void restore(DataInput in) {
        throw new UnsupportedOperationException("this search cannot be restored");
    }

    @Override
    public double done() {
        return Double.NaN;
    }

    /** The strategy, whose execution has begun already. */
    private record Begun(Strategy strategy) implements Strategy {
        @Override
        public boolean begin() {
            return true;
        }

        @Override
        public int choose(Choice choice) {
            return strategy.choose(choice);
        }

        @Override
        public void end(Trace trace) {
            strategy.end(trace);
        }
    }
}
