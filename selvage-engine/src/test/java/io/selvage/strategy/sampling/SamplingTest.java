package io.selvage.strategy.sampling;

import static io.selvage.modelprogram.Instruction.increment;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Random strategies with fixed seeds; each test says how likely it would fail with another seed. */
class SamplingTest {
    private static List<String> outcomes(ModelProgram program, Strategy strategy, int executions) {
        ModelRunner runner = new ModelRunner(program);
        List<String> outcomes = new ArrayList<>();
        for (int i = 0; i < executions; i++) {
            strategy.begin();
            FinishedExecution seen = runner.run(strategy);
            outcomes.add(seen.output());
            strategy.end(seen.trace());
        }
        return outcomes;
    }

    private static long count(List<String> outcomes, String ending) {
        return outcomes.stream().filter(outcome -> outcome.endsWith(ending)).count();
    }

    private static ModelProgram increments() {
        return new ModelProgram().thread("a", increment("x")).thread("b", increment("x"));
    }

    @Test
    void pct_finds_a_bug_of_depth_two_with_its_guaranteed_probability() {
        // n = 2 threads, k = 6 steps, d = 2: at least 1/12 of the executions. Of 2,400 that is 200 with a standard
        // deviation of
        // 13.5; fewer than 132 is five of them below, one in three million.
        List<String> outcomes = outcomes(increments(), new PctStrategy(1, 2), 2_400);
        assertThat(count(outcomes, "{x=1}")).isGreaterThan(132);
    }

    @Test
    void pct_without_changes_never_preempts() {
        List<String> outcomes = outcomes(increments(), new PctStrategy(1, 1), 200);
        assertThat(count(outcomes, "{x=1}")).isZero();
        assertThat(outcomes.stream().distinct()).hasSize(2); // either first; both seen but for odds of 2^-199
    }

    @Test
    void pos_samples_a_rare_order_far_more_often_than_a_random_walk() {
        // A random walk puts the write first only if at most one of its first seven picks is b's: one in 16, which is
        // 62 of
        // 1,000 with a standard deviation of 7.7. Sampling puts it first in one of four, 250 with one of 13.7. That the
        // second is
        // not more than twice the first is six deviations away, one in a billion.
        ModelProgram program = new ModelProgram()
                .thread("a", write("p", 1), write("q", 1), write("r", 1), write("s", 1), write("x", 1))
                .thread("b", read("x"));
        String all = "b:x=1 {p=1, q=1, r=1, s=1, x=1}";
        long pos = count(outcomes(program, new PosStrategy(1), 1_000), all);
        long walk = count(outcomes(program, new RandomStrategy(1), 1_000), all);
        assertThat(pos).isGreaterThan(2 * walk);
    }

    @Test
    void the_same_seed_gives_the_same_executions() {
        assertThat(outcomes(increments(), new PctStrategy(7, 3), 50))
                .isEqualTo(outcomes(increments(), new PctStrategy(7, 3), 50));
        assertThat(outcomes(increments(), new PosStrategy(7), 50))
                .isEqualTo(outcomes(increments(), new PosStrategy(7), 50));
    }
}
