package io.selvage.monitor.search;

/** The same moves led to another state, so nothing can be concluded. */
public final class NondeterminismException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private NondeterminismException(String message) {
        super(message);
    }

    static NondeterminismException of(String sequence, String what) {
        return new NondeterminismException("the monitor is not deterministic: run again, the sequence " + sequence
                + " leads elsewhere (" + what + "); remove what depends on anything but the calls");
    }

    static NondeterminismException moveDidNotEnd(String sequence) {
        return of(sequence, "a move that was over in time before was not");
    }
}
