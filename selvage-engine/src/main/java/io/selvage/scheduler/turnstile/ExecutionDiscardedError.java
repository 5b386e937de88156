package io.selvage.scheduler.turnstile;

import io.selvage.hooks.ControlThrowable;

/** Thrown out of hooks to unwind a thread whose execution is over. */
public final class ExecutionDiscardedError extends Error implements ControlThrowable {
    private static final long serialVersionUID = 1L;

    ExecutionDiscardedError() {
        super("the execution is over", null, false, false);
    }
}
