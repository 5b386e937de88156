package io.selvage.monitor;

/** Thrown by a {@link PropertyChecker} that objects. The message says to what. */
public final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Violation(String what) {
        super(what);
    }

    /** @throws Violation saying {@code what} unless {@code holds} */
    public static void unless(boolean holds, String what) {
        if (!holds) {
            throw new Violation(what);
        }
    }
}
