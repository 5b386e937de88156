package io.selvage.detect.deadlock;

import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.unlock;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.exitblock.ExitBlockStrategy;
import io.selvage.testing.DeadlockFigures;
import io.selvage.testing.Inspected;
import io.selvage.testing.WrittenExecution;
import org.junit.jupiter.api.Test;

class LockNestingDetectorTest {
    private static String objection(ModelProgram program) {
        LockNestingDetector nesting = new LockNestingDetector();
        assertThat(Inspected.run(new ModelRunner(program), ExitBlockStrategy.readWrite(site -> false), 1_000, nesting))
                .isEmpty();
        return nesting.limitation();
    }

    @Test
    void locks_that_are_nested_in_one_order_are_no_reason_for_doubt() {
        assertThat(objection(new ModelProgram()
                        .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"))
                        .thread("b", lock("m"), lock("n"), unlock("n"), unlock("m"))
                        .thread("c", lock("n"), unlock("n"), lock("m"), unlock("m"))))
                .isEmpty();
    }

    @Test
    void the_deadlock_that_a_pruned_search_misses_is_one() {
        assertThat(objection(DeadlockFigures.figure10())).contains("could form a cycle");
    }

    private static String objection(WrittenExecution execution) {
        LockNestingDetector nesting = new LockNestingDetector();
        nesting.inspect(execution);
        return nesting.limitation();
    }

    @Test
    void a_wait_that_throws_at_once_keeps_its_lock() {
        assertThat(objection(WrittenExecution.of("a", "b")
                        .lock("a", "m")
                        .on("a", OpKind.WAIT, "m")
                        .lock("a", "n")
                        .unlock("a", "n")
                        .unlock("a", "m")
                        .lock("b", "n")
                        .lock("b", "m")
                        .unlock("b", "m")
                        .unlock("b", "n")))
                .contains("could form a cycle");
    }

    @Test
    void after_a_wait_that_throws_at_once_locks_are_counted_right() {
        assertThat(objection(WrittenExecution.of("a", "b")
                        .lock("a", "m")
                        .on("a", OpKind.WAIT, "m")
                        .unlock("a", "m")
                        .lock("a", "m")
                        .lock("a", "n")
                        .unlock("a", "n")
                        .unlock("a", "m")
                        .lock("b", "n")
                        .on("b", OpKind.WAIT, "n")
                        .unlock("b", "n")
                        .lock("b", "n")
                        .lock("b", "m")
                        .unlock("b", "m")
                        .unlock("b", "n")))
                .contains("could form a cycle");
    }

    @Test
    void a_lock_taken_inside_of_a_call_is_nested_like_any_other() {
        assertThat(objection(WrittenExecution.of("a", "b")
                        .extra("a", "bin", ExtraAccess.HELD_ACROSS_STEPS, true)
                        .lock("a", "m")
                        .unlock("a", "m")
                        .extra("a", "bin", ExtraAccess.RELEASED_ACROSS_STEPS, true)
                        .lock("b", "m")
                        .extra("b", "bin", ExtraAccess.HELD_ACROSS_STEPS, true)
                        .extra("b", "bin", ExtraAccess.RELEASED_ACROSS_STEPS, true)
                        .unlock("b", "m")))
                .contains("could form a cycle");
    }
}
