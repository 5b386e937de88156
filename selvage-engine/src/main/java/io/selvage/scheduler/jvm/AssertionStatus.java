package io.selvage.scheduler.jvm;

/** Whether classes of the program that are loaded from now on check assertions. */
final class AssertionStatus {
    private AssertionStatus() {}

    static Snapshot snapshot() {
        return AssertionStatus::allOn;
    }

    /** The explorer's thread has the loader of the program; that of a running program knows best itself. */
    private static void allOn() {
        ClassLoader programs = Thread.currentThread().getContextClassLoader();
        if (programs != null && programs != ClassLoader.getSystemClassLoader()) {
            programs.clearAssertionStatus();
            programs.setDefaultAssertionStatus(true);
        }
    }
}
