package io.selvage.monitor.run;

import io.selvage.hooks.ControlThrowable;

/** Distinguishes exceptions that the engine throws through code under test from those of that code. */
final class EngineThrowables {
    private EngineThrowables() {}

    /** Throws {@code thrown} again if the engine threw it. */
    static void rethrowIfFromEngine(Throwable thrown) {
        if (thrown instanceof ControlThrowable) {
            if (thrown instanceof RuntimeException exception) {
                throw exception;
            }
            throw (Error) thrown;
        }
    }
}
