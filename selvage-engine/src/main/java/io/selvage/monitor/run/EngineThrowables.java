package io.selvage.monitor.run;

import io.selvage.hooks.ControlThrowable;

/** Tells what the engine throws through code under test to steer it from what that code throws. */
final class EngineThrowables {
    private EngineThrowables() {}

    /** Throws {@code thrown} on if it is none of the program's business. */
    static void rethrow(Throwable thrown) {
        if (thrown instanceof ControlThrowable) {
            if (thrown instanceof RuntimeException exception) {
                throw exception;
            }
            throw (Error) thrown;
        }
    }
}
