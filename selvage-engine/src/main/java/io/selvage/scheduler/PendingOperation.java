package io.selvage.scheduler;

import io.selvage.hooks.ClassState;
import io.selvage.model.CallPart;
import io.selvage.model.Guard;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Variant;

/**
 * What a thread is about to do. After it is done, {@link #kind} is null, and object, variable and site are still those
 * of the last operation: whatever else the step accesses is recorded at that site.
 */
public final class PendingOperation implements Operation {
    /** It publishes nothing of what the thread did before, though it is no plain access. */
    static final int SILENT = 1 << 17;
    /** It has a time limit that may run out at any moment. */
    static final int TIMED = 1 << 18;
    /** It has a time limit that is taken to be long enough. */
    static final int WAITS_FOR_IDLE = 1 << 19;
    /** It had one, but it is as late as that by now. */
    static final int DUE = 1 << 20;

    private static final int LIMITED = TIMED | WAITS_FOR_IDLE;

    private OpKind kind;
    private ShadowObject object;
    private int variable;
    private boolean writes;
    private boolean synchronizing;
    private int site;
    /** {@link #SILENT}, {@link #TIMED}, {@link #WAITS_FOR_IDLE} and {@link #DUE}, in one number for the log. */
    private int flags;
    /** Whether it waits for idle threads only because waits before it were in vain. */
    private boolean repeatsInVain;

    private long deadline;
    /** How long it was from the beginning; for reports. */
    private long limit;

    private Variant variant = Variant.GO;
    private boolean endedByInterrupt;
    private boolean endedByTimeout;
    private int savedHolds;

    /** Of a PARK only. */
    private Object parkBlocker;
    /** Of a PARK only: what its guard is about; null if it has none. */
    private ShadowObject awaited;
    /** Of an INIT only. */
    private ClassState initialised;
    /** Of a CALL only: the object called, where what the call is confined to is still open; else null. */
    private Object receiver;
    /** Of such a call: its first argument, if that may be a key; else null. */
    private Object key;
    /** Of a CALL only: as {@link #key}, for the story; kept until the next call. */
    private Object argument;
    /** Of a CALL only. */
    private int condition;
    /** When a CALL is enabled ({@link Guard}), by the level of its object; or a PARK, by that of what it awaits. */
    private int guard;
    /** Of a CALL only: whether it waits where it is, even if nobody will ever let it go on. */
    private boolean stands;
    /** Of a CALL only: whether its thread does nothing else before it ends. */
    private boolean leaves;

    /** The thread is about to change {@code on} as a whole. */
    public void announce(OpKind newKind, ShadowObject on, int where) {
        set(newKind, on, 0, true, true, where);
    }

    /** The thread is about to do something that changes nothing for others. */
    public void announceRead(OpKind newKind, ShadowObject on, int where) {
        set(newKind, on, 0, false, true, where);
    }

    /** The thread is about to do something for which it takes the lock of {@code on}, and gives it back at once. */
    public void announcePassing(OpKind newKind, ShadowObject on, boolean changes, int where) {
        set(newKind, on, OpKind.TAKES_LOCK, changes, true, where);
    }

    /** The thread is about to end the process at position {@code process}. */
    public void announceHalt(int process, int where) {
        set(OpKind.HALT, null, process, true, true, where);
    }

    /** The process at position {@code process} is about to be ended from outside. */
    public void announceCrash(int process) {
        set(OpKind.HALT, null, process | OpKind.FROM_OUTSIDE, true, true, 0);
    }

    /** The thread is about to read or write a variable. */
    public void announceAccess(ShadowObject on, int part, boolean changes, boolean synchronizes, int where) {
        set(changes ? OpKind.WRITE : OpKind.READ, on, part, changes, synchronizes, where);
    }

    /** The thread is about to access something in an order that all see, but that says nothing of what was before. */
    public void announceSilent(ShadowObject on, int part, boolean changes, int where) {
        announceAccess(on, part, changes, true, where);
        flags = SILENT;
    }

    /** The thread is about to call a method that reads or changes {@code on}. */
    public void announceCall(ShadowObject on, boolean changes, int where) {
        announceCall(on, CallPart.WHOLE, 0, changes, where);
    }

    /**
     * The thread is about to call a method.
     *
     * @param on what stands for the object called: of a view its owner, of a condition its lock
     * @param part what the call is confined to ({@link CallPart})
     * @param conditionId the number of the object called if that is a condition; else 0
     */
    public void announceCall(ShadowObject on, int part, int conditionId, boolean changes, int where) {
        set(OpKind.CALL, on, part, changes, true, where);
        receiver = null;
        argument = null;
        condition = conditionId;
    }

    /** The first argument of the call announced last, if that may be a key; else null. */
    public void isAbout(Object itsKey) {
        argument = itsKey;
    }

    /** What {@link #isAbout} was told of the call. */
    public Object argument() {
        return argument;
    }

    /**
     * What the call announced last is confined to is decided when it is made.
     *
     * @param called the object called
     * @param itsKey the first argument, if that may be a key; else null
     */
    public void settleLater(Object called, Object itsKey) {
        receiver = called;
        key = itsKey;
    }

    /** The call announced last waits until {@code newGuard} allows it. */
    public void waitFor(int newGuard) {
        guard = newGuard;
        variable |= Guard.isInterruptible(newGuard) ? CallPart.WAITS_INTERRUPTIBLY : 0;
    }

    /** The call announced last waits where it is, even if nobody will ever let it go on. */
    public void standStill() {
        stands = true;
    }

    /** Whether it is a call that waits for the level of its object, and could be made all the same. */
    boolean waitsForLevel() {
        return kind == OpKind.CALL && guard != Guard.NONE && !stands;
    }

    /** Whether {@code thread} could go on if it were not for its guard. */
    boolean isHeldBack(TestThread thread) {
        return waitsForLevel() || kind == OpKind.PARK && guard != Guard.NONE && thread.hasParkPermit();
    }

    /** Whether it is such a call that gives up after some time. */
    boolean expires() {
        return waitsForLevel() && (flags & LIMITED) == 0 && object.expires();
    }

    /** The call announced last is all that {@code thread} does before it ends. */
    public void leave() {
        leaves = true;
    }

    /** Whether {@code thread} can go on, and only ends or leaves its pool by that. */
    boolean leaves(TestThread thread) {
        if (kind == OpKind.END) {
            return !isLockedOut(thread.id);
        }
        return kind == OpKind.CALL
                && (leaves
                        || guard != Guard.NONE
                                && !Guard.isInterruptible(guard)
                                && isAllowed(thread)
                                && !object.isChangedBy(guard));
    }

    /** Whether the object of the call lets {@code thread} go on. */
    boolean isAllowed(TestThread thread) {
        return guard == Guard.NONE
                || Guard.allows(guard, object.level())
                || Guard.isInterruptible(guard) && thread.isInterrupted()
                || object.isHeldBy(thread.threadObject);
    }

    /** The thread is to make its call though it has to wait in it. */
    void dropGuard() {
        guard = Guard.NONE;
    }

    /** @param blocker what the thread says that it waits for, or null */
    public void announcePark(ShadowObject thread, Object blocker, int where) {
        announce(OpKind.PARK, thread, where);
        parkBlocker = blocker;
    }

    /** The thread announced last to park goes on only when {@code newGuard} allows it, even if it has a permit. */
    public void waitFor(int newGuard, ShadowObject on) {
        guard = newGuard;
        awaited = on;
        variable = on.id();
    }

    /** Whether a thread that has a permit may use it. */
    boolean mayUsePermit() {
        return awaited == null || Guard.allows(guard, awaited.level());
    }

    /** The object whose level decides when it is enabled. */
    ShadowObject guarded() {
        return awaited == null ? object : awaited;
    }

    /** The thread is about to initialise the class of {@code state}, or to wait for the thread that does. */
    public void announceInit(ShadowObject type, ClassState state, int where) {
        announce(OpKind.INIT, type, where);
        initialised = state;
    }

    private void set(OpKind newKind, ShadowObject on, int part, boolean changes, boolean synchronizes, int where) {
        kind = newKind;
        object = on;
        variable = part;
        writes = changes;
        synchronizing = synchronizes;
        flags = 0;
        guard = Guard.NONE;
        leaves = false;
        stands = false;
        awaited = null;
        site = where;
        endedByInterrupt = false;
        endedByTimeout = false;
    }

    /** The operation announced last may end at any moment if nothing else ends it; it is {@code time} then. */
    public void timeOutAt(long time) {
        flags = flags & ~WAITS_FOR_IDLE | TIMED;
        deadline = time;
    }

    /**
     * The operation announced last ends when no thread can go on otherwise; it is {@code time} then.
     *
     * @param isRepeated whether that is so only because waits before it were in vain
     */
    public void timeOutWhenIdle(long time, boolean isRepeated) {
        repeatsInVain = isRepeated;
        flags = flags & ~TIMED | WAITS_FOR_IDLE;
        deadline = time;
    }

    /** The limit announced last is {@code nanos} long. */
    public void limited(long nanos) {
        limit = nanos;
    }

    /** How long its time limit is. */
    long limit() {
        return limit;
    }

    /** It is as late as its limit, which was taken to be long enough: it may end at any moment from now on. */
    void becomeDue() {
        flags = flags & ~WAITS_FOR_IDLE | TIMED | DUE;
    }

    /** The operation was chosen to go on like this. */
    public void resume(Variant how) {
        variant = how;
    }

    /** Settles what is known only when the operation is carried out: what it is confined to, and whether it writes. */
    void settle(CallParts parts, TestThread thread) {
        if (kind == OpKind.INIT) {
            writes = initialised.progress == null;
        } else if (kind == OpKind.START) {
            // A second start is refused.
            writes = !object.isStartedThread();
        } else if (kind == OpKind.CALL && guard != Guard.NONE && !object.isChangedBy(guard)) {
            writes = false;
            receiver = null;
            key = null;
        } else if (kind == OpKind.CALL) {
            settlePart(parts, thread);
            if (guard != Guard.NONE && object.isHeldBy(thread.threadObject)) {
                guard = Guard.NONE;
            }
        }
    }

    /** A call that gives up, or finds its thread interrupted, may do anything to what it was announced for. */
    private void settlePart(CallParts parts, TestThread thread) {
        if (receiver != null) {
            if (variant == Variant.GO && !thread.isInterrupted()) {
                int part = receiver instanceof CallParts.Late late
                        ? late.part()
                        : parts.settle(object, receiver, key, site);
                writes &= (part & CallPart.ONLY_READS) == 0;
                variable = variable & CallPart.WAITS_INTERRUPTIBLY | part & ~CallPart.ONLY_READS;
            } else {
                parts.disturb(object);
            }
        }
        receiver = null;
        key = null;
    }

    /** The operation has been recorded and takes effect now. */
    void complete() {
        kind = null;
    }

    /** The operation will not be carried out: the program's recursion ended here, or the tool failed. */
    public void abandon() {
        kind = null;
    }

    /** The thread has released its lock {@code holds} times and waits to be notified. */
    void joinWaitSet(int holds) {
        savedHolds = holds;
        kind = OpKind.WAITING;
    }

    /** The wait is over; the thread needs its lock again. */
    void reacquireLock() {
        kind = OpKind.LOCK;
    }

    /** How often the lock to reacquire was held before the wait; 0 for a lock that is acquired for the first time. */
    int consumeSavedHolds() {
        int holds = savedHolds;
        savedHolds = 0;
        return holds;
    }

    void endByInterrupt() {
        endedByInterrupt = true;
    }

    /** True if the last operation was ended by an interrupt, which is forgotten now. */
    public boolean consumeInterruption() {
        boolean was = endedByInterrupt;
        endedByInterrupt = false;
        return was;
    }

    void endByTimeout() {
        endedByTimeout = true;
    }

    /** True if the last operation was ended by a time-out, which is forgotten now. */
    public boolean consumeTimeout() {
        boolean was = endedByTimeout;
        endedByTimeout = false;
        return was;
    }

    /** What follows in the running step is said to be at {@code where}. */
    public void moveTo(int where) {
        site = where;
    }

    /** Whether {@code thread} has to wait because another one holds a lock that the operation takes and gives back. */
    boolean isLockedOut(int thread) {
        return kind.passesLock(variable)
                && object.hasMonitor()
                && !object.monitor().canEnter(thread);
    }

    /** False while the thread runs. */
    public boolean isPending() {
        return kind != null;
    }

    /** Null while the thread runs. */
    @Override
    public OpKind kind() {
        return kind;
    }

    @Override
    public int object() {
        return object == null ? 0 : object.id();
    }

    /** The object that it works on, or null. */
    public ShadowObject shadow() {
        return object;
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
        return synchronizing;
    }

    @Override
    public int guard() {
        return guard;
    }

    @Override
    public int level() {
        ShadowObject measured = guarded();
        return measured == null ? 0 : measured.level();
    }

    @Override
    public int site() {
        return site;
    }

    /** {@link #SILENT}, {@link #TIMED}, {@link #WAITS_FOR_IDLE} and {@link #DUE}. */
    int flags() {
        return flags;
    }

    /** Whether it has a time limit that may run out at any moment. */
    public boolean isTimed() {
        return (flags & TIMED) != 0;
    }

    /** Whether it has a time limit that is taken to be long enough. */
    boolean waitsForIdle() {
        return (flags & WAITS_FOR_IDLE) != 0;
    }

    /** Whether that is so only because waits before it were in vain. */
    boolean repeatsInVain() {
        return repeatsInVain;
    }

    long deadline() {
        return deadline;
    }

    Variant variant() {
        return variant;
    }

    /** How often the lock of a wait was held before it. */
    public int savedHolds() {
        return savedHolds;
    }

    /** What a parked thread says that it waits for, or null. */
    public Object parkBlocker() {
        return parkBlocker;
    }

    /** The class that an INIT is about. */
    public ClassState initialised() {
        return initialised;
    }

    /** The condition that a CALL is on, by number; 0 if it is on something else. */
    int condition() {
        return condition;
    }
}
