package io.selvage.scheduler.run;

import java.util.List;

/**
 * Stands for the code of the first thread where a system of processes is run: each of them has a first thread of its
 * own.
 */
public record SystemMain(List<Process> processes) implements Runnable {
    /**
     * @param host the host that it runs on
     * @param after the position of the process that has to have an open port before; -1 for none
     * @param loader of its classes
     * @param main what its first thread runs, in each execution anew
     */
    public record Process(String name, String host, int after, ClassLoader loader, Runnable main) {}

    public SystemMain {
        processes = List.copyOf(processes);
    }

    /** Never called: there is no thread that belongs to no process. */
    @Override
    public void run() {
        throw new IllegalStateException("a system of processes is no code of one thread");
    }
}
