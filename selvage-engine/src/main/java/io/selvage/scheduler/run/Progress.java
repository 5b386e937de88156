package io.selvage.scheduler.run;

import io.selvage.scheduler.Execution;
import io.selvage.scheduler.TestThread;
import io.selvage.scheduler.gates.ThreadOps;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/** Whether an explorer still gets on; read by a watchdog on another thread, which may see it a little late. */
public final class Progress {
    private final Execution execution;
    private final ThreadOps threads;
    /** Written in a way that need not wait until others see it. */
    private final AtomicLong executions = new AtomicLong();

    private final AtomicBoolean running = new AtomicBoolean();

    Progress(Execution execution, ThreadOps threads) {
        this.execution = execution;
        this.threads = threads;
    }

    void begin() {
        running.setRelease(true);
    }

    void end() {
        executions.setRelease(executions.getPlain() + 1);
        running.setRelease(false);
    }

    /** True while code under test runs. */
    public boolean isRunning() {
        return running.get();
    }

    /** Changes whenever a step is taken, and as long as a loop of the program goes round. */
    public long counter() {
        return (executions.get() * 1_000_003L + execution.log.steps()) * 1_000_003L + threads.rounds();
    }

    /** The name of the thread under test that runs or ran last. */
    public String current() {
        TestThread thread = execution.current();
        return thread == null ? "main" : thread.name;
    }
}
