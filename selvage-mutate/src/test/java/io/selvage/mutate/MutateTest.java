package io.selvage.mutate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.model.Verdict;
import io.selvage.mutate.report.MutantResult;
import io.selvage.mutate.report.MutantResult.Fate;
import io.selvage.mutate.report.MutateContent;
import io.selvage.mutate.report.MutateResult;
import io.selvage.mutated.Gate;
import io.selvage.options.BadOption;
import io.selvage.options.MonitorOptions;
import io.selvage.options.MutateOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What becomes of mutants. */
class MutateTest {
    private static Options gate() throws URISyntaxException {
        Path classes = Path.of(
                Gate.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        return Options.DEFAULTS
                .with(OptionList.CLASSPATH, List.of(classes))
                .with(MonitorOptions.CLASS, Gate.class.getName())
                .with(MutateOptions.OPERATORS, List.of("concurrency"));
    }

    private static MutateResult mutate(Options options) {
        return MutateFrontEnd.mutate(options, line -> {});
    }

    private static Fate fate(MutateResult result, String operator, String method) {
        return result.mutants().stream()
                .filter(one -> one.mutant().operator().equals(operator)
                        && one.mutant().method().equals(method))
                .map(MutantResult::fate)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void calls_of_a_monitor_kill_what_breaks_it_and_prove_what_does_not() throws Exception {
        MutateResult result = mutate(gate().with(MonitorOptions.CALL, List.of("enter()", "leave()")));
        assertThat(fate(result, "UNSYNCHRONIZED_METHOD", "enter")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "UNSYNCHRONIZED_METHOD", "leave")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "REMOVE_NOTIFY", "leave")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "WHILE_TO_IF", "enter")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "NEGATE_WAIT_CONDITION", "enter")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "SHRINK_SECTION", "leave")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "TIMED_WAIT", "enter")).isEqualTo(Fate.EQUIVALENT);
        assertThat(fate(result, "NOTIFY_ALL_TO_NOTIFY", "leave"))
                .as("one that is woken always goes on")
                .isEqualTo(Fate.EQUIVALENT);
    }

    @Test
    void a_program_kills_what_it_notices_and_leaves_the_rest_open() throws Exception {
        MutateResult result = mutate(gate().with(MutateOptions.MAIN, List.of(Gate.Use.class.getName())));
        assertThat(fate(result, "UNSYNCHRONIZED_METHOD", "enter")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "REMOVE_NOTIFY", "leave")).isEqualTo(Fate.KILLED);
        assertThat(fate(result, "TIMED_WAIT", "enter")).isEqualTo(Fate.UNDECIDED);
        assertThat(result.count(Fate.SURVIVED)).isZero();
        assertThat(result.result().verdict()).isEqualTo(Verdict.NOT_FOUND);
    }

    @Test
    void a_threshold_decides_about_the_verdict() throws Exception {
        Options options = gate().with(MutateOptions.MAIN, List.of(Gate.Use.class.getName()))
                .with(MutateOptions.OPERATORS, List.of("TIMED_WAIT", "REMOVE_NOTIFY"));
        assertThat(mutate(options.with(MutateOptions.THRESHOLD, 50)).result().verdict())
                .isEqualTo(Verdict.NOT_FOUND);
        assertThat(mutate(options.with(MutateOptions.THRESHOLD, 51)).result().verdict())
                .isEqualTo(Verdict.FAILED);
    }

    @Test
    void the_bundled_buffer_notices_mistakes_of_synchronization() {
        MutateResult result = mutate(Options.DEFAULTS
                .with(MutateOptions.SPEC, "BoundedBuffer")
                .with(MutateOptions.OPERATORS, List.of("UNSYNCHRONIZED_METHOD", "REMOVE_NOTIFY", "REMOVE_WAIT")));
        assertThat(result.mutants()).hasSize(6).allMatch(mutant -> mutant.fate() == Fate.KILLED);
        assertThat(result.result().verdict()).isEqualTo(Verdict.PASSED);
        assertThat(new MutateContent(result).json()).contains("\"killed\":6", "\"fate\":\"killed\"");
    }

    @Test
    void a_test_that_fails_without_any_mutant_is_refused() {
        assertThatThrownBy(() -> mutate(Options.DEFAULTS.with(MutateOptions.SPEC, "BoundedOvertakingAllocator")))
                .isInstanceOf(BadOption.class)
                .hasMessageContaining("fails without any mutant");
    }

    @Test
    void an_unknown_operator_and_a_class_without_mutants_are_refused() throws Exception {
        Options calls = gate().with(MonitorOptions.CALL, List.of("enter()"));
        assertThatThrownBy(() -> mutate(calls.with(MutateOptions.OPERATORS, List.of("NO_SUCH"))))
                .hasMessageContaining("no operator 'NO_SUCH'");
        assertThatThrownBy(() -> mutate(calls.with(MutateOptions.OPERATORS, List.of("CHANGE_COUNT"))))
                .hasMessageContaining("no operator changes anything");
    }
}
