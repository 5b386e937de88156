package io.selvage.monitor;

/** The same moves led elsewhere: nothing can be concluded. */
final class Nondeterminism extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Nondeterminism(String what) {
        super(what);
    }
}
