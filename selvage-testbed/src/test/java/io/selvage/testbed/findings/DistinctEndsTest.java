package io.selvage.testbed.findings;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.programs.ThirdParty;
import io.selvage.testbed.programs.TwoCallers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Executions that end almost alike are told apart, and each counts for what is wrong with it. */
class DistinctEndsTest {
    @TempDir
    private Path out;

    private List<Finding> findings(Class<?> program, FindingKind kind) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, "dpor")
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.SCHEDULES, 100_000L)
                .with(OptionList.OUT, out);
        List<Path> here = List.of(Path.of(SelvageProcess.tests()));
        Result result = Exploration.run(options, new Program(here, program.getName(), List.of()));
        assertThat(result.exhaustive()).isTrue();
        return result.findings().stream()
                .filter(finding -> finding.kind() == kind)
                .toList();
    }

    @Test
    void what_one_helper_throws_for_two_callers_are_two_findings() {
        List<Finding> thrown = findings(TwoCallers.class, FindingKind.UNCAUGHT_EXCEPTION);
        assertThat(thrown).hasSize(2);
        assertThat(thrown.get(0).count()).isEqualTo(thrown.get(1).count());
    }

    @Test
    void a_deadlock_counts_for_those_who_are_in_it_and_not_for_who_is_stuck_behind_them() {
        List<Finding> deadlocks = findings(ThirdParty.class, FindingKind.DEADLOCK);
        assertThat(deadlocks).hasSize(2);
        assertThat(deadlocks.get(0).count()).isEqualTo(deadlocks.get(1).count());
    }
}
