package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.JsonReport;
import io.selvage.testbed.Corpus;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.Share;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** However many explorers share a search, the report is the same but for time and their number. */
class WorkersTest {
    private static final List<String> STRATEGIES =
            List.of("auto", "dfs", "preempt", "delay", "dpor", "lapor", "random", "pct", "pos", "surw");

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

    /** Where switching is slow, fewer have to do; the searches are the same on all JDKs. */
    private static final int PART = ALL ? 1 : Runtime.version().feature() >= 21 ? 4 : 7;

    private record Search(String program, String strategy) {
        @Override
        public String toString() {
            return program.substring(program.lastIndexOf('.') + 1) + " under " + strategy;
        }
    }

    @TempDir
    private Path out;

    @TestFactory
    Stream<DynamicTest> the_report_does_not_depend_on_the_number_of_explorers() {
        List<Search> all = programs()
                .flatMap(program -> STRATEGIES.stream().map(strategy -> new Search(program, strategy)))
                .toList();
        return Share.of("searches that explorers share", all, PART).stream()
                .map(search -> Share.test(search.toString(), () -> compare(search)));
    }

    private static Stream<String> programs() {
        return ALL
                ? Corpus.all().stream()
                        .filter(program ->
                                !Corpus.expectation(program).finding().equals("TOOL_FAULT"))
                        .map(Class::getName)
                : PROGRAMS.stream().map(name -> "io.selvage.testbed." + name);
    }

    private void compare(Search search) {
        String alone = report(search, 1);
        assertThat(report(search, 2)).isEqualTo(alone);
        assertThat(report(search, 3)).isEqualTo(alone);
    }

    @Test
    void nor_does_it_where_little_is_kept_for_later() {
        String alone = keepingLittle("kernel.Philosophers3", "preempt", "1");
        assertThat(alone).contains("within 5,000 bytes", "\"executions\":2000");
        assertThat(keepingLittle("kernel.Philosophers3", "preempt", "2")).isEqualTo(alone);
        assertThat(keepingLittle("kernel.Philosophers3", "preempt", "3")).isEqualTo(alone);
    }

    private String keepingLittle(String program, String strategy, String workers) {
        List<String> command = List.of(
                "run",
                "--classpath",
                SelvageProcess.corpus(),
                "--strategy",
                strategy,
                "--workers",
                workers,
                "--keep-going",
                "--schedules",
                "2000",
                "--json",
                "--out",
                out.toString(),
                "io.selvage.testbed." + program);
        return SelvageProcess.selvage(out, List.of("-Dselvage.later.bytes=5000"), command)
                .out()
                .replaceAll("\"(seconds|workers)\":[0-9.]+", "\"$1\":0");
    }

    @Test
    void a_search_that_keeps_little_for_later_counts_what_one_counts_that_keeps_all() {
        for (String strategy : List.of("preempt", "delay")) {
            List<String> command = List.of(
                    "run",
                    "--classpath",
                    SelvageProcess.corpus(),
                    "--strategy",
                    strategy,
                    "--json",
                    "io.selvage.testbed.jdk.IteratorLocked");
            String all =
                    SelvageProcess.here(out, command.toArray(String[]::new)).out();
            String same = SelvageProcess.selvage(out, List.of("-Dselvage.later.bytes=1"), command)
                    .out();
            assertThat(all).contains("\"exhaustive\":true");
            assertThat(same).contains("were run again, which are not counted");
            assertThat(totals(same)).isEqualTo(totals(all));
        }
    }

    private static String totals(String json) {
        return json.replaceAll("\"seconds\":[0-9.]+", "").replaceAll(",?\"notes\":\\[[^\\]]*\\]", "");
    }

    private String report(Search search, int workers) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, search.strategy())
                .with(OptionList.SCHEDULES, 150L)
                .with(OptionList.STEPS, 500)
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.WORKERS, workers)
                .with(OptionList.OUT, out);
        List<Path> corpus = List.of(Path.of(SelvageProcess.corpus()));
        Result result = Exploration.run(options, new Program(corpus, search.program(), List.of()));
        return JsonReport.of(result)
                .replaceAll("\"(seconds|workers)\":[0-9.]+", "\"$1\":0")
                .replaceAll("\"--workers [^\"]*\",", "")
                .replaceAll(",?\"--workers [^\"]*\"", "")
                .replaceAll(",?\"notes\":\\[\\]", "");
    }
}
