package io.selvage.script.driver;

/** The action of a thread in one tick. */
@FunctionalInterface
public interface TickAction {
    void run() throws Throwable;
}
