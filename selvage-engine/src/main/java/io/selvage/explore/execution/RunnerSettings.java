package io.selvage.explore.execution;

import io.selvage.options.BadOption;
import io.selvage.options.MemoryMode;
import io.selvage.options.Options;
import io.selvage.options.TimeoutRule;
import io.selvage.scheduler.output.StandardInput;
import io.selvage.scheduler.run.ProgramRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What the options say about how executions are run. */
public final class RunnerSettings {
    private RunnerSettings() {}

    /** @throws BadOption if {@code file} cannot be read */
    private static StandardInput contents(Path file) {
        try {
            return StandardInput.of(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new BadOption("--stdin " + file, "cannot be read: " + e.getMessage(), "name a file");
        }
    }

    public static ProgramRunner.Settings of(Options options) {
        return new ProgramRunner.Settings(
                options.memory() == MemoryMode.ALL,
                options.steps(),
                options.spurious(),
                options.interrupts() ? 1 : 0,
                options.faults().delay()
                        ? TimeoutRule.ANY.longEnough()
                        : options.timeouts().longEnough(),
                options.seed(),
                options.random(),
                options.faults(),
                options.stdin().map(RunnerSettings::contents).orElse(StandardInput.REAL),
                options.endOperations());
    }
}
