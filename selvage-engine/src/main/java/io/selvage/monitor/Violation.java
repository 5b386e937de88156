package io.selvage.monitor;

/** Thrown by a {@link PropertyChecker} if a property does not hold. The message says which. */
public final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Violation(String what) {
        super(what);
    }

    /** @throws Violation with the message {@code what} unless {@code holds} */
    public static void unless(boolean holds, String what) {
        if (!holds) {
            throw new Violation(what);
        }
    }
}
