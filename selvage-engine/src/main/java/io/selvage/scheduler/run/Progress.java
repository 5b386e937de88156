package io.selvage.scheduler.run;

import io.selvage.scheduler.Execution;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.ThreadOps;

/** Whether an explorer still gets on; read by a watchdog on another thread, which may see it a little late. */
public final class Progress {
    private final Execution execution;
    private final ThreadOps threads;
    private volatile long executions;
    private volatile boolean running;

    Progress(Execution execution, ThreadOps threads) {
        this.execution = execution;
        this.threads = threads;
    }

    void begin() {
        running = true;
    }

    @SuppressWarnings("NonAtomicOperationOnVolatileField")
    void end() {
        executions = executions + 1;
        running = false;
    }

    /** True while code under test runs. */
    public boolean isRunning() {
        return running;
    }

    /** Changes whenever a step is taken, and as long as a loop of the program goes round. */
    public long counter() {
        return (executions * 1_000_003L + execution.log.steps()) * 1_000_003L + threads.rounds();
    }

    /** The name of the thread under test that runs or ran last. */
    public String current() {
        TestThread thread = execution.current();
        return thread == null ? "main" : thread.name;
    }
}
