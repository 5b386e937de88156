package io.selvage.strategy.tick;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.testing.Exhausted;
import io.selvage.testing.ProgramGenerator;
import io.selvage.testing.ProgramGenerator.Generated;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The search of scripts against brute force on random programs. {@code -Dselvage.programs=5000} for more of them. */
@Tag("once")
class TickDifferenceTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.programs", 200);
    private static final int STEPS = 10_000;
    /** Programs with more executions than this are passed over. */
    private static final int LIMIT = 3_000;

    private long allExecutions;
    private long reducedExecutions;

    @Test
    void it_reaches_what_brute_force_reaches_in_far_fewer_executions() {
        compare(ProgramGenerator::any, PROGRAMS, 0);
        assertThat(reducedExecutions * 4).isLessThan(allExecutions);
    }

    @Test
    void programs_that_follow_the_locking_discipline() {
        compare(ProgramGenerator::disciplined, PROGRAMS, 0);
    }

    @Test
    void programs_in_which_a_thread_wakes_up_spuriously() {
        compare(ProgramGenerator::any, PROGRAMS / 2, 1);
    }

    private void compare(LongFunction<Generated> generator, int programs, int spurious) {
        int compared = 0;
        for (long seed = 0; seed < programs; seed++) {
            Generated generated = generator.apply(seed);
            Exhausted all = Exhausted.run(runner(generated, spurious), new DfsStrategy(), LIMIT);
            if (all.isComplete()) {
                compared++;
                Exhausted reduced = Exhausted.run(runner(generated, spurious), new TickStrategy(), LIMIT);
                check(reduced, all, "program " + seed + ": " + generated);
                allExecutions += all.executions();
                reducedExecutions += reduced.executions();
            }
        }
        assertThat(compared).isGreaterThan(programs / 3);
    }

    private static ModelRunner runner(Generated generated, int spurious) {
        return new ModelRunner(generated.program(), STEPS, spurious);
    }

    private static void check(Exhausted reduced, Exhausted all, String which) {
        assertThat(reduced.outcomes()).as(which).isEqualTo(all.outcomes());
        assertThat(reduced.hangs()).as(which).isEqualTo(all.hangs());
        assertThat(all.traces()).as(which).containsAll(reduced.traces());
        assertThat(reduced.executions()).as(which).isLessThanOrEqualTo(all.executions());
        assertThat(reduced.isComplete()).as(which).isTrue();
    }
}
