package io.selvage.model;

/**
 * The committed events of one execution, in order, and what the threads that have not ended are about to do. Events
 * with the same step number were committed together: a thread's operation and whatever it did before its next
 * scheduling point.
 *
 * <p>Reductions need the pending operations as much as the events: an operation that never got its turn is in conflict
 * with those that kept it from it.
 */
public interface Trace {
    int length();

    /** The thread, by its number stable within the search. */
    int thread(int event);

    OpKind kind(int event);

    int object(int event);

    int variable(int event);

    /** The condition that is called, where {@link #object} is its lock; else the same as that. */
    default int receiver(int event) {
        return object(event);
    }

    int site(int event);

    /** Whether the event acquires a lock, be it inside of a call, that its thread may hold longer than its step. */
    default boolean acquiresLock(int event) {
        return switch (kind(event)) {
            case LOCK -> true;
            case EXTRA_ACCESS -> variable(event) == ExtraAccess.HELD_ACROSS_STEPS;
            default -> false;
        };
    }

    /** Whether the event releases a lock that was acquired so. A wait also gives up its lock and is not meant. */
    default boolean releasesLock(int event) {
        return switch (kind(event)) {
            case UNLOCK -> true;
            case EXTRA_ACCESS -> variable(event) == ExtraAccess.RELEASED_ACROSS_STEPS;
            default -> false;
        };
    }

    boolean writes(int event);

    boolean orders(int event);

    /**
     * False for an access or a call that publishes nothing of what its thread did before, though it is no plain one.
     */
    default boolean informs(int event) {
        return true;
    }

    /** When the call of {@code event} is enabled ({@link Guard}). */
    default int guard(int event) {
        return Guard.NONE;
    }

    /**
     * How many threads were left behind in the midst of something by a process that was ended: what they were about to
     * do has the numbers from {@link #pending} on.
     */
    default int stopped() {
        return 0;
    }

    /** The position of the process that {@code thread} belongs to; 0 if there is but one. */
    default int process(int thread) {
        return 0;
    }

    /** The level of the object of {@code event} before it ({@link Guard}); 0 for an object that has none. */
    default int level(int event) {
        return 0;
    }

    /** How the operation of {@code event} went on. */
    Variant variant(int event);

    int step(int event);

    /** True if another thread, which could have gone on, was left for this event's step. */
    boolean preempts(int event);

    /** Number of steps taken. */
    int steps();

    /** Whether the operation of {@code event} had a time limit that could run out at any moment. */
    default boolean timed(int event) {
        return false;
    }

    /** Whether it had a time limit that was taken to be long enough ({@link Variant#IDLE_TIMEOUT}). */
    default boolean waitsForIdle(int event) {
        return false;
    }

    /** Whether it had one that could run out at any moment since it had become as late as that. */
    default boolean isDue(int event) {
        return false;
    }

    /**
     * Whether a time limit ran out at {@code event} so late that one which is taken to be long enough might have run
     * out before, had threads gone on in another order.
     */
    default boolean isLate(int event) {
        return false;
    }

    /**
     * Whether the operation of {@code event}, in a loop that waits, was disabled until another thread changed something
     * that its step reads.
     */
    default boolean waitedForChange(int event) {
        return false;
    }

    /** Whether, after {@code event} and before its next one, the thread ran code with reads that no event records. */
    default boolean readsUnknown(int event) {
        return false;
    }

    /** Whether, after {@code event} and before its next one, the thread ran code that may have written anything. */
    default boolean writesUnknown(int event) {
        return false;
    }

    /** How many threads have not ended; the methods about pending operations take a number below that. */
    default int pending() {
        return 0;
    }

    default int pendingThread(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    /** What that thread is about to do, or blocked in. */
    default Operation pendingOperation(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    /** Whether that operation has a time limit that is taken to be long enough. */
    default boolean pendingWaitsForIdle(int index) {
        return false;
    }

    /** Whether that operation has a time limit that may run out at any moment. */
    default boolean pendingTimed(int index) {
        throw new IndexOutOfBoundsException(index);
    }

    /** Whether the thread is in a loop without end, and never does it. */
    default boolean pendingNever(int index) {
        return false;
    }

    /** Whether that operation is disabled until another thread changes something ({@link #waitedForChange}). */
    default boolean pendingWaitsForChange(int index) {
        return false;
    }
}
