package io.selvage.testbed.commandline;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.Corpus;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.SelvageProcess.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The contract of the command line, kept by the real thing. */
class CommandLineTest {
    @TempDir
    private Path folder;

    private Run run(String... arguments) {
        return SelvageProcess.selvage(folder, List.of(), command(arguments));
    }

    /** Waits no longer than users do for a program that is stuck. */
    private Run impatient(String... arguments) {
        return SelvageProcess.selvage(folder, List.of("-Dselvage.patience=1"), command(arguments));
    }

    private static List<String> command(String... arguments) {
        return Stream.concat(Stream.of("run", "--classpath", SelvageProcess.corpus()), Stream.of(arguments))
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> a_program_that_escapes_control_is_an_error_that_names_the_place() {
        return Corpus.all().stream()
                .filter(program -> Corpus.expectation(program).finding().equals("TOOL_FAULT"))
                .map(program -> DynamicTest.dynamicTest(program.getSimpleName(), () -> {
                    Run run = impatient("--strategy", "dfs", "--time", "5m", program.getName());
                    assertThat(run.exit()).as(run.out() + run.err()).isEqualTo(3);
                    assertThat(run.out() + run.err()).doesNotContain("\tat ");
                }));
    }

    @Test
    void a_finding_exits_with_1_and_replays_to_the_same_finding() throws Exception {
        Run found = run("--strategy", "dfs", "io.selvage.testbed.kernel.LockOrder");
        assertThat(found.exit()).as(found.err()).isEqualTo(1);
        assertThat(found.out()).contains("DEADLOCK", "replay: ");
        Path schedule;
        try (Stream<Path> files = Files.walk(folder)) {
            schedule = files.filter(file -> file.toString().endsWith(".schedule"))
                    .findFirst()
                    .orElseThrow();
        }
        Run replayed = SelvageProcess.selvage(folder, "replay", schedule.toString());
        assertThat(replayed.exit()).isEqualTo(1);
        assertThat(replayed.out()).contains("DEADLOCK");
        String interleaving =
                found.out().substring(found.out().indexOf("    #"), found.out().indexOf("  replay:"));
        assertThat(replayed.out()).contains(interleaving);
    }

    @Test
    void a_damaged_schedule_is_refused() throws Exception {
        run("--strategy", "dfs", "io.selvage.testbed.kernel.LockOrder");
        Path schedule;
        try (Stream<Path> files = Files.walk(folder)) {
            schedule = files.filter(file -> file.toString().endsWith(".schedule"))
                    .findFirst()
                    .orElseThrow();
        }
        Files.writeString(schedule, Files.readString(schedule).replaceFirst("v1:a:", "v1:a:z"));
        Run replayed = SelvageProcess.selvage(folder, "replay", schedule.toString());
        assertThat(replayed.exit()).isEqualTo(2);
        assertThat(replayed.err()).contains("damaged");
    }

    @Test
    void an_exhaustive_search_without_a_finding_exits_with_0() {
        Run passed = run("--strategy", "dfs", "--json", "io.selvage.testbed.jdk.SyncBlock");
        assertThat(passed.exit()).as(passed.out() + passed.err()).isZero();
        assertThat(passed.out()).startsWith("{").contains("\"verdict\":\"PASSED\"", "\"exhaustive\":true");
        assertThat(passed.out().strip().lines()).hasSize(1);
    }

    @Test
    void a_missing_class_is_bad_input() {
        Run missing = run("--strategy", "dfs", "no.such.Program");
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(missing.err()).contains("no.such.Program");
    }
}
