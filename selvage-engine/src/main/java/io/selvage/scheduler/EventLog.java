package io.selvage.scheduler;

import io.selvage.hooks.Sites;
import io.selvage.model.Guard;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.TracePrefix;
import io.selvage.model.Variant;
import java.util.Arrays;

/** The trace of the running execution, in flat arrays that are reused. */
public final class EventLog implements Trace {
    private static final OpKind[] KINDS = OpKind.values();
    private static final Variant[] VARIANTS = Variant.values();
    private static final int WRITES = 1 << 8;
    private static final int ORDERS = 1 << 9;
    private static final int PREEMPTS = 1 << 10;
    private static final int VARIANT_SHIFT = 11;
    private static final int VARIANT_MASK = 7;
    private static final int AWAITS = 1 << 14;
    private static final int READS_UNWOVEN = 1 << 15;
    private static final int WRITES_UNWOVEN = 1 << 16;
    private static final int SILENT = PendingOperation.SILENT;
    private static final int TIMED = PendingOperation.TIMED;
    private static final int WAITS_FOR_IDLE = PendingOperation.WAITS_FOR_IDLE;
    private static final int DUE = PendingOperation.DUE;
    private static final int LATE = 1 << 21;
    private static final int WIDTH = 8;
    private static final int LEVEL_SHIFT = 16;
    private static final int GUARD_MASK = (1 << LEVEL_SHIFT) - 1;
    /** Half a gigabyte of events. */
    private static final int MOST = 1 << 24;
    /** Accesses between two scheduling points. */
    private static final int LONGEST_STEP = 6_000_000;

    /**
     * Eight numbers for each event: thread, kind and flags, object, variable, site, step, receiver, level and guard.
     */
    private int[] data = new int[WIDTH * 256];

    private final TestThreads threads;
    private final ExecutionEnding ending;
    private int length;
    private int steps;
    /** The length when the running step began. */
    private int stepBegan;

    private boolean preempts;
    /** What was there before threads were made to wait inside of calls; null if none was. */
    private Trace explored;

    EventLog(TestThreads threads, ExecutionEnding ending) {
        this.threads = threads;
        this.ending = ending;
    }

    void clear() {
        length = 0;
        steps = 0;
        stepBegan = 0;
        preempts = false;
        explored = null;
        if (data.length > 1 << 22) {
            data = new int[WIDTH * 256];
        }
    }

    /**
     * Everything added from now on belongs to a new step.
     *
     * @param preemption whether the thread that ran before could have gone on
     */
    void nextStep(boolean preemption) {
        steps++;
        stepBegan = length;
        preempts = preemption;
    }

    void record(
            TestThread thread,
            OpKind kind,
            ShadowObject object,
            int variable,
            int site,
            boolean writes,
            boolean synchronizing) {
        record(thread, kind, object, variable, site, writes, synchronizing, 0);
    }

    /** The same for an access that says nothing of what its thread did before. */
    void recordSilent(TestThread thread, ShadowObject object, int what, int site, boolean writes) {
        record(thread, OpKind.EXTRA_ACCESS, object, what, site, writes, true, SILENT);
    }

    /** The same for an event of a step that had to wait for a change. */
    void recordWaited(
            TestThread thread,
            OpKind kind,
            ShadowObject object,
            int variable,
            int site,
            boolean writes,
            boolean synchronizing) {
        record(thread, kind, object, variable, site, writes, synchronizing, AWAITS);
    }

    /** Later events of a step have the time limit and the variant of what the thread did last. */
    private void record(
            TestThread thread,
            OpKind kind,
            ShadowObject object,
            int variable,
            int site,
            boolean writes,
            boolean synchronizing,
            int flags) {
        int at = length * WIDTH;
        if (at == data.length) {
            grow(thread);
        }
        length++;
        PendingOperation pending = thread.pending;
        data[at] = thread.id;
        data[at + 1] = kind.ordinal()
                | flags
                | (writes ? WRITES : 0)
                | (synchronizing ? ORDERS : 0)
                | (preempts ? PREEMPTS : 0)
                | (kind == OpKind.EXTRA_ACCESS || kind == OpKind.UNLOCK ? pending.flags() & ~SILENT : pending.flags())
                | pending.variant().ordinal() << VARIANT_SHIFT;
        data[at + 2] = object == null ? 0 : object.id();
        data[at + 3] = variable;
        data[at + 4] = site;
        data[at + 5] = steps;
        data[at + 6] = kind == OpKind.CALL ? pending.condition() : 0;
        boolean isGuarded = kind == OpKind.CALL || kind == OpKind.PARK;
        ShadowObject measured = isGuarded ? pending.guarded() : object;
        data[at + 7] =
                (measured == null ? 0 : measured.level() << LEVEL_SHIFT) | (isGuarded ? pending.guard() : Guard.NONE);
    }

    /**
     * What comes from now on is no matter of choice: nothing can go on, and threads are made to wait in their calls.
     */
    void endExploration() {
        if (explored == null) {
            explored = new TracePrefix(this);
        }
    }

    /** Whether what comes now is no matter of choice. */
    public boolean isExplorationOver() {
        return explored != null;
    }

    /** The trace without what was no matter of choice. */
    public Trace explored() {
        return explored == null ? this : explored;
    }

    /** An attempt to change something has failed. */
    void clearWrite(int event) {
        data[event * WIDTH + 1] &= ~WRITES;
    }

    /** The time limit of the latest event ran out late ({@link Trace#isLate}). */
    void markLate() {
        data[(length - 1) * WIDTH + 1] |= LATE;
    }

    /** After the latest event, its thread runs code that no event records. */
    public void markUnwoven(boolean changes) {
        data[(length - 1) * WIDTH + 1] |= changes ? WRITES_UNWOVEN | READS_UNWOVEN : READS_UNWOVEN;
    }

    private void grow(TestThread thread) {
        if (length - stepBegan > LONGEST_STEP) {
            throw ending.stuck(
                    thread,
                    "thread '" + thread.name + "' has not come to a scheduling point for " + (length - stepBegan)
                            + " accesses to memory: it loops for ever, or computes for too long; make the program"
                            + " smaller, or leave classes out with --exclude");
        }
        if (length >= MOST) {
            throw tooLarge("has more than " + MOST + " events");
        }
        try {
            data = Arrays.copyOf(data, data.length * 2);
        } catch (OutOfMemoryError e) {
            throw tooLarge("of " + length + " events does not fit into memory");
        }
    }

    /** The program must not take this for a failure of its own. */
    private LostControlException tooLarge(String what) {
        return ending.fault("an execution " + what
                + "; make the program smaller, leave classes out with --exclude, or give the JVM more memory"
                + " (JDK_JAVA_OPTIONS=-Xmx4g)");
    }

    /** How much the running step has recorded. */
    public int stepLength() {
        return length - stepBegan;
    }

    /** Whether that is more than any step ought to. */
    public boolean isStepTooLong() {
        return stepLength() > LONGEST_STEP;
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public int thread(int event) {
        return data[event * WIDTH];
    }

    @Override
    public OpKind kind(int event) {
        return KINDS[data[event * WIDTH + 1] & 0xFF];
    }

    @Override
    public boolean writes(int event) {
        return (data[event * WIDTH + 1] & WRITES) != 0;
    }

    @Override
    public boolean orders(int event) {
        return (data[event * WIDTH + 1] & ORDERS) != 0;
    }

    @Override
    public boolean informs(int event) {
        // Other events at the same site are not the access itself.
        boolean isSilent = (data[event * WIDTH + 1] & SILENT) != 0;
        return !isSilent
                && (kind(event) == OpKind.EXTRA_ACCESS
                        || !Sites.get(site(event)).isOpaque());
    }

    @Override
    public boolean preempts(int event) {
        return (data[event * WIDTH + 1] & PREEMPTS) != 0;
    }

    @Override
    public Variant variant(int event) {
        return VARIANTS[data[event * WIDTH + 1] >>> VARIANT_SHIFT & VARIANT_MASK];
    }

    @Override
    public int object(int event) {
        return data[event * WIDTH + 2];
    }

    @Override
    public int variable(int event) {
        return data[event * WIDTH + 3];
    }

    @Override
    public int site(int event) {
        return data[event * WIDTH + 4];
    }

    @Override
    public int step(int event) {
        return data[event * WIDTH + 5];
    }

    @Override
    public int receiver(int event) {
        int receiver = data[event * WIDTH + 6];
        return receiver == 0 ? object(event) : receiver;
    }

    @Override
    public int guard(int event) {
        return data[event * WIDTH + 7] & GUARD_MASK;
    }

    @Override
    public int process(int thread) {
        return threads.byNumber(thread).process.index;
    }

    @Override
    public int level(int event) {
        return data[event * WIDTH + 7] >> LEVEL_SHIFT;
    }

    @Override
    public int steps() {
        return steps;
    }

    @Override
    public boolean timed(int event) {
        return (data[event * WIDTH + 1] & TIMED) != 0;
    }

    @Override
    public boolean waitsForIdle(int event) {
        return (data[event * WIDTH + 1] & WAITS_FOR_IDLE) != 0;
    }

    @Override
    public boolean isDue(int event) {
        return (data[event * WIDTH + 1] & DUE) != 0;
    }

    @Override
    public boolean isLate(int event) {
        return (data[event * WIDTH + 1] & LATE) != 0;
    }

    @Override
    public boolean waitedForChange(int event) {
        return (data[event * WIDTH + 1] & AWAITS) != 0;
    }

    @Override
    public boolean readsUnknown(int event) {
        return (data[event * WIDTH + 1] & READS_UNWOVEN) != 0;
    }

    @Override
    public boolean writesUnknown(int event) {
        return (data[event * WIDTH + 1] & WRITES_UNWOVEN) != 0;
    }

    @Override
    public boolean pendingWaitsForChange(int index) {
        SpinLoopState loop = pendingThreadAt(index).spinLoop();
        return loop.holdsBack() || loop.stopsTime();
    }

    @Override
    public boolean pendingNever(int index) {
        return pendingThreadAt(index).spinLoop().isEndless();
    }

    private TestThread pendingThreadAt(int index) {
        int live = threads.liveCount();
        return index < live ? threads.live(index) : threads.stopped().get(index - live);
    }

    @Override
    public int stopped() {
        return threads.stopped().size();
    }

    @Override
    public int pending() {
        return threads.liveCount();
    }

    @Override
    public int pendingThread(int index) {
        return pendingThreadAt(index).id;
    }

    @Override
    public Operation pendingOperation(int index) {
        return pendingThreadAt(index).pending;
    }

    @Override
    public boolean pendingWaitsForIdle(int index) {
        return pendingThreadAt(index).pending.waitsForIdle();
    }

    @Override
    public boolean pendingTimed(int index) {
        return pendingThreadAt(index).pending.isTimed();
    }
}
