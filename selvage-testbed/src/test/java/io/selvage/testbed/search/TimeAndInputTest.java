package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.ResultReader;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.programs.EndlessRecursion;
import io.selvage.testbed.programs.SumsInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program is given: time, and standard input. */
class TimeAndInputTest {
    @TempDir
    private Path out;

    private Result run(Options options, Class<?> program) throws Exception {
        Path classes = Path.of(
                program.getProtectionDomain().getCodeSource().getLocation().toURI());
        return Exploration.run(
                options.with(OptionList.OUT, out), new Program(List.of(classes), program.getName(), List.of()));
    }

    @Test
    void a_search_ends_with_its_time_though_an_execution_cannot_be_stopped() throws Exception {
        List<String> command = List.of(
                "run",
                "--json",
                "--time",
                "1s",
                "--classpath",
                SelvageProcess.tests(),
                EndlessRecursion.class.getName());
        // In a process of its own: what cannot be stopped would go on beside all later tests.
        Result result = ResultReader.read(
                SelvageProcess.selvage(out, List.of(), command).out());
        assertThat(result.verdict()).isEqualTo(Verdict.NOTHING_TESTED);
        assertThat(result.executions()).isZero();
        assertThat(result.notes()).anyMatch(note -> note.contains("EndlessRecursion.climb"));
    }

    @Test
    void a_time_that_is_over_at_once_tests_nothing() throws Exception {
        Result result = run(
                Options.DEFAULTS.with(OptionList.TIME, Duration.ofMillis(1)).with(OptionList.STDIN, input("3 4\n")),
                SumsInput.class);
        assertThat(result.executions() > 0 || result.verdict() == Verdict.NOTHING_TESTED)
                .isTrue();
    }

    @Test
    void every_execution_reads_the_same_input() throws Exception {
        Result result = run(Options.DEFAULTS.with(OptionList.STDIN, input("3 4\n")), SumsInput.class);
        assertThat(result.verdict()).as(result.fault()).isEqualTo(Verdict.PASSED);
        assertThat(result.executions()).isGreaterThan(1);
        assertThat(result.outputs()).allMatch(output -> output.text().contains("sum 7"));
    }

    @Test
    void several_explorers_read_the_same_input() throws Exception {
        Options options = Options.DEFAULTS
                .with(OptionList.STDIN, input("3 4\n"))
                .withText(OptionList.STRATEGY, "dfs")
                .with(OptionList.WORKERS, 2);
        Result result = run(options, SumsInput.class);
        assertThat(result.verdict()).as(result.fault()).isEqualTo(Verdict.PASSED);
        assertThat(result.outputs()).allMatch(output -> output.text().contains("sum 7"));
    }

    private Path input(String text) throws IOException {
        return Files.writeString(out.resolve("input.txt"), text);
    }
}
