package io.selvage.scheduler.network;

import io.selvage.scheduler.process.TestProcess;

/** Whether a process listens, or has bound a port for datagrams, so that those can begin that come after it. */
final class Availability extends Communication {
    private final TestProcess process;
    private boolean available;

    Availability(TestProcess process) {
        this.process = process;
    }

    @Override
    int level() {
        return available ? 1 : 0;
    }

    void set() {
        available = true;
    }

    @Override
    public String reportName() {
        return "process " + process.name;
    }

    @Override
    public int awaited(int position) {
        return process.index;
    }

    @Override
    public String awaitedWhat(int position) {
        return "an open port";
    }
}
