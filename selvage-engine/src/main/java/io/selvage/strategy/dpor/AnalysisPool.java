package io.selvage.strategy.dpor;

import io.selvage.strategy.dpor.analysis.DporAnalysis;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

/**
 * Lends what an execution needs to be watched and looked at: as many as are in use at the same time, each used again
 * and again.
 */
final class AnalysisPool {
    private final Supplier<DporAnalysis> maker;
    private final Deque<DporAnalysis> free = new ArrayDeque<>();

    AnalysisPool(Supplier<DporAnalysis> maker) {
        this.maker = maker;
    }

    synchronized DporAnalysis take() {
        return free.isEmpty() ? maker.get() : free.pop();
    }

    synchronized void giveBack(DporAnalysis analysis) {
        free.push(analysis);
    }
}
