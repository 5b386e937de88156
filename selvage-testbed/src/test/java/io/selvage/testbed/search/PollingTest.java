package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.programs.Polling;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bounded searches get past threads that go round and round until another one is done. */
class PollingTest {
    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}, {2} that {1}, the other one is done {3}")
    @CsvSource({
        "preempt, sleep, 1, soon", "preempt, sleep, 2, soon", "preempt, sleep, 2, later",
        "preempt, yield, 1, soon", "preempt, yield, 2, soon", "preempt, yield, 2, later",
        "delay, sleep, 2, later", "delay, yield, 1, soon", "delay, yield, 2, later",
    })
    void all_schedules_within_a_bound_are_run_and_none_is_too_long(
            String strategy, String pause, String pollers, String when) throws URISyntaxException {
        Path here = Path.of(PollingTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        SelvageProcess.Run run = SelvageProcess.here(
                folder,
                "run",
                "--classpath",
                here.toString(),
                "--strategy",
                strategy,
                "--schedules",
                "2000",
                Polling.class.getName(),
                pause,
                pollers,
                when);
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out()).containsPattern("all schedules with at most [1-9][0-9]* \\w+ were run");
        assertThat(run.out()).doesNotContain("2,000 steps").doesNotContain("too long");
    }
}
