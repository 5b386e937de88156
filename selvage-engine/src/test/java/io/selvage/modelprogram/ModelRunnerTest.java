package io.selvage.modelprogram;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.increment;
import static io.selvage.modelprogram.Instruction.initialise;
import static io.selvage.modelprogram.Instruction.initialised;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.park;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.signalAll;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.timedAwait;
import static io.selvage.modelprogram.Instruction.timedPark;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.unpark;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.guided.ReplayStrategy;
import io.selvage.strategy.sampling.RandomStrategy;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Brute force on programs small enough to count by hand. Every thread has a first and a last step of its own. */
class ModelRunnerTest {
    private final Set<String> outcomes = new TreeSet<>();
    private int executions;
    private int hangs;

    private void explore(ModelProgram program) {
        explore(new ModelRunner(program));
    }

    private void explore(ModelRunner runner) {
        DfsStrategy dfs = new DfsStrategy();
        while (dfs.begin()) {
            FinishedExecution seen = runner.run(dfs);
            dfs.end(seen.trace());
            executions++;
            outcomes.add(seen.output());
            if (seen.ending() instanceof Ending.Hung) {
                hangs++;
            }
        }
    }

    @Test
    void two_threads_with_one_step_between_first_and_last_have_twenty_interleavings() {
        explore(new ModelProgram().thread("a", write("x", 1)).thread("b", write("y", 1)));
        assertThat(executions).isEqualTo(20); // 6! / (3! 3!)
        assertThat(outcomes).containsExactly("{x=1, y=1}");
    }

    @Test
    void an_unlocked_increment_is_lost_in_some_interleaving() {
        explore(new ModelProgram().thread("a", increment("x")).thread("b", increment("x")));
        assertThat(executions).isEqualTo(70); // 8! / (4! 4!)
        assertThat(outcomes)
                .extracting(outcome -> outcome.substring(outcome.indexOf('{')))
                .containsOnly("{x=1}", "{x=2}");
    }

    @Test
    void a_locked_increment_is_never_lost() {
        explore(new ModelProgram()
                .thread("a", lock("m"), increment("x"), unlock("m"))
                .thread("b", lock("m"), increment("x"), unlock("m")));
        assertThat(outcomes).allMatch(outcome -> outcome.endsWith("{x=2}"));
        assertThat(hangs).isZero();
    }

    @Test
    void locks_taken_in_opposite_order_hang_in_some_interleaving_and_not_in_others() {
        explore(new ModelProgram()
                .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"))
                .thread("b", lock("n"), lock("m"), unlock("m"), unlock("n")));
        assertThat(hangs).isBetween(1, executions - 1);
    }

    @Test
    void a_notification_before_the_wait_is_lost() {
        explore(new ModelProgram()
                .thread("waiter", lock("m"), await("m"), unlock("m"))
                .thread("notifier", lock("m"), signal("m"), unlock("m")));
        assertThat(hangs).isBetween(1, executions - 1);
    }

    @Test
    void a_timed_wait_never_hangs_but_may_be_notified_too() {
        explore(new ModelProgram()
                .thread("waiter", lock("m"), timedAwait("m"), read("x"), unlock("m"))
                .thread("notifier", lock("m"), write("x", 1), signal("m"), unlock("m")));
        assertThat(hangs).isZero();
        assertThat(outcomes).containsExactly("waiter:x=0 {x=1}", "waiter:x=1 {x=1}");
    }

    @Test
    void notify_picks_either_waiter() {
        explore(new ModelProgram()
                .thread("a", lock("m"), await("m"), write("x", 1), unlock("m"))
                .thread("b", lock("m"), await("m"), write("y", 1), unlock("m"))
                .thread("n", lock("m"), signal("m"), unlock("m")));
        assertThat(outcomes).containsExactly("{x=1}", "{y=1}", "{}");
    }

    @Test
    void notifyAll_wakes_everybody_who_waits() {
        explore(new ModelProgram()
                .thread("a", lock("m"), await("m"), write("x", 1), unlock("m"))
                .thread("b", lock("m"), await("m"), write("y", 1), unlock("m"))
                .thread("n", lock("m"), signalAll("m"), unlock("m")));
        assertThat(outcomes).containsExactly("{x=1, y=1}", "{x=1}", "{y=1}", "{}");
    }

    @Test
    void a_permit_given_before_parking_is_kept() {
        explore(new ModelProgram().thread("p", park(), write("x", 1)).thread("u", unpark("p")));
        assertThat(hangs).isZero();
        assertThat(outcomes).containsExactly("{x=1}");
    }

    @Test
    void parking_without_a_permit_hangs_unless_it_is_timed() {
        explore(new ModelProgram().thread("p", park()));
        assertThat(hangs).isEqualTo(1);
        hangs = 0;
        explore(new ModelProgram().thread("p", timedPark()));
        assertThat(hangs).isZero();
    }

    @Test
    void a_started_thread_runs_after_its_start_and_before_its_join() {
        explore(new ModelProgram()
                .thread("main", write("x", 1), start("t"), join("t"), read("y"))
                .thread("t", read("x"), write("y", 2)));
        assertThat(outcomes).containsExactly("main:y=2 t:x=1 {x=1, y=2}");
    }

    @Test
    void a_spurious_wakeup_is_a_choice_within_its_budget() {
        ModelProgram program = new ModelProgram().thread("a", lock("m"), await("m"), write("x", 1), unlock("m"));
        explore(new ModelRunner(program, 100, 1));
        assertThat(outcomes).containsExactly("{x=1}");
        executions = 0;
        outcomes.clear();
        explore(new ModelRunner(program, 100, 0));
        assertThat(outcomes).containsExactly("{}");
    }

    @Test
    void random_walks_repeat_with_their_seed_and_replay_from_their_picks() {
        ModelProgram program = new ModelProgram()
                .thread("a", increment("x"), increment("x"))
                .thread("b", increment("x"), increment("x"));
        ModelRunner runner = new ModelRunner(program);
        RandomStrategy one = new RandomStrategy(7);
        RandomStrategy other = new RandomStrategy(7);
        for (int i = 0; i < 50; i++) {
            one.begin();
            FinishedExecution seen = runner.run(one);
            String outcome = seen.output();
            int[] picks = seen.choices();
            other.begin();
            assertThat(runner.run(other).output()).isEqualTo(outcome);
            assertThat(runner.run(new ReplayStrategy(picks)).output()).isEqualTo(outcome);
        }
    }

    @Test
    void a_schedule_of_another_program_diverges_with_the_step() {
        ModelRunner runner =
                new ModelRunner(new ModelProgram().thread("a", read("x")).thread("b", read("x")));
        assertThat(runner.run(new ReplayStrategy(new int[] {0, 5})).ending())
                .isInstanceOfSatisfying(
                        Ending.Diverged.class,
                        diverged -> assertThat(diverged.step()).isPositive());
    }

    @Test
    void an_execution_is_given_up_after_the_permitted_steps() {
        ModelRunner runner = new ModelRunner(new ModelProgram().thread("a", read("x"), read("x")), 2, 0);
        assertThat(runner.run(new DfsStrategy()).ending()).isEqualTo(new Ending.TooLong(2));
    }

    @Test
    void a_class_that_another_thread_has_initialised_is_left_with_all_that_is_nested_in_it() {
        explore(new ModelProgram()
                .thread(
                        "a",
                        initialise("C"),
                        initialise("C"),
                        initialised("C"),
                        write("x", 1),
                        initialised("C"),
                        write("y", 1))
                .thread("b", initialise("C"), initialised("C")));
        assertThat(outcomes).containsExactly("{x=1, y=1}", "{y=1}");
    }
}
