package io.selvage.strategy;

import static io.selvage.scheduler.Instruction.lock;
import static io.selvage.scheduler.Instruction.unlock;
import static io.selvage.scheduler.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.selvage.model.Observed;
import io.selvage.scheduler.ModelProgram;
import io.selvage.scheduler.ModelRunner;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * How far off the estimate of {@link TreeSearch#done} is, on programs whose size is known: the search is run to its end, and
 * what it said on the way is compared with what was really done then.
 */
class EstimateTest {
    private static ModelProgram writers(int threads, int writes) {
        ModelProgram program = new ModelProgram();
        for (int thread = 0; thread < threads; thread++) {
            Object[] body = new Object[writes];
            for (int i = 0; i < writes; i++) {
                body[i] = write("x", thread);
            }
            program.thread("t" + thread, body);
        }
        return program;
    }

    private static ModelProgram sections(int threads, int sections) {
        ModelProgram program = new ModelProgram();
        for (int thread = 0; thread < threads; thread++) {
            List<Object> body = new ArrayList<>();
            for (int i = 0; i < sections; i++) {
                body.add(List.of(lock("m"), write("x", thread), unlock("m")));
            }
            program.thread("t" + thread, body.toArray());
        }
        return program;
    }

    /** What the search says after each of its executions. */
    private static List<Double> estimates(ModelProgram program) {
        ModelRunner runner = new ModelRunner(program);
        TreeSearch search = TreeSearch.all();
        List<Double> said = new ArrayList<>();
        for (List<? extends Strategy> batch = search.next(1); !batch.isEmpty(); batch = search.next(1)) {
            batch.get(0).begin();
            Observed seen = runner.run(batch.get(0));
            batch.get(0).end(seen.trace());
            search.merge();
            said.add(search.done());
        }
        return said;
    }

    private static void check(ModelProgram program, int size, double error) {
        List<Double> said = estimates(program);
        assertThat(said).hasSize(size);
        assertThat(said.get(size - 1)).isCloseTo(1, within(1e-9));
        for (double part : new double[] {0.1, 0.5, 0.9}) {
            assertThat(said.get((int) (size * part)))
                    .as("said when %s was done", part)
                    .isCloseTo(part, within(error));
        }
    }

    @Test
    void it_grows_from_0_to_1() {
        assertThat(TreeSearch.all().done()).isZero();
        List<Double> said = estimates(writers(3, 2));
        assertThat(said).isSorted();
        assertThat(said.get(0)).isPositive();
    }

    @Test
    void two_threads_of_five_steps_each() {
        check(writers(2, 3), 252, 0.07);
    }

    @Test
    void three_threads_of_four_steps_each() {
        check(writers(3, 2), 34_650, 0.07);
    }

    @Test
    void critical_sections_where_threads_block_one_another() {
        check(sections(2, 3), 522, 0.07);
        check(sections(3, 1), 5_382, 0.07);
    }
}
