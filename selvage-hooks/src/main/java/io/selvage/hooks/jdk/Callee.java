package io.selvage.hooks.jdk;

/**
 * The method that a call of code that is not woven runs.
 *
 * @param effect what it can reach
 * @param isSynchronized whether it holds its receiver's lock, or that of its class
 * @param isShallow whether it reads the elements of arrays, but not what these are
 */
public record Callee(CallEffect effect, boolean isSynchronized, boolean isShallow) {
    /** Nothing that another thread could notice. */
    public static final Callee HARMLESS = new Callee(CallEffect.PURE, false, false);

    /** Nobody knows. */
    public static final Callee UNKNOWN = new Callee(CallEffect.UNKNOWN, false, false);

    /** Nobody knows, but its accesses to its object are ordered. */
    public static final Callee UNKNOWN_BUT_ORDERED = new Callee(
            new CallEffect(CallEffect.Reach.WRITE, -1L, -1L, CallEffect.Reach.WRITE, true, true), false, false);

    public boolean isHarmless() {
        return !isSynchronized && effect.isPure();
    }

    /** The same if one kind of effect were not seen: for tests that have to miss it. */
    Callee without(String kind) {
        boolean isUnseen = kind.equals("unknown") && effect.isUnknown();
        CallEffect rest = new CallEffect(
                kind.equals("receiver") || isUnseen ? CallEffect.Reach.NONE : effect.receiver(),
                kind.equals("arguments") || isUnseen ? 0 : effect.readArguments(),
                kind.equals("arguments") || isUnseen ? 0 : effect.writtenArguments(),
                kind.equals("statics") || isUnseen ? CallEffect.Reach.NONE : effect.statics(),
                effect.synchronizes() && !mayLeaveNothing(kind),
                effect.isUnknown() && !isUnseen);
        return new Callee(rest, isSynchronized && !kind.equals("locks"), isShallow);
    }

    private static boolean mayLeaveNothing(String kind) {
        return kind.equals("receiver") || kind.equals("statics") || kind.equals("unknown");
    }

    /** The same on an object that no other thread can know. */
    public Callee onOwnObject() {
        CallEffect rest = new CallEffect(
                CallEffect.Reach.NONE,
                effect.readArguments(),
                effect.writtenArguments(),
                effect.statics(),
                false,
                effect.isUnknown());
        return new Callee(rest, false, isShallow);
    }
}
