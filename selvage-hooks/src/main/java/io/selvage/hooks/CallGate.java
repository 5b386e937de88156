package io.selvage.hooks;

import io.selvage.hooks.jdk.UnwovenCall;

/** Calls on objects of the JDK, which are one operation on their receiver however much happens inside. */
public interface CallGate {
    /**
     * Woven code is about to call a method of {@code receiver}, whose static type may be a mere interface. The site
     * says which method it is and whether it only reads. Returns 0 if {@code receiver} turns out to be no object whose
     * operations matter, or if nothing needs to be reported afterwards; otherwise a token for {@link #end}.
     */
    int begin(Object receiver, int site);

    /** The call that {@link #begin} is about to announce waits no longer than that. */
    default void limit(long nanos) {}

    /** The call that {@link #begin} is about to announce is about that many permits. */
    default void amount(int amount) {}

    /** Like {@link #begin}, of a method that is about one place of a list or array. */
    default int beginAt(Object receiver, int place, int site) {
        return begin(receiver, site);
    }

    /** Like {@link #begin}, of a method whose first argument, {@code key}, may be the key that it is about. */
    default int beginWith(Object receiver, Object key, int site) {
        return begin(receiver, site);
    }

    /** The call that {@link #begin} gave {@code token} for returned or threw. */
    void end(Object receiver, int token);

    /** The call about to happen, or happening, reaches {@code object} too (an argument, an inner queue). */
    void extraAccess(Object object);

    /** Code of the JDK that runs for others changes {@code object}, which is no argument of the last call. */
    void internalAccess(Object object);

    /** Like {@link #extraAccess}, where the outcome depends on {@code object} but does not change it. */
    void extraRead(Object object);

    /** Like {@link #extraAccess}, where methods of {@code object} that read it are called. */
    default void extraUse(Object object) {
        extraAccess(object);
    }

    /** Like {@link #extraAccess}, where {@code receiver} compares {@code object} with what it holds. */
    default void extraComparison(Object receiver, Object object) {
        extraAccess(object);
    }

    /** Like {@link #extraAccess}, where {@code object}, or the elements of an array, are written. */
    default void extraWrite(Object object) {}

    /**
     * Woven code is about to call code that is not woven and not harmless. Returns a token for {@link #end}, never 0.
     *
     * @param receiver null for a static method or a constructor
     */
    default int beginUnwoven(Object receiver, UnwovenCall call) {
        return 0;
    }

    /** The call that {@link #beginUnwoven} began has an argument. Returns the token to go on with. */
    default int unwovenArgument(Object receiver, Object argument, int index, UnwovenCall call, int token) {
        return token;
    }

    /** Code is about to run of which nothing is known. */
    default void unknownCode(int site) {}

    /** A method of the program begins that is one operation on {@code receiver} up to its end. */
    default void enterAtomicMethod(Object receiver, int site) {}

    /** The method that {@link #enterAtomicMethod} reported returns or throws. */
    default void leaveAtomicMethod(Object receiver, int site) {}

    /** Woven code stands at {@code site}, about to call a JDK method that has a hook in its body. */
    void atSite(int site);
}
