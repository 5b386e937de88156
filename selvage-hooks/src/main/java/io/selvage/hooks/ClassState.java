package io.selvage.hooks;

/** Whether a woven class is initialised in the running execution. Kept in a synthetic static field of the class. */
public final class ClassState {
    public final Class<?> type;

    /** The execution that this class was last fully initialised in; 0 for none. */
    public int epoch;

    /** For the engine: who initialises it, what went wrong. */
    public Object progress;

    public ClassState(Class<?> type) {
        this.type = type;
    }
}
