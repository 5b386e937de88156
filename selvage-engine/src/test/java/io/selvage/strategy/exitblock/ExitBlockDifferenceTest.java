package io.selvage.strategy.exitblock;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.testing.DisciplinedPrograms;
import io.selvage.testing.Exhausted;
import io.selvage.testing.ProgramGenerator;
import io.selvage.testing.ProgramGenerator.Generated;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * ExitBlock and ExitBlock-RW against brute force on random programs that follow the locking discipline.
 * {@code -Dselvage.programs=5000} for more of them.
 */
@Tag("once")
class ExitBlockDifferenceTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.programs", 150);
    private static final int STEPS = 10_000;
    /** Programs with more executions than this are passed over. */
    private static final int LIMIT = 3_000;

    @Test
    void programs_with_nested_sections_waits_and_volatile_variables() {
        compare(DisciplinedPrograms::next, PROGRAMS, 0);
    }

    @Test
    void programs_with_permits_and_timed_operations() {
        compare(ProgramGenerator::disciplined, PROGRAMS, 0);
    }

    @Test
    void programs_in_which_a_thread_wakes_up_spuriously() {
        compare(DisciplinedPrograms::next, PROGRAMS / 4, 1);
    }

    private static void compare(LongFunction<Generated> generator, int programs, int spurious) {
        int compared = 0;
        for (long seed = 0; seed < programs; seed++) {
            Generated generated = generator.apply(seed);
            Exhausted all = Exhausted.run(runner(generated, spurious), new DfsStrategy(), LIMIT);
            if (all.isComplete()) {
                compared++;
                String which = "program " + seed + ": " + generated;
                check(Exhausted.run(runner(generated, spurious), plain(), LIMIT * 5), all, which);
                check(Exhausted.run(runner(generated, spurious), readWrite(), LIMIT * 5), all, which + " (rw)");
            }
        }
        assertThat(compared).isGreaterThan(programs / 5);
    }

    private static ExitBlockStrategy plain() {
        return ExitBlockStrategy.plain(site -> false);
    }

    private static ExitBlockStrategy readWrite() {
        return ExitBlockStrategy.readWrite(site -> false);
    }

    private static ModelRunner runner(Generated generated, int spurious) {
        return new ModelRunner(generated.program(), STEPS, spurious);
    }

    private static void check(Exhausted reduced, Exhausted all, String which) {
        assertThat(reduced.isComplete()).as(which).isTrue();
        assertThat(reduced.completed()).as(which).isEqualTo(all.completed());
        assertThat(all.hangs()).as(which).containsAll(reduced.hangs());
    }
}
