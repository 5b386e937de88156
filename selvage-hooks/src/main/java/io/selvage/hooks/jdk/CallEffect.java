package io.selvage.hooks.jdk;

/**
 * What a call of code that is not woven can reach, besides what it makes itself and values that never change. Code of
 * the program that it calls back reports its accesses by itself and is no part of it.
 *
 * @param receiver what it does to the receiver and to whatever the receiver owns
 * @param readArguments arguments that it reads, with what they own: bit {@code i} for the argument at {@code i}
 * @param writtenArguments arguments that it writes, in the same form
 * @param statics what it does to static state that can change
 * @param synchronizes whether its accesses are ordered among threads (volatile variables, monitors, atomics): calls by
 *     two threads conflict, but are no data race
 * @param isUnknown whether it may do more than is stated: nobody knows
 */
public record CallEffect(
        Reach receiver,
        long readArguments,
        long writtenArguments,
        Reach statics,
        boolean synchronizes,
        boolean isUnknown) {
    /** How something is accessed. */
    public enum Reach {
        NONE,
        READ,
        WRITE;

        public Reach or(Reach other) {
            return compareTo(other) >= 0 ? this : other;
        }
    }

    /** Nothing that another thread could notice or change. */
    public static final CallEffect PURE = new CallEffect(Reach.NONE, 0, 0, Reach.NONE, false, false);

    /** The default: nobody has thought about it. */
    public static final CallEffect UNKNOWN = new CallEffect(Reach.WRITE, -1L, -1L, Reach.WRITE, false, true);

    public boolean isPure() {
        return equals(PURE);
    }

    /** What both do together. */
    public CallEffect or(CallEffect other) {
        return new CallEffect(
                receiver.or(other.receiver),
                readArguments | other.readArguments,
                writtenArguments | other.writtenArguments,
                statics.or(other.statics),
                synchronizes && other.synchronizes,
                isUnknown || other.isUnknown);
    }
}
