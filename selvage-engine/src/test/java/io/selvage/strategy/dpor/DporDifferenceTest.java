package io.selvage.strategy.dpor;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.testing.Exhausted;
import io.selvage.testing.ProgramGenerator;
import io.selvage.testing.ProgramGenerator.Generated;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The reduction against brute force on random programs: same outcomes, same hangs, and exactly one execution for each
 * trace, as counted over all executions of brute force, whatever the size of batches. {@code -Dselvage.programs=5000}
 * for more of them.
 */
@Tag("once")
class DporDifferenceTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.programs", 200);
    /** Of batches. */
    private static final int[] SIZES = {1, 2, 7, 64};

    private static final int STEPS = 10_000;
    /** Programs with more executions than this are passed over. */
    private static final int LIMIT = 3_000;

    @Test
    void programs_of_all_kinds() {
        compare(ProgramGenerator::any, PROGRAMS, 0);
    }

    @Test
    void programs_that_follow_the_locking_discipline() {
        compare(ProgramGenerator::disciplined, PROGRAMS / 2, 0);
    }

    @Test
    void programs_in_which_a_thread_wakes_up_spuriously() {
        compare(ProgramGenerator::any, PROGRAMS / 2, 1);
    }

    @Test
    void programs_in_which_threads_wake_up_spuriously_twice() {
        compare(ProgramGenerator::any, PROGRAMS / 4, 2);
    }

    /**
     * Programs too large for brute force; in a batch, what is done before its time must be kept for what comes up
     * later.
     */
    @Test
    void batches_of_any_size_come_to_the_same_traces_as_one_by_one() {
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Generated generated = ProgramGenerator.locked(seed);
            Exhausted all = Exhausted.run(runner(generated, 0), new DporSearch(), 1, LIMIT / 4);
            for (int size : new int[] {3, 7, 64}) {
                if (all.isComplete()) {
                    Exhausted batched = Exhausted.run(runner(generated, 0), new DporSearch(), size, LIMIT);
                    check(batched, all, "program " + seed + " in batches of " + size + ": " + generated);
                }
            }
        }
    }

    private static void compare(LongFunction<Generated> generator, int programs, int spurious) {
        int compared = 0;
        for (long seed = 0; seed < programs; seed++) {
            Generated generated = generator.apply(seed);
            Exhausted all = Exhausted.run(runner(generated, spurious), new DfsStrategy(), LIMIT);
            if (all.isComplete()) {
                compared++;
                for (int size : SIZES) {
                    Exhausted reduced =
                            Exhausted.run(runner(generated, spurious), new DporSearch(spurious, 0), size, LIMIT);
                    check(reduced, all, "program " + seed + " in batches of " + size + ": " + generated);
                }
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
        assertThat(reduced.traces()).as(which).isEqualTo(all.traces());
        assertThat(reduced.executions()).as(which).isEqualTo(all.traces().size());
        assertThat(reduced.cut()).as(which).isZero();
        assertThat(reduced.isComplete()).as(which).isTrue();
    }
}
