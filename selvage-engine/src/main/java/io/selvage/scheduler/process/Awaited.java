package io.selvage.scheduler.process;

/** Something that threads of several processes wait for. */
public interface Awaited {
    /** What reports call it. */
    String reportName();

    /** What a thread of the process at {@code position} waits for. */
    String awaitedWhat(int position);

    /** The process that could end the wait of a thread of the process at {@code position}; -1 if any could. */
    int awaited(int position);
}
