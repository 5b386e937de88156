package io.selvage.junit;

/** A test could not be explored: no agent, wrong attributes, no second thread, or control was lost. */
public final class NotTested extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotTested(String what) {
        super(what);
    }
}
