package io.selvage.strategy.bounded;

import static io.selvage.modelprogram.Instruction.increment;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.SequentialSearch;
import io.selvage.strategy.Strategy;
import io.selvage.testing.Exhausted;
import io.selvage.testing.ProgramGenerator;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoundedSearchTest {
    private static final int LIMIT = 3_000;

    private static int preemptions(Trace trace) {
        int count = 0;
        for (int i = 0; i < trace.length(); i++) {
            boolean first = i == 0 || trace.step(i) != trace.step(i - 1);
            count += first && trace.preempts(i) ? 1 : 0;
        }
        return count;
    }

    private static List<Integer> preemptionsOfAll(ModelProgram program, Strategy strategy) {
        ModelRunner runner = new ModelRunner(program);
        List<Integer> counts = new ArrayList<>();
        while (strategy.begin()) {
            FinishedExecution seen = runner.run(strategy);
            counts.add(preemptions(seen.trace()));
            strategy.end(seen.trace());
        }
        return counts;
    }

    @Test
    void executions_come_in_the_order_of_their_preemptions_each_once() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), write("x", 1), unlock("m"), write("y", 1))
                .thread("b", lock("m"), write("x", 2), unlock("m"))
                .thread("c", write("y", 2));
        List<Integer> bounded = preemptionsOfAll(program, new SequentialSearch(TreeSearch.preemptions()));
        List<Integer> all = preemptionsOfAll(program, new DfsStrategy());
        all.sort(null);
        assertThat(bounded).isEqualTo(all);
    }

    @Test
    void a_lost_increment_needs_one_preemption() {
        ModelProgram program = new ModelProgram().thread("a", increment("x")).thread("b", increment("x"));
        TreeSearch search = TreeSearch.preemptions();
        SequentialSearch strategy = new SequentialSearch(search);
        ModelRunner runner = new ModelRunner(program);
        String outcome;
        do {
            assertThat(strategy.begin()).isTrue();
            FinishedExecution seen = runner.run(strategy);
            outcome = seen.output();
            strategy.end(seen.trace());
        } while (!outcome.endsWith("{x=1}"));
        assertThat(search.bound()).isEqualTo(1);
    }

    @Test
    void both_bounded_searches_run_in_the_end_exactly_the_executions_of_brute_force() {
        for (long seed = 0; seed < 60; seed++) {
            ModelProgram program = ProgramGenerator.any(seed).program();
            Exhausted all = Exhausted.run(new ModelRunner(program), new DfsStrategy(), LIMIT);
            if (all.isComplete()) {
                for (Strategy bounded : List.of(
                        new SequentialSearch(TreeSearch.preemptions()), new SequentialSearch(TreeSearch.delays()))) {
                    Exhausted other = Exhausted.run(new ModelRunner(program), bounded, LIMIT + 1);
                    assertThat(other.isComplete()).isTrue();
                    assertThat(other.executions()).isEqualTo(all.executions());
                    assertThat(other.traces()).isEqualTo(all.traces());
                }
            }
        }
    }

    @Test
    void without_delays_there_is_one_execution() {
        TreeSearch search = TreeSearch.delays();
        SequentialSearch strategy = new SequentialSearch(search);
        ModelRunner runner =
                new ModelRunner(new ModelProgram().thread("a", write("x", 1)).thread("b", write("x", 2)));
        strategy.begin();
        strategy.end(runner.run(strategy).trace());
        assertThat(strategy.begin()).isTrue();
        assertThat(search.bound()).isEqualTo(1);
    }
}
