package io.selvage.strategy;

import static io.selvage.modelprogram.Instruction.increment;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Choice;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.bounded.TreeSearch;
import io.selvage.strategy.sampling.SamplingSearch;
import io.selvage.testing.Forgetful;
import io.selvage.testing.ProgramGenerator;
import java.io.DataInput;
import java.io.DataOutput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Searches that several explorers can share, in batches of several sizes and in any order within a batch. */
@Tag("once")
class BatchedSearchTest {
    private static final int LIMIT = 2_000;

    /** The picks of all executions, in the order of the search; those of a batch are run last one first. */
    private static List<String> schedules(ModelProgram program, Batches search, int size, int limit) {
        ModelRunner runner = new ModelRunner(program);
        List<String> all = new ArrayList<>();
        while (all.size() < limit) {
            List<String> batch = runBackwards(runner, search.next(Math.min(size, limit - all.size())));
            if (batch.isEmpty()) {
                break;
            }
            all.addAll(batch);
            search.merge();
        }
        return all;
    }

    private static List<String> runBackwards(ModelRunner runner, List<? extends Strategy> batch) {
        List<String> schedules = new ArrayList<>();
        for (int i = batch.size() - 1; i >= 0; i--) {
            assertThat(batch.get(i).begin()).isTrue();
            FinishedExecution seen = runner.run(batch.get(i));
            batch.get(i).end(seen.trace());
            schedules.add(Arrays.toString(seen.choices()));
        }
        Collections.reverse(schedules);
        return schedules;
    }

    private static List<Supplier<Batches>> systematic() {
        return List.of(TreeSearch::all, TreeSearch::preemptions, TreeSearch::delays);
    }

    @Test
    void in_batches_of_one_brute_force_is_depth_first() {
        ModelProgram program = new ModelProgram().thread("a", increment("x")).thread("b", increment("x"));
        List<String> all = schedules(program, TreeSearch.all(), 1, LIMIT);
        List<String> plain = schedules(program, new Listed(new DfsStrategy()), 1, LIMIT);
        assertThat(all).isEqualTo(plain).doesNotHaveDuplicates();
    }

    @Test
    void whatever_the_size_of_a_batch_every_execution_is_run_once() {
        for (long seed = 0; seed < 60; seed++) {
            ModelProgram program = ProgramGenerator.any(seed).program();
            List<String> all = schedules(program, TreeSearch.all(), 1, LIMIT);
            for (Supplier<Batches> search : systematic()) {
                for (int size : new int[] {2, 7, 64}) {
                    List<String> some = schedules(program, search.get(), size, LIMIT);
                    assertThat(some).doesNotHaveDuplicates().hasSameSizeAs(all);
                    if (all.size() < LIMIT) {
                        assertThat(some).containsExactlyInAnyOrderElementsOf(all);
                    }
                }
            }
        }
    }

    @Test
    void a_search_that_is_saved_and_restored_after_every_batch_goes_on_as_if_nothing_had_happened() {
        for (long seed = 0; seed < 20; seed++) {
            ModelProgram program = ProgramGenerator.any(seed).program();
            for (Supplier<Batches> search : systematic()) {
                List<String> whole = schedules(program, search.get(), 5, LIMIT);
                assertThat(schedules(program, new Forgetful<>(search), 5, LIMIT))
                        .isEqualTo(whole);
            }
        }
    }

    @Test
    void walks_and_samples_depend_on_their_number_only() {
        ModelProgram program = ProgramGenerator.any(3).program();
        List<Supplier<Batches>> all = List.of(() -> SamplingSearch.walks(7), () -> SamplingSearch.pos(7));
        for (Supplier<Batches> search : all) {
            List<String> one = schedules(program, search.get(), 1, 200);
            assertThat(schedules(program, search.get(), 64, 200)).isEqualTo(one);
            assertThat(schedules(program, new Forgetful<>(search), 9, 200)).isEqualTo(one);
        }
    }

    @Test
    void priorities_learn_between_batches_only() {
        ModelProgram program = ProgramGenerator.any(3).program();
        List<String> whole = schedules(program, SamplingSearch.pct(7, 3), 10, 200);
        assertThat(schedules(program, new Forgetful<>(() -> SamplingSearch.pct(7, 3)), 10, 200))
                .isEqualTo(whole);
    }

    @Test
    void a_bounded_search_says_what_is_complete() {
        ModelProgram program =
                new ModelProgram().thread("a", write("x", 1), write("y", 1)).thread("b", write("x", 2), write("y", 2));
        TreeSearch search = TreeSearch.preemptions();
        schedules(program, search, 1, 1);
        assertThat(search.scope()).isEqualTo("not even all schedules without preemptions were run");
        schedules(program, search, 1, 2);
        assertThat(search.scope()).isEqualTo("all schedules with at most 0 preemptions were run");
        schedules(program, search, 1, 5);
        assertThat(search.scope()).startsWith("all schedules with at most ");
    }

    /** A strategy as batches of one. */
    private record Listed(Strategy strategy) implements Batches {
        @Override
        public List<? extends Strategy> next(int most) {
            return strategy.begin() ? List.of(new Begun(strategy)) : List.of();
        }

        @Override
        public void merge() {}

        @Override
        public void save(DataOutput out) {}

        @Override
        public void restore(DataInput in) {}

        @Override
        public double done() {
            return 0;
        }
    }

    private record Begun(Strategy strategy) implements Strategy {
        @Override
        public boolean begin() {
            return true;
        }

        @Override
        public int choose(Choice choice) {
            return strategy.choose(choice);
        }

        @Override
        public void end(Trace trace) {
            strategy.end(trace);
        }
    }
}
