package io.selvage.testbed;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.Program;
import io.selvage.explore.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.JsonReport;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** However many explorers share a search, the report is the same but for time and their number. */
class WorkersTest {
    private static final List<String> STRATEGIES =
            List.of("dfs", "preempt", "delay", "dpor", "lapor", "random", "pct", "pos", "surw");

    /** Findings of all kinds, and whatever explorers in one JVM could disturb one another with. */
    private static final List<String> PROGRAMS = List.of(
            "kernel.BufferNotify",
            "kernel.Philosophers3",
            "kernel.LostUpdate",
            "kernel.PoolExhausted",
            "jdk.PoolTwoTasks",
            "jdk.ThreadDefaultHandler",
            "jdk.ThreadIds",
            "jdk.WaitTimeout",
            "hostile.Chance",
            "hostile.ExitInThread",
            "hostile.HashOrder",
            "hostile.PrintsPieces",
            "hostile.ReplacesOut",
            "hostile.StackOverflowCaught",
            "hostile.StaticEnum",
            "hostile.UsesClock");

    /** All of the corpus, if asked for. */
    private static final boolean ALL = Boolean.getBoolean("selvage.corpus.workers");

    @TempDir
    private Path out;

    @TestFactory
    Stream<DynamicTest> the_report_does_not_depend_on_the_number_of_explorers() {
        return programs()
                .flatMap(program -> STRATEGIES.stream()
                        .map(strategy -> DynamicTest.dynamicTest(
                                program.substring(program.lastIndexOf('.') + 1) + " under " + strategy,
                                () -> compare(program, strategy))));
    }

    private static Stream<String> programs() {
        return ALL
                ? Corpus.all().stream()
                        .filter(program ->
                                !Corpus.expectation(program).finding().equals("TOOL_FAULT"))
                        .map(Class::getName)
                : PROGRAMS.stream().map(name -> "io.selvage.testbed." + name);
    }

    private void compare(String program, String strategy) {
        String alone = report(program, strategy, 1);
        assertThat(report(program, strategy, 2)).isEqualTo(alone);
        assertThat(report(program, strategy, 3)).isEqualTo(alone);
    }

    private String report(String program, String strategy, int workers) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.SCHEDULES, 150L)
                .with(OptionList.STEPS, 500)
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.WORKERS, workers)
                .with(OptionList.OUT, out);
        Result result =
                Exploration.run(options, new Program(List.of(Path.of(CommandLine.corpus())), program, List.of()));
        return JsonReport.of(result)
                .replaceAll("\"(seconds|workers)\":[0-9.]+", "\"$1\":0")
                .replaceAll("\"--workers [^\"]*\",", "")
                .replaceAll(",?\"--workers [^\"]*\"", "")
                .replaceAll(",?\"notes\":\\[\\]", "");
    }
}
