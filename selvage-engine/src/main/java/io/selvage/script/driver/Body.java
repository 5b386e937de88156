package io.selvage.script.driver;

/** What a thread of a script does in one tick. */
@FunctionalInterface
public interface Body {
    void run() throws Throwable;
}
