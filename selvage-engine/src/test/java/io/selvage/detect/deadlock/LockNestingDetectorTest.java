package io.selvage.detect.deadlock;

import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.unlock;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.exitblock.ExitBlockStrategy;
import io.selvage.testing.DeadlockFigures;
import io.selvage.testing.Inspected;
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
}
