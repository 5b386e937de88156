package io.selvage.explore.shrink;

import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.detect.hang.HangDetector;
import io.selvage.detect.race.RacePolicy;
import io.selvage.explore.execution.FindingCause;
import io.selvage.explore.execution.FindingMatcher;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.options.Options;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.guided.ReplayStrategy;
import io.selvage.strategy.sampling.RandomStrategy;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Failing schedules become as simple as can be, and go on failing. */
class ShrinkerTest {
    /** Three threads that come to a deadlock if each gets its first lock, and a fourth that is in the way. */
    private static final ModelProgram CYCLE = new ModelProgram()
            .thread("a", write("x", 1), lock("m"), write("x", 2), lock("n"), unlock("n"), unlock("m"))
            .thread("b", write("y", 1), lock("n"), write("y", 2), lock("o"), unlock("o"), unlock("n"))
            .thread("c", write("z", 1), lock("o"), write("z", 2), lock("m"), unlock("m"), unlock("o"))
            .thread("d", write("x", 3), write("y", 3), write("z", 3));

    private final ModelRunner runner = new ModelRunner(CYCLE);
    private final HangDetector detector = new HangDetector();

    /** The first execution of a search that fails, by its picks. */
    private int[] firstFailure(Strategy strategy) {
        while (strategy.begin()) {
            FinishedExecution seen = runner.run(strategy);
            strategy.end(seen.trace());
            if (!detector.inspect(seen).isEmpty()) {
                return seen.choices();
            }
        }
        throw new AssertionError("nothing fails");
    }

    private Finding findingOf(int[] picks) {
        ReplayStrategy replay = new ReplayStrategy(picks);
        replay.begin();
        List<Finding> findings = detector.inspect(runner.run(replay));
        assertThat(findings).hasSize(1);
        return findings.get(0);
    }

    private Shrinker.Shrunk shrink(int[] picks) {
        return Shrinker.shrink(
                        runner::run,
                        new FindingMatcher(Options.DEFAULTS, RacePolicy.ALL),
                        FindingCause.of(findingOf(picks)),
                        picks)
                .orElseThrow();
    }

    @Test
    void a_cycle_of_three_locks_needs_one_preemption_and_no_more_however_it_was_found() {
        for (int seed = 1; seed <= 20; seed++) {
            Shrinker.Shrunk shrunk = shrink(firstFailure(new RandomStrategy(seed)));
            assertThat(shrunk.preemptions()).as("seed %d", seed).isEqualTo(1);
            // Three threads begin, write, lock and write: 12 steps; the fourth comes to its end in 5.
            assertThat(shrunk.steps()).as("seed %d", seed).isEqualTo(17);
        }
    }

    @Test
    void what_is_left_fails_in_the_same_way() {
        int[] found = firstFailure(new RandomStrategy(7));
        Finding before = findingOf(found);
        assertThat(FindingCause.of(findingOf(shrink(found).choices()))).isEqualTo(FindingCause.of(before));
    }

    @Test
    void the_same_schedule_shrinks_to_the_same_schedule() {
        int[] found = firstFailure(new RandomStrategy(3));
        assertThat(shrink(found).choices()).isEqualTo(shrink(found).choices());
    }

    @Test
    void a_schedule_that_does_not_fail_is_left_alone() {
        FindingCause cause = FindingCause.of(findingOf(firstFailure(new RandomStrategy(1))));
        DfsStrategy dfs = new DfsStrategy();
        dfs.begin();
        int[] harmless = runner.run(dfs).choices();
        assertThat(Shrinker.shrink(runner::run, new FindingMatcher(Options.DEFAULTS, RacePolicy.ALL), cause, harmless))
                .isEmpty();
    }
}
