package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.testbed.SelvageProcess;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The searches that switch at releases, on real programs. */
class ExitBlockTest {
    @TempDir
    private Path out;

    private Result explore(String strategy, String program) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.KEEP_GOING, program.endsWith("Hidden"))
                .with(OptionList.OUT, out);
        return Exploration.run(
                options,
                new Program(List.of(Path.of(SelvageProcess.corpus())), "io.selvage.testbed." + program, List.of()));
    }

    private static List<FindingKind> kinds(Result result) {
        return result.findings().stream().map(finding -> finding.kind()).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"exitblock", "exitblock-rw", "exitblock-dd", "exitblock-rwdd"})
    void split_sync_fails_on_the_third_schedule(String strategy) {
        Result result = explore(strategy, "kernel.SplitSyncAsserted");
        assertThat(kinds(result)).containsExactly(FindingKind.UNCAUGHT_EXCEPTION);
        assertThat(result.findings().get(0).execution()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"exitblock", "exitblock-rw", "exitblock-dd", "exitblock-rwdd"})
    void a_correct_program_passes(String strategy) {
        Result result = explore(strategy, "kernel.SplitSyncFixed");
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.exhaustive()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"exitblock", "exitblock-rw", "exitblock-dd", "exitblock-rwdd"})
    void a_lock_taken_again_after_a_timed_wait_is_no_reason_for_doubt(String strategy) {
        assertThat(explore(strategy, "kernel.PatientReport").verdict()).isEqualTo(Verdict.PASSED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"exitblock", "exitblock-rw"})
    void the_lock_of_somebody_else_breaks_the_discipline(String strategy) {
        assertThat(kinds(explore(strategy, "kernel.WrongLock"))).contains(FindingKind.LOCK_DISCIPLINE);
    }

    @Test
    void deadlock_detection_finds_a_deadlock_that_the_pruned_search_can_only_predict() {
        assertThat(kinds(explore("exitblock-dd", "kernel.LockOrderHidden"))).containsExactly(FindingKind.DEADLOCK);
        Result pruned = explore("exitblock-rwdd", "kernel.LockOrderHidden");
        assertThat(kinds(pruned)).containsExactly(FindingKind.POTENTIAL_DEADLOCK);
        assertThat(pruned.exhaustive()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"exitblock", "exitblock-rw", "exitblock-dd", "exitblock-rwdd"})
    void a_deadlock_that_depends_on_data_is_not_denied(String strategy) {
        assertThat(explore(strategy, "kernel.LockOrderByData").verdict()).isNotEqualTo(Verdict.PASSED);
    }

    @Test
    void a_gate_keeps_the_deadlock_out() {
        assertThat(explore("exitblock-dd", "kernel.LockOrderGated").findings()).isEmpty();
    }
}
