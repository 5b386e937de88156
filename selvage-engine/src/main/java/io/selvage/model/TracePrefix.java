package io.selvage.model;

/** A trace as it was at an earlier moment, with what was pending then. */
public final class TracePrefix implements Trace {
    private final Trace whole;
    private final int length;
    private final int steps;
    private final Pending[] pending;
    private final int stopped;

    /** What a thread was about to do. */
    private record Pending(
            int thread,
            OpKind kind,
            int object,
            int variable,
            boolean writes,
            boolean orders,
            int guard,
            int level,
            int site,
            boolean timed,
            boolean waitsForIdle,
            boolean never,
            boolean waitsForChange)
            implements Operation {}

    /** The trace as it is now. */
    public TracePrefix(Trace now) {
        whole = now;
        length = now.length();
        steps = now.steps();
        pending = new Pending[now.pending() + now.stopped()];
        stopped = now.stopped();
        for (int i = 0; i < pending.length; i++) {
            pending[i] = pending(now, i);
        }
    }

    private static Pending pending(Trace now, int index) {
        Operation operation = now.pendingOperation(index);
        return new Pending(
                now.pendingThread(index),
                operation.kind(),
                operation.object(),
                operation.variable(),
                operation.writes(),
                operation.orders(),
                operation.guard(),
                operation.level(),
                operation.site(),
                now.pendingTimed(index),
                now.pendingWaitsForIdle(index),
                now.pendingNever(index),
                now.pendingWaitsForChange(index));
    }

    @Override
    public int stopped() {
        return stopped;
    }

    @Override
    public int process(int thread) {
        return whole.process(thread);
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public int thread(int event) {
        return whole.thread(event);
    }

    @Override
    public OpKind kind(int event) {
        return whole.kind(event);
    }

    @Override
    public int object(int event) {
        return whole.object(event);
    }

    @Override
    public int variable(int event) {
        return whole.variable(event);
    }

    @Override
    public int receiver(int event) {
        return whole.receiver(event);
    }

    @Override
    public int site(int event) {
        return whole.site(event);
    }

    @Override
    public boolean writes(int event) {
        return whole.writes(event);
    }

    @Override
    public boolean orders(int event) {
        return whole.orders(event);
    }

    @Override
    public boolean informs(int event) {
        return whole.informs(event);
    }

    @Override
    public int guard(int event) {
        return whole.guard(event);
    }

    @Override
    public int level(int event) {
        return whole.level(event);
    }

    @Override
    public Variant variant(int event) {
        return whole.variant(event);
    }

    @Override
    public int step(int event) {
        return whole.step(event);
    }

    @Override
    public boolean preempts(int event) {
        return whole.preempts(event);
    }

    @Override
    public int steps() {
        return steps;
    }

    @Override
    public boolean timed(int event) {
        return whole.timed(event);
    }

    @Override
    public boolean waitsForIdle(int event) {
        return whole.waitsForIdle(event);
    }

    @Override
    public boolean isDue(int event) {
        return whole.isDue(event);
    }

    @Override
    public boolean isLate(int event) {
        return whole.isLate(event);
    }

    @Override
    public boolean waitedForChange(int event) {
        return whole.waitedForChange(event);
    }

    @Override
    public boolean readsUnknown(int event) {
        return whole.readsUnknown(event);
    }

    @Override
    public boolean writesUnknown(int event) {
        return whole.writesUnknown(event);
    }

    @Override
    public int pending() {
        return pending.length - stopped;
    }

    @Override
    public int pendingThread(int index) {
        return pending[index].thread();
    }

    @Override
    public Operation pendingOperation(int index) {
        return pending[index];
    }

    @Override
    public boolean pendingWaitsForIdle(int index) {
        return pending[index].waitsForIdle();
    }

    @Override
    public boolean pendingTimed(int index) {
        return pending[index].timed();
    }

    @Override
    public boolean pendingNever(int index) {
        return pending[index].never();
    }

    @Override
    public boolean pendingWaitsForChange(int index) {
        return pending[index].waitsForChange();
    }
}
