package io.selvage.strategy.dpor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.selvage.modelprogram.ModelProgram;
import io.selvage.strategy.EstimateTable;
import io.selvage.testing.Said;
import io.selvage.testing.SizedPrograms;
import org.junit.jupiter.api.Test;

/** How far off {@link ProgressEstimate} is on programs whose size is known; {@link EstimateTable} has larger ones. */
class ProgressEstimateTest {
    private static final int LIMIT = 10_000;

    private static Said said(ModelProgram program, int size) {
        Said said = Said.by(new DporSearch(), program, LIMIT);
        assertThat(said.isComplete()).isTrue();
        assertThat(said.executions()).isEqualTo(size);
        return said;
    }

    /** The estimate is off by so many points at most, and by such a factor before a tenth is done. */
    private static void check(Said said, double points, double factor) {
        for (double share : new double[] {0.01, 0.1, 0.5, 0.9}) {
            double real = said.real(share);
            assertThat(said.after(share)).as("said after %s", real).isCloseTo(real, within(points));
            if (share < 0.5) {
                assertThat(said.after(share) / real).as("times %s", real).isBetween(1 / factor, factor);
            }
        }
    }

    @Test
    void it_is_hardly_off_where_threads_conflict_in_every_step() {
        check(said(SizedPrograms.writers(6, 6), 924), 0.06, 1.3); // 12! / (6! 6!)
        check(said(SizedPrograms.writers(3, 3, 3), 1680), 0.06, 1.3);
        check(said(SizedPrograms.writers(1, 1, 1, 1, 1, 1, 1), 5040), 0.06, 1.3);
        check(said(SizedPrograms.writers(6, 3, 1, 1), 9240), 0.06, 1.3);
        check(said(SizedPrograms.readersAndWriters(2, 2, 2, 2), 1350), 0.06, 1.3);
    }

    @Test
    void it_is_hardly_off_where_much_is_independent() {
        check(said(SizedPrograms.chained(6), 1848), 0.06, 1.3);
        check(said(SizedPrograms.apart(9), 1024), 0.06, 1.3);
        check(said(SizedPrograms.pairs(3, 3), 8000), 0.06, 1.3);
        check(said(SizedPrograms.snapshot(5, 2), 7776), 0.06, 1.3);
    }

    @Test
    void steps_that_a_lock_protects_are_soon_known_not_to_change_places() {
        Said said = said(SizedPrograms.sections(3, 3), 1680);
        for (double share : new double[] {0.1, 0.5, 0.9}) {
            assertThat(said.after(share)).isCloseTo(said.real(share), within(0.06));
        }
    }

    @Test
    void it_is_rough_where_locks_are_nested_or_time_runs_out_or_chance_decides() {
        check(said(SizedPrograms.philosophers(3, 3), 1951), 0.25, 4);
        check(said(SizedPrograms.monitor(2, 2), 1596), 0.3, 8);
        check(said(SizedPrograms.tosses(3, 2), 5760), 0.3, 4);
    }
}
