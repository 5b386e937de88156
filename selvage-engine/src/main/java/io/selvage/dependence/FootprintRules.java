package io.selvage.dependence;

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
 *   <li><em>Queue ends</em> (Stoller, "Model-checking multi-threaded distributed Java programs", SPIN 2000): calls on
 *       different ends of a queue commute in a state in which both are enabled. Independence of that kind holds in one
 *       state only. A search that compares transitions of one state reads the ends of {@link AccessSink#call}; one that
 *       reorders steps of finished executions must not.
 *   <li><em>Parking reads the interrupt flag</em>, since it does not clear it; only a park that is ended by an
 *       interrupt from outside writes it. Waiting, sleeping and joining clear the flag when they are interrupted, so
 *       they write it.
 *   <li><em>Querying a thread</em> reads; only a thread that queries its own interrupt flag may clear it.
 *   <li><em>Starting, joining and ending a thread</em> take the lock of its object and give it back: they read who
 *       holds it, and so conflict with those who take it, but not with each other.
 *   <li><em>Waiting for a class to be initialised</em> reads; initialising it writes.
 * </ul>
 */
public final class FootprintRules {
    /** A call that concerns the object as a whole. A queue's head is 1, its tail 2. */
    public static final int BOTH_ENDS = 3;

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
            case INIT -> call(object, BOTH_ENDS, writes, sink);
            case EXTRA_ACCESS -> extra(ExtraAccess.kind(variable), object, variable, writes, sink);
            case PARK -> awaiting(variable, park(variant, self, sink));
            case UNPARK -> sink.read(Facet.PERMIT, object);
            // A second start is refused: it only reads.
            case START -> lives(passing(variable, object, either(Facet.STARTED, object, writes, sink)));
            case BEGIN -> sink.read(Facet.STARTED, object);
            case JOIN ->
                passing(variable, object, sink.read(Facet.ENDED, object).write(Facet.INTERRUPT_FLAG, self));
            case END -> lives(end(variable, object, sink.write(Facet.ENDED, object)));
            case SLEEP -> sink.write(Facet.INTERRUPT_FLAG, self);
            case INTERRUPT -> sink.write(Facet.INTERRUPT_FLAG, object);
            case THREAD_QUERY -> query(object, object == self, sink);
            case HALT, TICK -> global(Facet.JVM, 0, true, sink);
            case YIELD -> sink;
        };
    }

    /** A call whose time limit runs out changes nothing, but its thread parks. */
    private static AccessSink call(
            Variant variant, int self, int object, int variable, boolean writes, AccessSink sink) {
        boolean expires = variant.isTimeout();
        call(object, variable & BOTH_ENDS, writes && !expires, sink);
        return interruptible(variable, self, expires ? sink.write(Facet.PERMIT, self) : sink);
    }

    /** A call that waits until it can go on, or until its thread is interrupted. */
    private static AccessSink interruptible(int variable, int self, AccessSink sink) {
        return (variable & OpKind.WAITS_INTERRUPTIBLY) != 0 ? sink.write(Facet.INTERRUPT_FLAG, self) : sink;
    }

    private static AccessSink extra(ExtraAccess.Kind kind, int object, int what, boolean writes, AccessSink sink) {
        return switch (kind) {
            case VARIABLE -> variable(object, ExtraAccess.variable(what), writes, sink);
            case WHOLE_OBJECT, INITIALISED -> call(object, BOTH_ENDS, writes, sink);
            case LOCK -> either(Facet.WAITERS, object, writes, either(Facet.OWNER, object, writes, sink));
            case HELD_ACROSS_STEPS, RELEASED_ACROSS_STEPS -> sink.write(Facet.OWNER, object);
            case PERMIT -> sink.write(Facet.PERMIT, object);
            case INTERRUPT_FLAG -> either(Facet.INTERRUPT_FLAG, object, writes, sink);
            case STARTED -> either(Facet.STARTED, object, writes, sink);
            case ALIVE -> either(Facet.ENDED, object, writes, sink);
            case TERMINATION -> join(object, sink);
            case LIVE_THREADS -> global(Facet.LIVE_THREADS, 0, true, sink);
            case THREAD_STATE -> global(Facet.THREAD_STATE, ExtraAccess.thread(what), false, sink);
        };
    }

    private static AccessSink lives(AccessSink sink) {
        return global(Facet.LIVE_THREADS, 0, false, sink);
    }

    /** Whoever takes a lock and gives it back in one step only has to find it free. */
    private static AccessSink passing(int variable, int object, AccessSink sink) {
        return variable == OpKind.TAKES_LOCK ? sink.read(Facet.OWNER, object) : sink;
    }

    /** An ending thread takes the lock of its object and notifies all that wait on it. */
    private static AccessSink end(int variable, int object, AccessSink sink) {
        return variable == OpKind.TAKES_LOCK ? sink.read(Facet.OWNER, object).write(Facet.WAITERS, object) : sink;
    }

    private static AccessSink park(Variant variant, int self, AccessSink sink) {
        return either(Facet.INTERRUPT_FLAG, self, variant == Variant.INTERRUPT, sink.write(Facet.PERMIT, self));
    }

    /** A thread that parks until an object lets it go on, and then changes that. */
    private static AccessSink awaiting(int awaited, AccessSink sink) {
        return awaited == 0 ? sink : call(awaited, BOTH_ENDS, true, sink);
    }

    private static AccessSink query(int object, boolean ofItself, AccessSink sink) {
        return either(Facet.INTERRUPT_FLAG, object, ofItself, sink)
                .read(Facet.STARTED, object)
                .read(Facet.ENDED, object);
    }

    private static AccessSink either(Facet facet, int object, boolean writes, AccessSink sink) {
        sink.access(facet, object, 0, writes);
        return sink;
    }

    private static AccessSink variable(int object, int variable, boolean writes, AccessSink sink) {
        sink.access(Facet.VARIABLE, object, variable, writes);
        return sink;
    }

    /** A call that names no end concerns both. */
    private static AccessSink call(int object, int ends, boolean writes, AccessSink sink) {
        sink.call(object, ends == 0 ? BOTH_ENDS : ends, writes);
        return sink;
    }

    private static AccessSink join(int object, AccessSink sink) {
        sink.join(object);
        return sink;
    }

    private static AccessSink global(Facet facet, int variable, boolean writes, AccessSink sink) {
        sink.globalAccess(facet, variable, writes);
        return sink;
    }

    /**
     * Reports to {@code sink} what it takes to go on by {@code variant}: a budget, if only so many are allowed in an
     * execution; for a time limit that is long enough, that no thread can go on otherwise, which every step decides.
     */
    public static void collectVariant(Variant variant, AccessSink sink) {
        if (isBudgeted(variant)) {
            sink.globalAccess(Facet.BUDGET, variant.ordinal(), true);
        } else if (variant == Variant.IDLE_TIMEOUT) {
            sink.globalAccess(Facet.JVM, 0, true);
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
