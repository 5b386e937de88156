package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.programs.CountingLooks;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Priorities do not let a thread wait for ever for one of a lower priority, not even in the first execution. */
class PrioritiesTest {
    @TempDir
    private Path out;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void no_execution_is_given_up_because_a_thread_polls(long seed) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, "pct")
                .with(OptionList.SEED, seed)
                .with(OptionList.SCHEDULES, 100L)
                .with(OptionList.STEPS, 5_000)
                .with(OptionList.OUT, out);
        List<Path> here = List.of(Path.of(SelvageProcess.tests()));
        Result result = Exploration.run(options, new Program(here, CountingLooks.class.getName(), List.of()));
        assertThat(result.executions()).isEqualTo(100);
        assertThat(result.cut()).isZero();
    }
}
