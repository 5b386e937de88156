package io.selvage.strategy.dpor;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.increment;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.park;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.timedAwait;
import static io.selvage.modelprogram.Instruction.timedPark;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.unpark;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.SequentialSearch;
import io.selvage.strategy.Strategy;
import io.selvage.testing.Exhausted;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs whose traces can be counted by hand. */
class DporSearchTest {
    private static final int LIMIT = 10_000;

    private static Exhausted explore(ModelProgram program) {
        Exhausted result = Exhausted.run(new ModelRunner(program), new SequentialSearch(new DporSearch()), LIMIT);
        assertThat(result.isComplete()).isTrue();
        assertThat(result.cut()).isZero();
        assertThat(result.traces()).hasSize(result.executions());
        return result;
    }

    private static int executions(ModelProgram program) {
        return explore(program).executions();
    }

    /** Threads that each take a lock several times: one and the same, or each its own. */
    private static ModelProgram sections(int threads, int sections, boolean sameLock) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            String lock = sameLock ? "m" : "m" + i;
            List<Instruction> body = new ArrayList<>();
            for (int k = 0; k < sections; k++) {
                body.add(lock(lock));
                body.add(write("x" + i, k));
                body.add(unlock(lock));
            }
            program.thread("t" + i, body);
        }
        return program;
    }

    @Test
    void three_threads_with_three_sections_on_one_lock_have_1680_traces() {
        assertThat(executions(sections(3, 3, true))).isEqualTo(1680); // 9! / (3! 3! 3!)
    }

    @Test
    void four_threads_with_two_sections_on_one_lock_have_2520_traces() {
        assertThat(executions(sections(4, 2, true))).isEqualTo(2520); // 8! / (2! 2! 2! 2!)
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 10, 20})
    void threads_with_a_lock_each_have_one_trace(int threads) {
        assertThat(executions(sections(threads, 2, false))).isEqualTo(1);
    }

    @Test
    void readers_commute() {
        assertThat(executions(new ModelProgram()
                        .thread("a", read("x"), read("y"))
                        .thread("b", read("x"), read("y"))
                        .thread("c", read("y"), read("x"))))
                .isEqualTo(1);
    }

    @Test
    void a_write_comes_before_or_after_each_of_two_reads() {
        assertThat(executions(new ModelProgram()
                        .thread("a", read("x"))
                        .thread("b", read("x"))
                        .thread("w", write("x", 1))))
                .isEqualTo(4);
    }

    @Test
    void two_increments_of_two_steps_have_four_traces() {
        Exhausted result =
                explore(new ModelProgram().thread("a", increment("x")).thread("b", increment("x")));
        assertThat(result.executions()).isEqualTo(4); // one after the other, or both read first and either writes first
    }

    @Test
    void a_deadlock_is_reached_though_the_locks_are_never_obtained_in_it() {
        Exhausted result = explore(new ModelProgram()
                .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"))
                .thread("b", lock("n"), lock("m"), unlock("m"), unlock("n")));
        assertThat(result.executions()).isEqualTo(3); // either first, or stuck
        assertThat(result.hangs()).hasSize(1);
    }

    @Test
    void a_notification_picks_either_waiter_or_comes_too_early() {
        Exhausted result = explore(new ModelProgram()
                .thread("a", lock("m"), await("m"), write("x", 1), unlock("m"))
                .thread("b", lock("m"), await("m"), write("y", 1), unlock("m"))
                .thread("n", lock("m"), signal("m"), unlock("m")));
        assertThat(result.outcomes()).containsExactly("{x=1}", "{y=1}", "{}");
    }

    @Test
    void a_timed_wait_is_ended_by_time_or_by_notification() {
        Exhausted result = explore(new ModelProgram()
                .thread("waiter", lock("m"), timedAwait("m"), read("x"), unlock("m"))
                .thread("notifier", lock("m"), write("x", 1), signal("m"), unlock("m")));
        assertThat(result.hangs()).isEmpty();
        assertThat(result.outcomes()).containsExactly("waiter:x=0 {x=1}", "waiter:x=1 {x=1}");
    }

    @Test
    void a_park_waits_for_its_permit_unless_it_is_timed() {
        assertThat(executions(new ModelProgram().thread("p", park()).thread("u", unpark("p"))))
                .isEqualTo(1);
        assertThat(executions(new ModelProgram().thread("p", timedPark()).thread("u", unpark("p"))))
                .isEqualTo(2);
    }

    @Test
    void giving_a_permit_twice_commutes() {
        assertThat(executions(new ModelProgram()
                        .thread("u", unpark("v"))
                        .thread("v", unpark("u"))
                        .thread("w", unpark("u"))))
                .isEqualTo(1);
    }

    @Test
    void a_child_runs_between_its_start_and_its_join() {
        Exhausted result = explore(new ModelProgram()
                .thread("main", write("x", 1), start("t"), join("t"), read("y"))
                .thread("t", read("x"), write("y", 2)));
        assertThat(result.executions()).isEqualTo(1);
        assertThat(result.outcomes()).containsExactly("main:y=2 t:x=1 {x=1, y=2}");
    }

    @Test
    void executions_that_are_given_up_for_their_length_are_reversed_as_well() {
        ModelProgram program =
                new ModelProgram().thread("a", write("x", 1), read("y")).thread("b", write("x", 2), read("y"));
        Exhausted result = Exhausted.run(new ModelRunner(program, 6, 0), new SequentialSearch(new DporSearch()), LIMIT);
        assertThat(result.isComplete()).isTrue();
        assertThat(result.executions()).isGreaterThan(1);
    }

    @Test
    void a_program_that_does_not_repeat_itself_diverges() {
        ModelProgram two = new ModelProgram().thread("a", write("x", 1)).thread("b", write("x", 2));
        Strategy dpor = new SequentialSearch(new DporSearch());
        dpor.begin();
        dpor.end(new ModelRunner(two).run(dpor).trace());
        dpor.begin();
        ModelProgram one = new ModelProgram().thread("a", write("x", 1));
        assertThat(new ModelRunner(one).run(dpor).ending().toString()).startsWith("Diverged");
    }
}
