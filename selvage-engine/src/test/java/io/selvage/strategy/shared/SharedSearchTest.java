package io.selvage.strategy.shared;

import static io.selvage.modelprogram.Instruction.increment;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Batches;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.dpor.DporSearch;
import io.selvage.strategy.sampling.SamplingSearch;
import io.selvage.strategy.sampling.SurwSearch;
import io.selvage.testing.Exhausted;
import io.selvage.testing.Forgetful;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who runs which execution, on model programs. */
@Tag("once")
class SharedSearchTest {
    private static final int SIZE = 8;

    private static SharedSearch search(double budget) {
        return new SharedSearch(
                new SharedSearch.Member("dpor", new DporSearch()),
                List.of(
                        new SharedSearch.Member("random", SamplingSearch.walks(1)),
                        new SharedSearch.Member("surw", new SurwSearch(1))),
                () -> budget);
    }

    /** Threads whose steps all conflict: 2,520 traces for two, three and five writes. */
    private static ModelProgram writers(int... writes) {
        ModelProgram program = new ModelProgram();
        for (int thread = 0; thread < writes.length; thread++) {
            List<Instruction> all = IntStream.range(0, writes[thread])
                    .mapToObj(i -> write("x", i))
                    .toList();
            program.thread("t" + thread, all);
        }
        return program;
    }

    /** For each execution, in order, who ran it and what was chosen. */
    private static List<String> executions(ModelProgram program, Batches search, int most) {
        ModelRunner runner = new ModelRunner(program);
        List<String> all = new ArrayList<>();
        while (all.size() < most) {
            List<? extends Strategy> batch = search.next(Math.min(SIZE, most - all.size()));
            if (batch.isEmpty()) {
                all.add("over");
                return all;
            }
            for (Strategy execution : batch) {
                assertThat(execution.begin()).isTrue();
                FinishedExecution seen = runner.run(execution);
                all.add(search.phase() + " " + Arrays.toString(seen.choices()));
                execution.end(seen.trace());
            }
            search.merge();
        }
        return all;
    }

    private static long count(List<String> executions, String strategy) {
        return executions.stream().filter(text -> text.startsWith(strategy)).count();
    }

    @Test
    void a_search_that_seems_to_end_in_time_runs_alone() {
        List<String> all = executions(writers(2, 3, 5), search(10_000), 10_000);
        assertThat(count(all, "dpor")).isEqualTo(2_520);
        assertThat(all).hasSize(2_520 + 1);
    }

    @Test
    void one_that_is_hopeless_gets_half_of_what_each_sampler_gets() {
        List<String> all = executions(writers(9, 9, 9, 9), search(5_000), 5_000);
        assertThat(count(all, "dpor")).isBetween(980L, 1_020L);
        assertThat(count(all, "random")).isBetween(1_980L, 2_020L);
        assertThat(count(all, "surw")).isBetween(1_980L, 2_020L);
    }

    @Test
    void one_that_may_end_in_time_gets_half_of_all_and_ends_with_everything_explored() {
        List<String> all = executions(writers(2, 3, 5), search(1_000), 20_000);
        assertThat(count(all, "dpor")).isEqualTo(2_520);
        assertThat(count(all, "random")).isBetween(1_200L, 1_300L);
        assertThat(all).endsWith("over");
    }

    @Test
    void samplers_change_nothing_about_what_the_exhaustive_search_runs() {
        List<String> alone = executions(writers(2, 3, 5), search(10_000), 10_000);
        List<String> shared = executions(writers(2, 3, 5), search(1_000), 20_000);
        assertThat(shared.stream().filter(text -> text.startsWith("dpor")))
                .containsExactlyInAnyOrderElementsOf(alone.subList(0, 2_520));
    }

    @Test
    void saved_and_restored_after_every_batch_it_goes_on_as_if_nothing_had_happened() {
        ModelProgram program = writers(9, 9, 9, 9);
        List<String> whole = executions(program, search(500), 500);
        Forgetful<SharedSearch> forgetful = new Forgetful<>(() -> search(500));
        assertThat(executions(program, forgetful, 500).stream().map(SharedSearchTest::choices))
                .isEqualTo(whole.stream().map(SharedSearchTest::choices).toList());
    }

    private static String choices(String execution) {
        return execution.substring(execution.indexOf('['));
    }

    @Test
    void small_programs_show_the_same_outcomes_as_under_the_exhaustive_search() {
        ModelProgram program =
                new ModelProgram().thread("a", increment("x")).thread("b", increment("x"), increment("y"));
        Exhausted alone = Exhausted.run(new ModelRunner(program), new DporSearch(), 1, 1_000);
        Exhausted shared = Exhausted.run(new ModelRunner(program), search(1), 1, 1_000);
        assertThat(shared.isComplete()).isTrue();
        assertThat(shared.outcomes()).isEqualTo(alone.outcomes());
    }
}
