package io.selvage.testbed.polling;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.api.Selvage;
import io.selvage.model.Finding;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Loops that wait with a short time limit, and tasks that a timer repeats, come to an end in every search.
 * {@code -Dselvage.polling.programs=500} compares more random programs.
 */
class PollingLoopsTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.polling.programs", 8);
    private static final int FIRST = Integer.getInteger("selvage.polling.first", 1);
    private static final int MOST = Integer.getInteger("selvage.polling.executions", 600);

    private static final List<String> OTHERS = List.of("dfs", "sss", "lapor", "exitblock-rw");
    static final String ASSUMPTION = "time limits are long enough where several in a row have run out";

    /** Enough for the programs here; who waits in vain is given up after 1,000 times then. */
    private static final int STEPS = 20_000;

    @TempDir
    private Path out;

    @ParameterizedTest
    @EnumSource
    void a_correct_program_that_polls_is_proved(Polls program) {
        Result result = explore(program, "dpor");
        assertThat(result.verdict()).as(result.notes().toString()).isEqualTo(Verdict.PASSED);
        assertThat(outputs(result)).isEqualTo(program.outputs());
        assertThat(result.assumed()).allMatch(program::mayAssume);
        assertThat(result.assumed().contains(ASSUMPTION)).isEqualTo(program.assumes());
    }

    @ParameterizedTest
    @EnumSource
    void who_polls_for_ever_for_what_nobody_brings_is_named(PollsForEver program) {
        Result result = explore(program, "dpor");
        assertThat(result.findings()).extracting(Finding::kind).containsExactly(program.kind());
    }

    @Test
    void what_may_happen_while_a_thread_polls_is_the_same_in_all_searches() {
        int compared = 0;
        for (int seed = FIRST; seed < FIRST + PROGRAMS; seed++) {
            RandomPolling program = RandomPolling.draw(seed);
            Result reference = explore(program, "dpor");
            for (String strategy : reference.exhaustive() ? OTHERS : List.<String>of()) {
                Result other = explore(program, strategy);
                if (other.exhaustive()) {
                    compared++;
                    assertThat(outputs(reference))
                            .as("dpor against " + strategy + ", seed " + seed + ": " + program)
                            .isEqualTo(outputs(other));
                }
            }
        }
        assertThat(compared).isGreaterThan(PROGRAMS / 2);
    }

    private static Set<String> outputs(Result result) {
        return result.outputs().stream()
                .map(ProgramOutput::text)
                .map(String::strip)
                .collect(Collectors.toSet());
    }

    private Result explore(Runnable program, String strategy) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.SCHEDULES, (long) MOST)
                .with(OptionList.STEPS, STEPS)
                .with(OptionList.TIME, Duration.ofMinutes(5))
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.OUT, out);
        Result result = Selvage.explore(options, program);
        assertThat(result.verdict()).as(result.fault()).isNotEqualTo(Verdict.TOOL_FAULT);
        return result;
    }
}
