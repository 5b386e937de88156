package io.selvage.scheduler;

import io.selvage.model.OpKind;
import io.selvage.scheduler.process.TestProcess;
import io.selvage.sync.ReadingCounter;
import io.selvage.sync.VainWaits;

/**
 * A thread under test: its identity, whether it has ended, its park permit and its interrupt flag. Changed only by the
 * thread that runs, or by the explorer between executions.
 */
public final class TestThread {
    /** Objects that one thread can number; their numbers fill the bits below the thread's. */
    private static final int OBJECT_BITS = 20;

    /** Stable within a search: the same child of the same parent has the same number in every execution. */
    public final int id;
    /** Position among the threads of this execution, by start. */
    final int ordinal;
    /** The thread that has started it; null for one that is there from the beginning. */
    public final TestThread parent;
    /** The process that it belongs to. */
    public final TestProcess process;
    /** The thread object of the program. */
    public final Object threadObject;

    /** The shadow of its thread object. */
    final ShadowObject shadow;

    public final String name;
    public final boolean daemon;

    /** The operation that it is about to perform, or performed last. */
    public final PendingOperation pending = new PendingOperation();
    /** Which code of the JDK it runs, and on whose behalf. */
    public final JdkCallContext jdk = new JdkCallContext();
    /** How it reads the clock; null as long as it does not. */
    private ReadingCounter clockReadings;
    /** Its stay in a loop that only waits. */
    private SpinLoopState spinLoop = SpinLoopState.NONE;
    /** Its waits that ended in vain; null as long as none has a limit. */
    private VainWaits vainWaits;

    private Object carrier;
    private boolean ended;
    private boolean crash;
    private boolean parkPermit;
    private boolean interrupted;
    private int initialisers;
    private int children;
    private int objects;
    private int operations;

    TestThread(
            int id,
            int ordinal,
            TestThread parent,
            TestProcess process,
            ShadowObject shadow,
            String name,
            boolean daemon) {
        this.id = id;
        this.ordinal = ordinal;
        this.parent = parent;
        this.process = process;
        this.threadObject = shadow.object();
        this.shadow = shadow;
        this.name = name;
        this.daemon = daemon;
    }

    /**
     * It is about to do one more operation. True if it has done {@code limit} of them, and is neither ending nor in a
     * call.
     */
    public boolean hasDoneAll(int limit) {
        boolean counts = pending.kind() != OpKind.BEGIN && pending.kind() != OpKind.END && !jdk.isInCall();
        return counts && operations++ >= limit;
    }

    /** The shadow of its thread object, which has a number. */
    public ShadowObject shadow() {
        return shadow;
    }

    /** What the turnstile runs it on. */
    public Object carrier() {
        return carrier;
    }

    /** Called once, before it runs. */
    public void runOn(Object newCarrier) {
        carrier = newCarrier;
    }

    /**
     * Whether the JVM's own thread {@code last}, which was made when no thread kept the JVM alive any more, came into
     * being because this one had ended. Those started later it knows nothing of, whether they have ended or not.
     */
    public boolean isAwaitedBy(TestThread last) {
        return !daemon && ordinal < last.ordinal && process == last.process;
    }

    /** It is no thread of the program: its only step is that its process is ended from outside. */
    public void becomeCrash() {
        crash = true;
    }

    /** Whether it stands for the end of its process from outside, which may happen or not. */
    public boolean isCrash() {
        return crash;
    }

    public boolean hasEnded() {
        return ended;
    }

    void end() {
        ended = true;
    }

    public boolean hasParkPermit() {
        return parkPermit;
    }

    void grantParkPermit() {
        parkPermit = true;
    }

    /** True if it had a permit, which is gone now. */
    boolean consumeParkPermit() {
        boolean had = parkPermit;
        parkPermit = false;
        return had;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public void interrupt() {
        interrupted = true;
    }

    /** True if it was interrupted, which is forgotten now. */
    public boolean clearInterrupt() {
        boolean was = interrupted;
        interrupted = false;
        return was;
    }

    /** Whether it runs a class initialiser: all who use the class see what that writes. */
    public boolean isInInitialiser() {
        return initialisers > 0;
    }

    public void enterInitialiser() {
        initialisers++;
    }

    public void leaveInitialiser() {
        initialisers--;
    }

    /** The position of the next thread that it starts among all that it starts. */
    int nextChildIndex() {
        return children++;
    }

    /**
     * Gives {@code object} a number unless it has one. Numbers are stable within a search as long as the thread that
     * meets an object first does the same things.
     */
    public ShadowObject number(ShadowObject object) {
        if (!object.isNumbered()) {
            int number = ++objects;
            if (number >>> OBJECT_BITS != 0) {
                throw new LostControlException(
                        "a thread met more than " + (1 << OBJECT_BITS) + " shared objects; lower --steps");
            }
            object.assignNumber(id + 1 << OBJECT_BITS | number);
        }
        return object;
    }

    /** JDK code at {@code site} runs as part of the current step; inside a call the site of the call stays. */
    public void reach(int site) {
        if (!jdk.isInCall()) {
            pending.moveTo(site);
        }
    }

    /** Whether it could do something before the start of {@code other}: that is not ordered by who started whom. */
    public boolean couldPrecedeStartOf(TestThread other) {
        return other != this && other.parent != this && other.parent != null;
    }

    /** How it reads the clock. */
    public ReadingCounter clockReadings() {
        if (clockReadings == null) {
            clockReadings = new ReadingCounter();
        }
        return clockReadings;
    }

    /** Its stay in a loop that only waits, to look at. */
    public SpinLoopState spinLoop() {
        return spinLoop;
    }

    /** The same, to be changed. */
    public SpinLoopState ownSpinLoop() {
        if (spinLoop == SpinLoopState.NONE) {
            spinLoop = new SpinLoopState();
        }
        return spinLoop;
    }

    /** Its waits that ended in vain. */
    VainWaits vainWaits() {
        if (vainWaits == null) {
            vainWaits = new VainWaits();
        }
        return vainWaits;
    }

    /** Whether it had waited in vain many times in a row where it waited last. */
    boolean hasWaitedInVain() {
        return vainWaits != null && vainWaits.areMany();
    }

    /** Whether its next step would have no effect, since nothing has changed that its loop reads. */
    public boolean isSpinningIdle() {
        return spinLoop.holdsBack();
    }

    @Override
    public String toString() {
        return name;
    }
}
