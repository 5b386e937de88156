package io.selvage.testbed.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.FindingKind;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.jdk.WaitInCallback;
import io.selvage.testbed.kernel.WaitsOnThread;
import io.selvage.testbed.reduce.ParkInterrupted;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs whose outcomes a reduction loses if it overlooks a single access of an operation. */
class FootprintsTest {
    @TempDir
    private Path folder;

    private Result explore(String strategy, Class<?> program, boolean interrupts) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.INTERRUPTS, interrupts)
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.OUT, folder)
                .with(OptionList.SCHEDULES, 20_000L);
        return Exploration.run(
                options, new Program(List.of(Path.of(SelvageProcess.corpus())), program.getName(), List.of()));
    }

    private static List<String> outputs(Result result) {
        return result.outputs().stream()
                .map(ProgramOutput::text)
                .map(String::strip)
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor", "lapor", "sss", "if-sss", "composed", "exitblock", "exitblock-rw"})
    void a_park_that_an_interrupt_ends_sets_the_flag(String strategy) {
        Result result = explore(strategy, ParkInterrupted.class, true);
        assertThat(outputs(result)).contains("false", "true");
        assertThat(result.executions()).isLessThan(20_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dfs", "dpor", "lapor", "sss", "if-sss", "composed", "exitblock", "exitblock-rw"})
    void a_thread_that_ends_notifies_who_waits_on_it(String strategy) {
        Result result = explore(strategy, WaitsOnThread.class, false);
        assertThat(outputs(result)).contains("ended");
        assertThat(result.findings()).extracting(finding -> finding.kind()).contains(FindingKind.ORPHANED_WAIT);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dpor", "lapor", "sss", "if-sss", "composed", "exitblock-rw"})
    void a_wait_inside_of_a_call_gives_the_lock_up(String strategy) {
        Result result = explore(strategy, WaitInCallback.class, false);
        assertThat(result.exhaustive()).isTrue();
        assertThat(outputs(result)).containsExactly("0 0", "0 1", "1 0", "1 2", "2 1");
    }
}
