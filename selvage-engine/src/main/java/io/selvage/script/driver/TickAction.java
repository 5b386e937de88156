package io.selvage.script.driver;

/** What a thread of a script does in one tick. */
@FunctionalInterface
public interface TickAction {
    void run() throws Throwable;
}
