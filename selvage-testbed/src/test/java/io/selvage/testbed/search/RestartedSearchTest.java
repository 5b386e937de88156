package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.options.MemoryMode;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.programs.RaceBesideLocks;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search that begins anew has forgotten what it saw, and sees it again. */
class RestartedSearchTest {
    @TempDir
    private Path out;

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor"})
    void locks_in_a_dangerous_order_are_reported_though_they_were_seen_before_a_race_made_new_points(String strategy) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.MEMORY, MemoryMode.SYNC)
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.SCHEDULES, 1L)
                .with(OptionList.OUT, out);
        List<Path> here = List.of(Path.of(SelvageProcess.tests()));
        Result result = Exploration.run(options, new Program(here, RaceBesideLocks.class.getName(), List.of()));
        assertThat(result.notes()).anyMatch(note -> note.contains("the search began anew"));
        assertThat(result.findings())
                .extracting(Finding::kind)
                .contains(FindingKind.DATA_RACE, FindingKind.POTENTIAL_DEADLOCK);
    }
}
