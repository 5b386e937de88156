package io.selvage.detect.deadlock;

import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.unlock;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.ExtraAccess;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.sampling.RandomStrategy;
import io.selvage.testing.WrittenExecution;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cycles in the order of locks, in executions that did not deadlock. */
class LockOrderAnalysisTest {
    /** Those of the first execution that comes to its end. */
    private static List<PotentialDeadlock> cycles(ModelProgram program) {
        ModelRunner runner = new ModelRunner(program);
        RandomStrategy random = new RandomStrategy(1);
        while (random.begin()) {
            FinishedExecution seen = runner.run(random);
            if (seen.unfinished().isEmpty()) {
                return new LockOrderAnalysis().cycles(seen);
            }
            random.end(seen.trace());
        }
        throw new AssertionError("no execution comes to its end");
    }

    private static ModelProgram two() {
        return new ModelProgram()
                .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"))
                .thread("b", lock("n"), lock("m"), unlock("m"), unlock("n"));
    }

    @Test
    void opposite_orders_are_a_cycle_of_two_threads() {
        List<PotentialDeadlock> cycles = cycles(two());
        assertThat(cycles).hasSize(1);
        assertThat(cycles.get(0).links()).hasSize(2);
        assertThat(cycles.get(0).finding("").details().get(0)).contains(" holds ", " and takes ");
    }

    @Test
    void three_threads_can_form_a_cycle_that_no_two_of_them_form() {
        List<PotentialDeadlock> cycles = cycles(new ModelProgram()
                .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"))
                .thread("b", lock("n"), lock("o"), unlock("o"), unlock("n"))
                .thread("c", lock("o"), lock("m"), unlock("m"), unlock("o")));
        assertThat(cycles).hasSize(1);
        assertThat(cycles.get(0).links()).hasSize(3);
    }

    @Test
    void the_same_order_is_none() {
        assertThat(cycles(new ModelProgram()
                        .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"))
                        .thread("b", lock("m"), lock("n"), unlock("n"), unlock("m"))))
                .isEmpty();
    }

    @Test
    void a_lock_around_both_keeps_them_apart() {
        assertThat(cycles(new ModelProgram()
                        .thread("a", lock("g"), lock("m"), lock("n"), unlock("n"), unlock("m"), unlock("g"))
                        .thread("b", lock("g"), lock("n"), lock("m"), unlock("m"), unlock("n"), unlock("g"))))
                .isEmpty();
    }

    @Test
    void a_thread_that_is_started_afterwards_cannot_meet_its_starter() {
        assertThat(cycles(new ModelProgram()
                        .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"), start("b"))
                        .thread("b", lock("n"), lock("m"), unlock("m"), unlock("n"))))
                .isEmpty();
    }

    @Test
    void a_thread_that_has_been_joined_cannot_meet_its_joiner() {
        assertThat(cycles(new ModelProgram()
                        .thread("a", start("b"), join("b"), lock("m"), lock("n"), unlock("n"), unlock("m"))
                        .thread("b", lock("n"), lock("m"), unlock("m"), unlock("n"))))
                .isEmpty();
    }

    @Test
    void one_thread_alone_forms_no_cycle() {
        assertThat(cycles(new ModelProgram()
                        .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"), lock("n"), lock("m"), unlock("m"))
                        .thread("b", lock("o"), unlock("o"))))
                .isEmpty();
    }

    @Test
    void what_was_looked_at_once_is_not_looked_at_again() {
        WrittenExecution script = WrittenExecution.of("a", "b")
                .lock("a", "m")
                .lock("a", "n")
                .unlock("a", "n")
                .unlock("a", "m")
                .lock("b", "n")
                .lock("b", "m")
                .unlock("b", "m")
                .unlock("b", "n");
        LockOrderAnalysis order = new LockOrderAnalysis();
        assertThat(order.cycles(script)).hasSize(1);
        assertThat(order.cycles(script)).isEmpty();
        assertThat(new LockOrderAnalysis().cycles(script)).hasSize(1);
    }

    @Test
    void locks_of_the_jdk_count_like_built_in_ones() {
        WrittenExecution script = WrittenExecution.of("a", "b")
                .lock("a", "m")
                .call("a", "n", "ReentrantLock.lock", "A.java:1")
                .call("a", "n", "ReentrantLock.unlock", "A.java:2")
                .unlock("a", "m")
                .call("b", "n", "ReentrantLock.lock", "A.java:3")
                .lock("b", "m")
                .unlock("b", "m")
                .call("b", "n", "ReentrantLock.unlock", "A.java:4");
        List<PotentialDeadlock> cycles = new LockOrderAnalysis().cycles(script);
        assertThat(cycles).hasSize(1);
        assertThat(cycles.get(0).finding("").details())
                .contains("a holds m () and takes n (A.java:1)", "b holds n (A.java:3) and takes m ()");
    }

    @Test
    void a_wait_that_throws_at_once_keeps_its_lock() {
        WrittenExecution script = WrittenExecution.of("a", "b")
                .lock("a", "m")
                .on("a", OpKind.WAIT, "m")
                .lock("a", "n")
                .unlock("a", "n")
                .unlock("a", "m")
                .lock("b", "n")
                .lock("b", "m")
                .unlock("b", "m")
                .unlock("b", "n");
        assertThat(new LockOrderAnalysis().cycles(script)).hasSize(1);
    }

    @Test
    void a_lock_taken_inside_of_a_call_is_nested_like_any_other() {
        WrittenExecution script = WrittenExecution.of("a", "b")
                .extra("a", "bin", ExtraAccess.HELD_ACROSS_STEPS, true)
                .lock("a", "m")
                .unlock("a", "m")
                .extra("a", "bin", ExtraAccess.RELEASED_ACROSS_STEPS, true)
                .lock("b", "m")
                .extra("b", "bin", ExtraAccess.HELD_ACROSS_STEPS, true)
                .extra("b", "bin", ExtraAccess.RELEASED_ACROSS_STEPS, true)
                .unlock("b", "m");
        assertThat(new LockOrderAnalysis().cycles(script)).hasSize(1);
    }

    @Test
    void a_lock_that_is_tried_while_it_is_held_has_to_be_released_twice() {
        WrittenExecution script = WrittenExecution.of("a", "b")
                .call("a", "m", "ReentrantLock.lock", "A.java:1")
                .call("a", "m", "ReentrantLock.tryLock", "A.java:2")
                .call("a", "m", "ReentrantLock.unlock", "A.java:3")
                .lock("a", "n")
                .unlock("a", "n")
                .call("a", "m", "ReentrantLock.unlock", "A.java:4")
                .lock("b", "n")
                .call("b", "m", "ReentrantLock.lock", "A.java:5")
                .unlock("b", "n");
        assertThat(new LockOrderAnalysis().cycles(script)).hasSize(1);
    }
}
