package io.selvage.testbed.findings;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.report.TextReport;
import io.selvage.testbed.SelvageProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Reports of real findings must stay as they are, but for what depends on machine and JDK; {@code
 * -Dselvage.golden=write} writes
 * what they are now instead.
 */
class GoldenFindingsTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    @TempDir
    private Path out;

    @ParameterizedTest
    @CsvSource({
        "data-race, kernel.LostUpdate, dfs, 1000",
        "data-race-array, kernel.LostUpdateArray, dfs, 1000",
        "data-race-map, kernel.PlainMap, dfs, 1000",
        "deadlock, kernel.LockOrder, dfs, 1000",
        "deadlock-explicit, kernel.LockOrderExplicit, dfs, 1000",
        "deadlock-mixed, kernel.LockOrderMixed, dfs, 1000",
        "deadlock-upgrade, jdk.ReadWriteUpgrade, dfs, 1000",
        "deadlock-philosophers, kernel.Philosophers3, preempt, 10000",
        "potential-deadlock, kernel.LockOrder, dfs, 1",
        "lost-notification, kernel.LostNotification, dfs, 1000",
        "lost-signal, kernel.LostSignal, dfs, 1000",
        "wrong-waiter, kernel.BufferNotify, preempt, 10000",
        "missed-notification, kernel.MissedNotification, dfs, 1000",
        "nested-monitor, kernel.NestedMonitor, dfs, 1000",
        "orphaned-wait, kernel.SemaphoreLeak, dfs, 1000",
        "thread-leak, kernel.LeakedPool, dfs, 1000",
        "uncaught-exception, jdk.ThreadUncaught, dfs, 1000",
        "livelock, hostile.EndlessSpin, random, 10",
    })
    void reports_of_findings_are_golden(String name, String program, String strategy, long schedules)
            throws IOException {
        check(name, Exploration.run(options(strategy, schedules), program(program)));
    }

    @Test
    void a_replay_without_a_finding_shows_its_steps() throws IOException {
        // Everybody in turn: nothing goes wrong.
        Schedule schedule = Schedule.parse("v1:a:a7:" + checksum("v1:a:a7"));
        check(
                "replay-without-finding",
                Exploration.replay(options("dfs", 1), program("jdk.SyncBlock"), schedule, null));
    }

    private static String checksum(String text) {
        java.util.zip.CRC32 crc = new java.util.zip.CRC32();
        crc.update(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return Long.toString(crc.getValue(), Character.MAX_RADIX);
    }

    private Options options(String strategy, long schedules) {
        return Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.SCHEDULES, schedules)
                .with(OptionList.TIME, Duration.ofMinutes(10))
                .with(OptionList.STEPS, 1_000)
                .with(OptionList.OUT, out);
    }

    private static Program program(String name) {
        return new Program(List.of(Path.of(SelvageProcess.corpus())), "io.selvage.testbed." + name, List.of());
    }

    private void check(String name, Result result) throws IOException {
        String actual = TextReport.of(result)
                .replace(out.toString(), "OUT")
                .replaceAll("\\d+\\.\\d\\d s, ", "TIME, ")
                .replaceAll("JDK .*", "JDK")
                .replaceAll("(ThreadPoolExecutor|Thread)\\.java:\\d+", "$1.java:LINE");
        Path golden = FOLDER.resolve(name + ".txt");
        if ("write".equals(System.getProperty("selvage.golden"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(golden, actual);
        }
        assertThat(actual).isEqualTo(Files.readString(golden));
    }
}
