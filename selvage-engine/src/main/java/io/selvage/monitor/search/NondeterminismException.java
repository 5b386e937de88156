package io.selvage.monitor.search;

/** The same moves led elsewhere: nothing can be concluded. */
public final class NondeterminismException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NondeterminismException(String what) {
        super(what);
    }
}
