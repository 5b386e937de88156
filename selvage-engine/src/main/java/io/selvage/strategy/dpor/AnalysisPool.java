package io.selvage.strategy.dpor;

import io.selvage.strategy.dpor.analysis.DporAnalysis;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;

/** A pool of analyses, one for each execution that runs at the same time; each is used again and again. */
final class AnalysisPool {
    private final Supplier<DporAnalysis> maker;
    private final Deque<DporAnalysis> free = new ArrayDeque<>();

    AnalysisPool(Supplier<DporAnalysis> maker) {
        this.maker = maker;
    }

    synchronized DporAnalysis acquire() {
        return free.isEmpty() ? maker.get() : free.pop();
    }

    synchronized void release(DporAnalysis analysis) {
        free.push(analysis);
    }
}
