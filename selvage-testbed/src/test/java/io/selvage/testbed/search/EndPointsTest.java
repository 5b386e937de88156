package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.BadOption;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads made in loops are counted as by the paper's formulas; {@code --until} ends what has no end. */
class EndPointsTest {
    @TempDir
    private Path out;

    private Result explore(Options options, Class<?> program, String... args) throws URISyntaxException {
        Path classes = Path.of(
                program.getProtectionDomain().getCodeSource().getLocation().toURI());
        return Exploration.run(
                options.with(OptionList.OUT, out), new Program(List.of(classes), program.getName(), List.of(args)));
    }

    /** (kn)! / (n!)^k for k threads with n regions each. */
    @ParameterizedTest
    @CsvSource({"2, 2, 6", "2, 3, 20", "3, 2, 90", "2, 4, 70"})
    void threads_made_in_a_loop_have_as_many_schedules_as_the_formula_says(String threads, String regions, long all)
            throws URISyntaxException {
        Options options = Options.DEFAULTS.withText(OptionList.STRATEGY, "exitblock");
        Result result = explore(options, EndPoints.Blocks.class, threads, regions, "shared");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.executions()).isEqualTo(all);
    }

    /** (n + 1)^(k - 1), those included that are cut. */
    @ParameterizedTest
    @CsvSource({"2, 3, 4", "3, 2, 9", "3, 3, 16", "2, 5, 6"})
    void without_conflicts_there_are_as_many_as_the_formula_with_pruning_says(String threads, String regions, long all)
            throws URISyntaxException {
        Options options = Options.DEFAULTS.withText(OptionList.STRATEGY, "exitblock-rw");
        Result result = explore(options, EndPoints.Blocks.class, threads, regions, "own");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.executions() + result.cut()).isEqualTo(all);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "dfs", "sss", "exitblock"})
    void a_server_ends_where_it_comes_to_a_method(String strategy) throws URISyntaxException {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.UNTIL, List.of("*.EndPoints$Server.next"));
        Result result = explore(options, EndPoints.Server.class);
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.assumed()).containsExactly("threads end where --until says (*.EndPoints$Server.next)");
        if (strategy.equals("dpor")) {
            assertThat(result.executions()).isEqualTo(2);
        }
    }

    @Test
    void a_thread_ends_after_some_operations() throws URISyntaxException {
        Options options = Options.DEFAULTS.with(OptionList.UNTIL, List.of("9"));
        Result result = explore(options, EndPoints.Server.class);
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.executions()).isGreaterThan(2);
    }

    @Test
    void locks_in_a_cycle_are_found_beside_a_thread_that_was_stopped() throws URISyntaxException {
        Options options = Options.DEFAULTS.with(OptionList.UNTIL, List.of("*.EndPoints$Server.next"));
        Result result = explore(options, EndPoints.Stuck.class);
        assertThat(result.findings()).extracting(Finding::kind).containsExactly(FindingKind.DEADLOCK);
    }

    @Test
    void what_is_no_end_point_is_refused() {
        for (String bad : List.of("0", "-1", "loop", "")) {
            assertThatThrownBy(() -> OptionList.UNTIL.parse(bad)).as(bad).isInstanceOf(BadOption.class);
        }
    }
}
