package io.selvage.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.bounded.TreeSearch;
import io.selvage.testing.Said;
import io.selvage.testing.SizedPrograms;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * How far off the estimate of {@link TreeSearch#done} is, on programs whose size is known: the search is run to its
 * end, and what it said on the way is compared with what was really done then. {@link EstimateTable} has larger ones.
 */
class EstimateTest {
    private static final int LIMIT = 100_000;

    /** What the search says after each of its executions. */
    private static List<Double> estimates(ModelProgram program) {
        ModelRunner runner = new ModelRunner(program);
        TreeSearch search = TreeSearch.all();
        List<Double> said = new ArrayList<>();
        for (List<? extends Strategy> batch = search.next(1); !batch.isEmpty(); batch = search.next(1)) {
            batch.get(0).begin();
            FinishedExecution seen = runner.run(batch.get(0));
            batch.get(0).end(seen.trace());
            search.merge();
            said.add(search.done());
        }
        return said;
    }

    private static void check(TreeSearch search, ModelProgram program, int size, double error) {
        Said said = Said.by(search, program, LIMIT);
        assertThat(said.isComplete()).isTrue();
        assertThat(said.executions()).isEqualTo(size);
        for (double share : new double[] {0.1, 0.5, 0.9}) {
            assertThat(said.after(share)).as("said after %s", share).isCloseTo(said.real(share), within(error));
        }
    }

    @Test
    void it_grows_from_0_to_1() {
        assertThat(TreeSearch.all().done()).isZero();
        List<Double> said = estimates(SizedPrograms.writers(2, 2, 2));
        assertThat(said).isSorted();
        assertThat(said.get(0)).isPositive();
        assertThat(said.get(said.size() - 1)).isCloseTo(1, within(1e-9));
    }

    @Test
    void it_is_some_ten_points_off_where_threads_are_alike() {
        check(TreeSearch.all(), SizedPrograms.writers(3, 3), 252, 0.13);
        check(TreeSearch.all(), SizedPrograms.writers(2, 2, 2), 34_650, 0.13);
        check(TreeSearch.all(), SizedPrograms.sections(2, 3), 522, 0.13);
        check(TreeSearch.all(), SizedPrograms.sections(3, 1), 5_382, 0.13);
        check(TreeSearch.all(), SizedPrograms.monitor(1, 2), 61_680, 0.13);
    }

    @Test
    void it_is_some_twenty_points_off_where_one_thread_is_much_longer_than_another() {
        check(TreeSearch.all(), SizedPrograms.writers(1, 10), 455, 0.23);
        check(TreeSearch.all(), SizedPrograms.writers(10, 1), 455, 0.23);
    }

    @Test
    void with_a_bound_it_is_up_to_forty_points_too_high() {
        check(TreeSearch.preemptions(), SizedPrograms.writers(1, 10), 455, 0.43);
        check(TreeSearch.delays(), SizedPrograms.writers(1, 10), 455, 0.43);
        check(TreeSearch.preemptions(), SizedPrograms.sections(3, 1), 5_382, 0.43);
        check(TreeSearch.delays(), SizedPrograms.sections(3, 1), 5_382, 0.43);
    }
}
