package io.selvage.explore.execution;

import io.selvage.options.MemoryMode;
import io.selvage.options.Options;
import io.selvage.scheduler.run.ProgramRunner;

/** What the options say about how executions are run. */
public final class RunnerSettings {
    private RunnerSettings() {}

    public static ProgramRunner.Settings of(Options options) {
        return new ProgramRunner.Settings(
                options.memory() == MemoryMode.ALL,
                options.steps(),
                options.spurious(),
                options.interrupts() ? 1 : 0,
                options.seed(),
                options.random());
    }
}
