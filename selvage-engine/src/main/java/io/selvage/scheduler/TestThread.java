package io.selvage.scheduler;

import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Variant;

/**
 * A thread under test: what it is about to do and what it has been given. Changed only by the thread that runs, or by the explorer
 * between executions.
 */
public final class TestThread implements Operation {
    /** What became of an operation that can end in several ways. */
    enum Outcome {
        NORMAL,
        TIMED_OUT,
        INTERRUPTED
    }

    /** Stable within a search: the same child of the same parent has the same number in every execution. */
    public final int id;
    /** Position among the threads of this execution, by start. */
    final int ordinal;

    public final TestThread parent;
    public final Object thread;
    /** What is known of the thread as an object. */
    ShadowObject own;

    public final String name;
    public final boolean daemon;
    /** What the turnstile runs it with. */
    public Object runner;

    public boolean finished;
    public boolean permit;
    public boolean interrupted;

    /** The pending operation; null while the thread runs. */
    public OpKind op;

    public ShadowObject cell;
    public int variable;
    boolean writes;
    public boolean orders;
    public int site;
    public boolean timed;
    long deadline;
    /** How it was told to go on. */
    public Variant variant = Variant.GO;

    Outcome outcome = Outcome.NORMAL;
    /** How often the lock to take back after a wait was held; 0 for a lock taken for the first time. */
    public int heldBefore;
    /** Where the thread waits, while it does. */
    public Object blocker;

    /** The condition that was called last, by number; 0 if the last call was on something else. */
    public int receiver;

    /** How many class initialisers this thread is in: what they write is seen by all who use the class. */
    public int initialising;

    /** Its stay in a loop that only waits; null as long as there was none. */
    public SpinLoopState vigil;
    /** Whether the step being taken had to wait for others to change something. */
    boolean awaits;

    int children;
    int objects;
    /** Calls on JDK objects that are under way in this thread, innermost last. */
    public final JdkCallStack calls = new JdkCallStack();
    /** Locks taken inside of such calls without an event, outermost first. */
    public final UnrecordedLocks silent = new UnrecordedLocks();
    /** What JDK code at the bottom of a pool thread called last, until code of the program runs again. */
    public ShadowObject driven;
    /** Stands for the pool whose code this thread runs, until code of the program runs again. */
    public ShadowObject pool;

    /** The last step that is known to have reached it. */
    public int pooledStep = -1;
    /**
     * How many methods that count as one operation the thread is in: inside of them it goes on as long as it can, and plain accesses
     * count for nothing.
     */
    public int units;
    /** What woven code is about to call, until the call begins; null for none. */
    public Object callee;
    /** Site of woven code that is about to call a JDK method with a hook in its body; 0 for none. */
    public int calledFrom;

    TestThread(int id, int ordinal, TestThread parent, Object thread, String name, boolean daemon) {
        this.id = id;
        this.ordinal = ordinal;
        this.parent = parent;
        this.thread = thread;
        this.name = name;
        this.daemon = daemon;
    }

    /** Whether it runs code of the program's, not of the JDK's on behalf of a call or a pool. */
    public boolean isInProgram() {
        return calls.isEmpty() && driven == null && pool == null;
    }

    public boolean isWaitingInLoop() {
        return vigil != null && vigil.isActive();
    }

    /** Whether its next step would be in vain, since it only looks at what it has seen. */
    public boolean isHeldBack() {
        return vigil != null && vigil.holdsBack();
    }

    /** Code of the program runs. */
    public void leavePool() {
        driven = null;
        pool = null;
    }

    /** Sets an operation on an object as a whole that changes it. */
    public void pend(OpKind kind, ShadowObject on, int where) {
        pend(kind, on, 0, true, where);
    }

    public void pend(OpKind kind, ShadowObject on, int part, boolean changes, int where) {
        op = kind;
        cell = on;
        variable = part;
        writes = changes;
        orders = true;
        site = where;
        timed = false;
        outcome = Outcome.NORMAL;
    }

    /** The pending operation gives up at {@code time}. */
    public void until(long time) {
        timed = true;
        deadline = time;
    }

    /** True if the last operation was ended by an interrupt; forgets it. */
    public boolean wasInterrupted() {
        boolean was = outcome == Outcome.INTERRUPTED;
        outcome = Outcome.NORMAL;
        return was;
    }

    /** The site of the woven call that led to the JDK method running now; forgotten by asking. */
    public int takeCaller() {
        int caller = calledFrom;
        calledFrom = 0;
        return caller;
    }

    @Override
    public OpKind kind() {
        return op;
    }

    @Override
    public int object() {
        return cell == null ? 0 : cell.id;
    }

    @Override
    public int variable() {
        return variable;
    }

    @Override
    public boolean writes() {
        return writes;
    }

    @Override
    public boolean orders() {
        return orders;
    }

    @Override
    public int site() {
        return site;
    }

    @Override
    public String toString() {
        return name;
    }
}
