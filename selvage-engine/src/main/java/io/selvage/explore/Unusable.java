package io.selvage.explore;

/** A subject cannot even be started. The message says why, and what to do. */
public final class Unusable extends Exception {
    private static final long serialVersionUID = 1L;

    public Unusable(String what) {
        super(what);
    }
}
