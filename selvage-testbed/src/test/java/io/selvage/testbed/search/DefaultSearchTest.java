package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.SearchPhase;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.TextReport;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.kernel.BufferNotifyAll;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is run if nobody names a strategy. Budgets are numbers of schedules, so the seed decides what is found. */
class DefaultSearchTest {
    private static final List<String> MEMBERS = List.of("dpor", "random", "pct", "pos", "surw");

    @TempDir
    private Path out;

    private Result run(long schedules, String program, String... args) {
        return run(Options.DEFAULTS.with(OptionList.SCHEDULES, schedules), program, args);
    }

    private Result run(Options given, String program, String... args) {
        Options options = given.with(OptionList.OUT, out);
        List<Path> classpath = List.of(Path.of(SelvageProcess.corpus()), Path.of(SelvageProcess.tests()));
        return Exploration.run(options, new Program(classpath, program, List.of(args)));
    }

    private Result reorder(long schedules, int threads) {
        return run(schedules, "io.selvage.testbed.programs.Reorder", Integer.toString(threads));
    }

    @Test
    void a_small_program_is_proved_by_dpor_alone() {
        Result result = run(100_000, BufferNotifyAll.class.getName());
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.strategy()).isEqualTo("dpor");
        assertThat(result.phases()).isEmpty();
    }

    @Test
    void samplers_take_part_where_dpor_does_not_seem_to_end() {
        Options options = Options.DEFAULTS.with(OptionList.SCHEDULES, 1_000L).with(OptionList.KEEP_GOING, true);
        Result result = run(options, "io.selvage.testbed.programs.ManyTraces");
        assertThat(result.strategy()).isEqualTo("auto");
        assertThat(result.phases()).extracting(SearchPhase::strategy).isEqualTo(MEMBERS);
        assertThat(result.phases().stream().mapToLong(SearchPhase::executions).sum())
                .isEqualTo(1_000);
        assertThat(TextReport.verdict(result)).startsWith("FAILED: 1 finding in 1,000 schedules (auto: dpor ");
        assertThat(result.notes()).contains("seed 1");
    }

    @Test
    void a_program_too_large_for_the_budget_may_still_be_proved() {
        long all = run(100_000, BufferNotifyAll.class.getName()).executions();
        Result result = run(3 * all, BufferNotifyAll.class.getName());
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
    }

    /** A check and an act, a lost notification, a wait without a loop, a value computed twice, a lost update, locks. */
    @ParameterizedTest
    @ValueSource(strings = {"checkact", "notify", "ifwait", "cache", "lost", "lockorder"})
    void bugs_planted_in_a_service_of_five_threads_are_found(String bug) {
        Result result = run(5_000, "io.selvage.testbed.programs.OrderService", bug);
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
    }

    @Test
    void the_service_without_them_gives_no_finding_and_says_what_helps() {
        Result result = run(300, "io.selvage.testbed.programs.OrderService", "none");
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(TextReport.verdict(result)).endsWith("too large to exhaust: less than 0.01 % explored");
        assertThat(result.notes())
                .anySatisfy(
                        note -> assertThat(note).startsWith("to get further: ").contains("--memory sync"));
    }

    @Test
    void ten_threads_of_which_one_must_come_between_the_first_two_writes_of_all() {
        failsWithin(2_000, 10);
    }

    @Test
    void twenty_threads_of_which_one_must_come_between_the_first_two_writes_of_all() {
        failsWithin(5_000, 20);
    }

    private void failsWithin(long schedules, int threads) {
        Result result = reorder(schedules, threads);
        assertThat(result.findings()).hasSize(1);
        assertThat(result.findings().get(0).kind()).isEqualTo(FindingKind.UNCAUGHT_EXCEPTION);
        assertThat(result.strategy()).isEqualTo("auto");
    }
}
