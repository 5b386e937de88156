package io.selvage.testbed.findings;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A livelock is told once, with a schedule that leads into it and once round. */
class LivelockSchedulesTest {
    @TempDir
    private Path out;

    private Options options(String strategy) {
        return Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.TIME, Duration.ofMinutes(10))
                .with(OptionList.STEPS, 2_000)
                .with(OptionList.OUT, out);
    }

    private static Result explore(Options options, String program) {
        return Exploration.run(options, FailureKindsTest.program("Rounds$" + program));
    }

    private Finding livelock(String strategy, String program) {
        Options few = options(strategy).with(OptionList.SCHEDULES, 100L);
        List<Finding> findings = explore(few, program).findings();
        assertThat(findings).extracting(Finding::kind).containsExactly(FindingKind.LIVELOCK);
        return findings.get(0);
    }

    /** What the text of a schedule leads to, without any of the options it was found with. */
    private Finding replayed(String program, String schedule) {
        Options other = Options.DEFAULTS.with(OptionList.OUT, out);
        Result result = Exploration.replay(
                other, FailureKindsTest.program("Rounds$" + program), Schedule.parse(schedule), null);
        assertThat(result.findings()).extracting(Finding::kind).containsExactly(FindingKind.LIVELOCK);
        return result.findings().get(0);
    }

    @ParameterizedTest
    @CsvSource({
        "Polite, dpor",
        "Undo, random",
        "Undo, dpor",
        "Spoon, dpor",
        "Spoon, random",
        "Spinners, random",
        "BackOff, dpor",
        "InsideOfLock, dpor"
    })
    void the_schedule_of_a_livelock_is_short_and_leads_to_it_again(String program, String strategy) {
        Finding found = livelock(strategy, program);
        assertThat(found.steps()).hasSizeLessThan(50);
        Finding again = replayed(program, found.schedule());
        assertThat(again.sites()).isEqualTo(found.sites());
        assertThat(again.details()).isEqualTo(found.details());
        assertThat(again.failureClass()).isEqualTo(found.failureClass());
        assertThat(again.steps()).hasSameSizeAs(found.steps());
    }

    @Test
    void a_livelock_needs_no_more_preemptions_than_where_it_was_found_which_can_be_replayed_as_well() {
        Finding found = livelock("random", "Undo");
        Finding original = replayed("Undo", found.original());
        assertThat(found.preemptions()).isLessThanOrEqualTo(original.preemptions());
        assertThat(found.steps()).hasSizeLessThan(original.steps().size());
        assertThat(original.sites()).containsAll(found.sites());
    }

    @Test
    void a_livelock_that_comes_from_a_preemption_keeps_it() {
        // Threads that are not disturbed come to their end: the first one finds that the other does not want to go.
        Finding found = livelock("dpor", "Polite");
        assertThat(found.preemptions()).isPositive();
        ScheduleFile file = ScheduleFile.read(found.file().orElseThrow());
        assertThat(file.schedule().header().steps()).isPositive();
    }

    @Test
    void switches_that_have_nothing_to_do_with_it_are_left_out() {
        Finding found = livelock("random", "Prelude");
        Finding original = replayed("Prelude", found.original());
        assertThat(original.preemptions()).isGreaterThan(10);
        // One to let the other thread go on, and one to come back.
        assertThat(found.preemptions()).isLessThanOrEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "pos"})
    void a_livelock_is_told_once_however_many_executions_show_it(String strategy) {
        Options all = options(strategy).with(OptionList.KEEP_GOING, true).with(OptionList.SCHEDULES, 20L);
        for (String program : List.of("Undo", "Prelude", "Spinners", "Spoon")) {
            Result result = explore(all, program);
            assertThat(result.findings()).as(program).extracting(Finding::kind).containsOnlyOnce(FindingKind.LIVELOCK);
        }
    }

    @Test
    void livelocks_in_different_loops_are_told_apart() {
        Options all = options("random").with(OptionList.KEEP_GOING, true).with(OptionList.SCHEDULES, 20L);
        List<Finding> findings = explore(all, "Either").findings();
        assertThat(findings).extracting(Finding::kind).containsExactly(FindingKind.LIVELOCK, FindingKind.LIVELOCK);
        assertThat(findings.get(0).sites())
                .doesNotContainAnyElementsOf(findings.get(1).sites());
    }
}
