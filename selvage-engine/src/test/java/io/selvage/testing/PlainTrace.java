package io.selvage.testing;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;

/**
 * A trace of a model program, whose accesses all order memory, with most of them made plain; by chance, but always
 * the same.
 */
public record PlainTrace(Trace trace, int seed) implements Trace {
    @Override
    public boolean orders(int event) {
        boolean access = trace.kind(event) == OpKind.READ || trace.kind(event) == OpKind.WRITE;
        if (!access || seed < 0) {
            return trace.orders(event);
        }
        int hash = (trace.object(event) + seed) * 0x9E3779B9;
        boolean mixed = hash >>> 30 == 1;
        return hash >>> 30 == 0 || mixed && event % 2 == 0;
    }

    @Override
    public int length() {
        return trace.length();
    }

    @Override
    public int thread(int event) {
        return trace.thread(event);
    }

    @Override
    public OpKind kind(int event) {
        return trace.kind(event);
    }

    @Override
    public int object(int event) {
        return trace.object(event);
    }

    @Override
    public int variable(int event) {
        return trace.variable(event);
    }

    @Override
    public int site(int event) {
        return trace.site(event);
    }

    @Override
    public boolean writes(int event) {
        return trace.writes(event);
    }

    @Override
    public Variant variant(int event) {
        return trace.variant(event);
    }

    @Override
    public int step(int event) {
        return trace.step(event);
    }

    @Override
    public boolean preempts(int event) {
        return trace.preempts(event);
    }

    @Override
    public int steps() {
        return trace.steps();
    }
}
