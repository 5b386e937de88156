package io.selvage.monitor.run;

/** Tells exceptions that the engine throws through code under test from those of that code. */
final class EngineThrowables {
    private static final String ENGINE = "io.selvage.scheduler.";

    private EngineThrowables() {}

    /** Throws {@code thrown} again if the engine threw it. */
    static void rethrowIfFromEngine(Throwable thrown) {
        if (thrown.getClass().getName().startsWith(ENGINE)) {
            if (thrown instanceof RuntimeException exception) {
                throw exception;
            }
            throw (Error) thrown;
        }
    }
}
