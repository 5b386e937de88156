package io.selvage.testbed.findings;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Executions with much of something are looked at like any other, or the report says what was not. */
class LargeExecutionsTest {
    @TempDir
    private Path out;

    private Result explore(String program, long schedules) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, "random")
                .withText(OptionList.MEMORY, "sync")
                .with(OptionList.SCHEDULES, schedules)
                .with(OptionList.TIME, Duration.ofMinutes(10))
                .with(OptionList.OUT, out);
        return Exploration.run(options, FailureKindsTest.program("Large$" + program));
    }

    @Test
    void hundreds_of_threads_are_told_apart() {
        Result result = explore("Threads300", 3);
        assertThat(result.findings()).isEmpty();
        assertThat(result.outputs()).extracting(output -> output.text()).containsExactly("300\n");
        assertThat(explore("RacyThreads300", 3).findings())
                .extracting(Finding::kind)
                .containsExactly(FindingKind.DATA_RACE);
    }

    @Test
    void a_race_is_found_among_a_million_accesses() {
        Result result = explore("MillionAccesses", 1);
        assertThat(result.findings()).extracting(Finding::kind).containsExactly(FindingKind.DATA_RACE);
        assertThat(result.findings().get(0).message()).contains("MillionAccesses.last");
    }

    @Test
    void a_million_elements_are_a_million_variables() {
        Result result = explore("MillionElements", 1);
        assertThat(result.findings()).isEmpty();
        assertThat(result.fault()).isEmpty();
        assertThat(result.notes()).noneMatch(note -> note.contains("not searched"));
    }

    @Test
    void no_search_is_called_exhaustive_where_detectors_could_not_look() {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, "dfs")
                .withText(OptionList.MEMORY, "sync")
                .with(OptionList.TIME, Duration.ofMinutes(10))
                .with(OptionList.OUT, out);
        Result result = Exploration.run(options, FailureKindsTest.program("Large$TooManyElements"));
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(result.exhaustive()).isFalse();
        assertThat(result.notes())
                .anyMatch(note ->
                        note.contains("was not searched for data races to its end: more than 4194304 variables"));
    }

    @Test
    void locks_may_be_held_thousands_of_times() {
        Result result = explore("DeepRecursion", 2);
        assertThat(result.findings()).isEmpty();
        assertThat(result.outputs()).extracting(output -> output.text()).containsExactly("4002\n");
    }
}
