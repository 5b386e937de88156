package io.selvage.dependence;

import io.selvage.model.CallPart;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;

/**
 * The accesses of an operation: defined here only, for all searches and all other questions of conflict. A new kind of
 * operation does not compile until it is decided here.
 *
 * <p>Rules that are weaker than "whatever uses the object conflicts", with the reason why:
 *
 * <ul>
 *   <li><em>Wait sets are apart from locks.</em> Who waits or notifies holds the lock, so that these are ordered by
 *       {@link Facet#OWNER} anyway; who leaves a wait set by time-out, interrupt or spuriously does so without the
 *       lock, and does not conflict with threads that take or release it.
 *   <li><em>Permits commute.</em> {@code unpark} only reads the permit: given twice, in either order, it is one permit.
 *       So an operation that reads the permit without consuming it has to write it.
 *   <li><em>Calls on objects of the JDK</em> access the whole object, unless they are known to be confined to a part
 *       of it ({@link CallFacets}). A part has a location of its own; who changes it updates the whole, who reads it
 *       uses the whole. So calls on different parts commute, and conflict with those that look at the whole or replace
 *       it.
 *   <li><em>Ends of queues</em> (Stoller, "Model-checking multi-threaded distributed Java programs", SPIN 2000): adding
 *       and taking commute unless the one takes what the other adds, or adds where the other makes room. The slots of a
 *       queue are those of a ring buffer: the n-th element to be added is in slot n modulo the capacity, be it added
 *       or taken. Which slot a call uses follows from the end that it uses, so it is the same in all equivalent
 *       executions.
 *   <li><em>Parking reads the interrupt flag</em>, since it does not clear it; only a park that is ended by an
 *       interrupt from outside writes it. Waiting, sleeping and joining clear the flag when they are interrupted, so
 *       they write it.
 *   <li><em>Querying a thread</em> reads; only a thread that queries its own interrupt flag may clear it.
 *   <li><em>Starting, joining and ending a thread</em> take the lock of its object and give it back: they read who
 *       holds it, and so conflict with those who take it, but not with each other.
 *   <li><em>The end of a thread</em>, or its leaving a pool, does not conflict with the end of the JVM, which waits for
 *       those who are about to: whether a thread that has nothing left to do has ended by then, nobody can tell.
 *       Whoever saw it end reads whether the JVM is running, like all others.
 *   <li><em>Leaving a thread pool</em> is a facet of the thread that leaves, so that workers leave in any order;
 *       whoever waits for the end of the pool, or asks for it, reads that of all its workers.
 *   <li><em>Waiting for a class to be initialised</em> reads; initialising it writes.
 * </ul>
 */
public final class FootprintRules {
    /** The variables of {@link Facet#CALL}: the whole, its ends, then its parts. */
    private static final int WHOLE = 0;

    private static final int FIRST = 1;
    private static final int LAST = 2;
    private static final int PART = 3;
    private static final int PART_SHIFT = 2;

    /** The variable of {@link Facet#JVM} that says whether the first process has been ended; then those of others. */
    public static final int HALTED = 1;

    /** The variable of {@link Facet#ENDED} that says whether a thread has left its pool. */
    public static final int LEFT_POOL = 1;

    /** The variable of {@link Facet#BUDGET} that counts processes which were ended from outside. */
    private static final int CRASHES = Variant.values().length;

    private FootprintRules() {}

    /**
     * Reports the accesses of an operation to {@code sink}; the operation's own object comes first.
     *
     * @param self number of the object that is the thread itself
     * @param variant how the operation continues
     * @param variable the event's or operation's variable: what it means depends on the kind
     */
    public static void collect(
            OpKind kind, Variant variant, int self, int object, int variable, boolean writes, AccessSink sink) {
        apply(kind, variant, self, object, variable, writes, sink);
    }

    /** An expression, so that it has to be exhaustive. */
    private static AccessSink apply(
            OpKind kind, Variant variant, int self, int object, int variable, boolean writes, AccessSink sink) {
        return switch (kind) {
            case READ, WRITE -> variable(object, variable, writes, sink);
            case LOCK, UNLOCK -> sink.write(Facet.OWNER, object);
            case WAIT ->
                sink.write(Facet.OWNER, object).write(Facet.WAITERS, object).write(Facet.INTERRUPT_FLAG, self);
            case WAITING -> sink.write(Facet.WAITERS, object).write(Facet.INTERRUPT_FLAG, self);
            case NOTIFY, NOTIFY_ALL -> sink.write(Facet.WAITERS, object);
            case CALL -> call(variant, self, object, variable, writes, sink);
            case INIT -> either(Facet.CALL, object, writes, sink);
            case EXTRA_ACCESS -> extra(ExtraAccess.kind(variable), object, variable, writes, sink);
            case PARK -> awaiting(variable, park(variant, self, sink));
            case UNPARK -> sink.read(Facet.PERMIT, object);
            // A second start is refused: it only reads.
            case START -> lives(passing(variable, object, either(Facet.STARTED, object, writes, sink)));
            case BEGIN -> sink.read(Facet.STARTED, object);
            case JOIN ->
                passing(variable, object, sink.read(Facet.ENDED, object).write(Facet.INTERRUPT_FLAG, self));
            case END -> lives(ending(variable, object, sink.write(Facet.ENDED, object)));
            case SLEEP -> sink.write(Facet.INTERRUPT_FLAG, self);
            case INTERRUPT -> sink.write(Facet.INTERRUPT_FLAG, object);
            case THREAD_QUERY -> query(object, object == self, sink);
            case HALT -> halt(variable, global(Facet.JVM, HALTED + (variable & ~OpKind.FROM_OUTSIDE), true, sink));
            case TICK -> global(Facet.JVM, 0, true, sink);
            case YIELD -> sink;
        };
    }

    /** A call whose time limit runs out changes nothing, but its thread parks. */
    private static AccessSink call(
            Variant variant, int self, int object, int variable, boolean writes, AccessSink sink) {
        boolean expires = variant.isTimeout();
        callPart(object, variable, writes && !expires, sink);
        return interruptible(variable, self, expires ? sink.write(Facet.PERMIT, self) : sink);
    }

    /**
     * Reports to {@code sink} what of its object a call accesses.
     *
     * @param variable the event's; see {@link CallPart}
     */
    public static void callPart(int object, int variable, boolean writes, AccessSink sink) {
        switch (CallPart.shape(variable)) {
            case CallPart.UPDATE ->
                sink.access(Facet.CALL, object, WHOLE, writes ? AccessMode.UPDATE : AccessMode.READ);
            case CallPart.UPDATE_PART -> part(object, variable, writes, AccessMode.UPDATE, sink);
            case CallPart.PART -> part(object, variable, writes, AccessMode.WRITE, sink);
            case CallPart.FIRST -> part(object, variable, writes, AccessMode.WRITE, end(object, FIRST, writes, sink));
            case CallPart.LAST -> part(object, variable, writes, AccessMode.WRITE, end(object, LAST, writes, sink));
            default -> either(Facet.CALL, object, writes, sink);
        }
    }

    private static void part(int object, int variable, boolean writes, AccessMode change, AccessSink sink) {
        int part = CallPart.number(variable) << PART_SHIFT | PART;
        sink.access(Facet.CALL, object, WHOLE, writes ? AccessMode.UPDATE : AccessMode.USE);
        sink.access(Facet.CALL, object, part, writes ? change : AccessMode.READ);
    }

    private static AccessSink end(int object, int which, boolean writes, AccessSink sink) {
        sink.access(Facet.CALL, object, which, AccessMode.of(writes));
        return sink;
    }

    /** A call that waits until it can go on, or until its thread is interrupted. */
    private static AccessSink interruptible(int variable, int self, AccessSink sink) {
        return (variable & CallPart.WAITS_INTERRUPTIBLY) != 0 ? sink.write(Facet.INTERRUPT_FLAG, self) : sink;
    }

    private static AccessSink extra(ExtraAccess.Kind kind, int object, int what, boolean writes, AccessSink sink) {
        return switch (kind) {
            case VARIABLE -> variable(object, ExtraAccess.variable(what), writes, sink);
            case WHOLE_OBJECT, INITIALISED -> either(Facet.CALL, object, writes, sink);
            case LOCK -> either(Facet.WAITERS, object, writes, either(Facet.OWNER, object, writes, sink));
            case HELD_ACROSS_STEPS, RELEASED_ACROSS_STEPS -> sink.write(Facet.OWNER, object);
            case PERMIT -> sink.write(Facet.PERMIT, object);
            case INTERRUPT_FLAG -> either(Facet.INTERRUPT_FLAG, object, writes, sink);
            case STARTED -> either(Facet.STARTED, object, writes, sink);
            case ALIVE -> either(Facet.ENDED, object, writes, sink);
            case TERMINATION -> join(object, 0, sink);
            case LEFT_POOL -> leftPool(object, writes, sink);
            case POOL_TERMINATION -> join(object, LEFT_POOL, sink);
            case LIVE_THREADS -> global(Facet.LIVE_THREADS, 0, true, sink);
            case THREAD_STATE -> global(Facet.THREAD_STATE, ExtraAccess.thread(what), false, sink);
        };
    }

    /** Only so many processes are ended from outside. */
    private static AccessSink halt(int variable, AccessSink sink) {
        return (variable & OpKind.FROM_OUTSIDE) != 0 ? global(Facet.BUDGET, CRASHES, true, sink) : sink;
    }

    private static AccessSink lives(AccessSink sink) {
        return global(Facet.LIVE_THREADS, 0, false, sink);
    }

    /** Whoever takes a lock and gives it back in one step only has to find it free. */
    private static AccessSink passing(int variable, int object, AccessSink sink) {
        return variable == OpKind.TAKES_LOCK ? sink.read(Facet.OWNER, object) : sink;
    }

    /** An ending thread takes the lock of its object and notifies all that wait on it. */
    private static AccessSink ending(int variable, int object, AccessSink sink) {
        return variable == OpKind.TAKES_LOCK ? sink.read(Facet.OWNER, object).write(Facet.WAITERS, object) : sink;
    }

    private static AccessSink park(Variant variant, int self, AccessSink sink) {
        return either(Facet.INTERRUPT_FLAG, self, variant == Variant.INTERRUPT, sink.write(Facet.PERMIT, self));
    }

    /** A thread that parks until an object lets it go on, and then changes that. */
    private static AccessSink awaiting(int awaited, AccessSink sink) {
        return awaited == 0 ? sink : sink.write(Facet.CALL, awaited);
    }

    private static AccessSink query(int object, boolean ofItself, AccessSink sink) {
        return either(Facet.INTERRUPT_FLAG, object, ofItself, sink)
                .read(Facet.STARTED, object)
                .read(Facet.ENDED, object);
    }

    private static AccessSink either(Facet facet, int object, boolean writes, AccessSink sink) {
        sink.access(facet, object, 0, AccessMode.of(writes));
        return sink;
    }

    private static AccessSink variable(int object, int variable, boolean writes, AccessSink sink) {
        sink.access(Facet.VARIABLE, object, variable, AccessMode.of(writes));
        return sink;
    }

    private static AccessSink leftPool(int object, boolean writes, AccessSink sink) {
        sink.access(Facet.ENDED, object, LEFT_POOL, AccessMode.of(writes));
        return sink;
    }

    private static AccessSink join(int object, int variable, AccessSink sink) {
        sink.join(object, variable);
        return sink;
    }

    private static AccessSink global(Facet facet, int variable, boolean writes, AccessSink sink) {
        sink.globalAccess(facet, variable, AccessMode.of(writes));
        return sink;
    }

    /**
     * Reports to {@code sink} what it takes to go on by {@code variant}: a budget, if only so many are allowed in an
     * execution; for a time limit that is long enough, that no thread can go on otherwise, which every step decides.
     */
    public static void collectVariant(Variant variant, AccessSink sink) {
        if (isBudgeted(variant)) {
            sink.globalAccess(Facet.BUDGET, variant.ordinal(), AccessMode.WRITE);
        } else if (variant == Variant.IDLE_TIMEOUT) {
            sink.globalAccess(Facet.JVM, 0, AccessMode.WRITE);
        }
    }

    /** Whether {@code variant} has a budget in each execution. */
    public static boolean isBudgeted(Variant variant) {
        return switch (variant) {
            case GO, TIMEOUT, IDLE_TIMEOUT -> false;
            case SPURIOUS, INTERRUPT -> true;
        };
    }
}
