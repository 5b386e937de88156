package io.selvage.hooks;

/** One run of a thread under test that can be suspended and resumed on the explorer's own thread. */
public interface Fiber {
    /** Runs until the body ends or suspends itself. */
    void resume();

    /** The frames of a suspended body, innermost first. */
    StackTraceElement[] stack();

    /** True once the body has ended. */
    boolean ended();
}
