package io.selvage.monitor;

/** Tells what the engine throws through code under test to steer it from what that code throws. */
final class Control {
    private static final String ENGINE = "io.selvage.scheduler";

    private Control() {}

    /** Throws {@code thrown} on if it is none of the program's business. */
    static void rethrow(Throwable thrown) {
        if (thrown.getClass().getPackageName().equals(ENGINE)) {
            if (thrown instanceof RuntimeException exception) {
                throw exception;
            }
            throw (Error) thrown;
        }
    }
}
