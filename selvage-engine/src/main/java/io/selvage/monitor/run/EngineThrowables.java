package io.selvage.monitor.run;

/** Tells what the engine throws through code under test to steer it from what that code throws. */
final class EngineThrowables {
    private static final String ENGINE = "io.selvage.scheduler.";

    private EngineThrowables() {}

    /** Throws {@code thrown} on if it is none of the program's business. */
    static void rethrow(Throwable thrown) {
        if (thrown.getClass().getName().startsWith(ENGINE)) {
            if (thrown instanceof RuntimeException exception) {
                throw exception;
            }
            throw (Error) thrown;
        }
    }
}
