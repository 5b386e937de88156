package io.selvage.explore.subject;

/** A subject cannot even be started. The message says why, and what to do. */
public final class UnusableSubject extends Exception {
    private static final long serialVersionUID = 1L;

    public UnusableSubject(String what) {
        super(what);
    }
}
