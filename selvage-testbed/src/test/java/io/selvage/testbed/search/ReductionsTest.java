package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.BadOption;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.testbed.SelvageProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Real programs under the searches of Stoller's paper and those across locks, and what they can be told about a
 * program.
 */
class ReductionsTest {
    @TempDir
    private Path folder;

    private Result explore(Options options, String name, String... args) {
        Program program = new Program(
                List.of(Path.of(SelvageProcess.corpus())), "io.selvage.testbed.reduce." + name, List.of(args));
        return Exploration.run(options.with(OptionList.OUT, folder).with(OptionList.SCHEDULES, 5_000L), program);
    }

    private static Options under(String strategy) {
        return Options.DEFAULTS.withText(OptionList.STRATEGY, strategy);
    }

    private static List<String> outputs(Result result) {
        return result.outputs().stream()
                .map(ProgramOutput::text)
                .map(String::strip)
                .sorted()
                .toList();
    }

    private Path granularity(String line) throws IOException {
        return Files.writeString(folder.resolve("granularity.txt"), line + "  # comment\n");
    }

    @Test
    void two_readers_under_a_lock_are_one_execution_when_composed_and_more_otherwise() {
        Result composed = explore(under("composed"), "Readers");
        assertThat(composed.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(composed.executions()).isEqualTo(1);
        assertThat(explore(under("if-sss"), "Readers").executions()).isGreaterThan(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor", "sss", "if-sss", "composed"})
    void all_outcomes_of_chance_are_explored_on_request(String strategy) {
        Result result = explore(under(strategy).with(OptionList.RANDOM, true), "Dice");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(outputs(result)).containsExactly("0", "1", "10", "11", "12", "2");
    }

    @Test
    void without_the_request_chance_has_one_outcome() {
        assertThat(outputs(explore(under("dpor"), "Dice"))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sss", "if-sss", "composed"})
    void a_program_against_the_discipline_is_told_so_and_not_passed(String strategy) {
        Result result = explore(under(strategy).with(OptionList.KEEP_GOING, true), "Undisciplined");
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(result.exhaustive()).isFalse();
        assertThat(result.findings()).extracting(finding -> finding.kind()).containsOnly(FindingKind.LOCK_DISCIPLINE);
    }

    @Test
    void sections_that_use_a_class_which_is_left_alone_are_run_in_both_orders() {
        Result result = explore(under("lapor").withText(OptionList.EXCLUDE, "*Library$Ledger"), "Library");
        assertThat(outputs(result)).containsExactly("ab", "ba");
    }

    @Test
    void sections_that_call_nothing_but_what_is_known_to_be_harmless_commute() {
        Program program = new Program(
                List.of(Path.of(SelvageProcess.corpus())), "io.selvage.testbed.jdk.SectionsOfValues", List.of());
        Result result = Exploration.run(under("lapor").with(OptionList.OUT, folder), program);
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.executions()).isEqualTo(1);
    }

    @Test
    void other_searches_do_not_mind() {
        assertThat(explore(under("dpor"), "Undisciplined").verdict()).isEqualTo(Verdict.PASSED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor", "composed"})
    void an_atomic_call_is_not_interrupted(String strategy) throws IOException {
        assertThat(outputs(explore(under(strategy), "Meter"))).hasSizeGreaterThan(1);
        Result atomic = explore(
                under(strategy)
                        .with(OptionList.GRANULARITY, granularity("io.selvage.testbed.reduce.Meter$Parts atomic")),
                "Meter");
        assertThat(atomic.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(outputs(atomic)).containsExactly("0");
    }

    @Test
    void a_method_that_is_one_operation_makes_for_fewer_steps() throws IOException {
        Result whole = explore(
                under("dfs").with(OptionList.GRANULARITY, granularity("*Private$Notes method")), "Private", "shared");
        assertThat(whole.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(whole.executions())
                .isLessThan(explore(under("dfs"), "Private", "shared").executions());
    }

    @Test
    void a_granularity_that_is_not_understood_is_bad_usage() throws IOException {
        Options options = under("dpor").with(OptionList.GRANULARITY, granularity("com.acme.Cache coarse"));
        Assertions.assertThatThrownBy(() -> explore(options, "Readers"))
                .isInstanceOf(BadOption.class)
                .hasMessageContaining("granularity.txt:1")
                .hasMessageContaining("coarse");
    }

    @Test
    void objects_declared_unshared_are_checked_on_request() {
        Options declared = under("dpor").withText(OptionList.UNSHARED, "*Private$Notes");
        assertThat(explore(declared, "Private").verdict()).isEqualTo(Verdict.PASSED);
        assertThat(explore(declared, "Private", "shared").verdict()).isEqualTo(Verdict.PASSED);
        Options checked = declared.with(OptionList.CHECK_UNSHARED, true);
        assertThat(explore(checked, "Private").verdict()).isEqualTo(Verdict.PASSED);
        assertThat(explore(checked, "Private", "shared").findings())
                .extracting(finding -> finding.message())
                .anyMatch(message -> message.contains("declared to be used by one thread only"));
    }
}
