package io.selvage.scheduler;

import io.selvage.hooks.ControlThrowable;

/** Something happened that the tool cannot follow; the execution, and with it any verdict, is void. */
public final class LostControlException extends RuntimeException implements ControlThrowable {
    private static final long serialVersionUID = 1L;

    public LostControlException(String what) {
        super(what);
    }
}
