package io.selvage.strategy.dpor;

import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Strategy;
import io.selvage.testing.ProgramGenerator;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The search as one that is shared, interrupted and asked how far it has come. */
class DporBatchesTest {
    private static final int PROGRAMS = 60;
    private static final int LIMIT = 3_000;

    /** Threads that take one lock several times. */
    private static ModelProgram sections(int threads, int sections) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < threads; i++) {
            List<Instruction> body = new ArrayList<>();
            for (int k = 0; k < sections; k++) {
                body.addAll(List.of(lock("m"), write("x", k), unlock("m")));
            }
            program.thread("t" + i, body);
        }
        return program;
    }

    private static String run(Strategy execution, ModelRunner runner) {
        assertThat(execution.begin()).isTrue();
        FinishedExecution seen = runner.run(execution);
        execution.end(seen.trace());
        return seen.output();
    }

    private static List<String> outputs(ModelProgram program, DporSearch search, int size) {
        ModelRunner runner = new ModelRunner(program);
        List<String> outputs = new ArrayList<>();
        List<? extends Strategy> batch = search.next(size);
        while (!batch.isEmpty() && outputs.size() < LIMIT) {
            batch.forEach(execution -> outputs.add(run(execution, runner)));
            search.merge();
            batch = search.next(size);
        }
        return outputs;
    }

    @Test
    void executions_of_a_batch_that_run_at_the_same_time_show_what_they_show_one_by_one() {
        ModelProgram program = sections(3, 2);
        DporSearch shared = new DporSearch();
        List<String> outputs = new ArrayList<>();
        List<? extends Strategy> batch = shared.next(16);
        while (!batch.isEmpty()) {
            outputs.addAll(batch.parallelStream()
                    .map(execution -> run(execution, new ModelRunner(program)))
                    .toList());
            shared.merge();
            batch = shared.next(16);
        }
        assertThat(outputs).hasSize(90).isEqualTo(outputs(program, new DporSearch(), 16)); // 6! / (2! 2! 2!)
    }

    @Test
    void it_makes_no_difference_to_those_of_a_batch_whether_others_have_been_taken_in_already() {
        for (long seed = 0; seed < PROGRAMS; seed++) {
            ModelProgram program = ProgramGenerator.any(seed).program();
            for (int size : new int[] {4, 32}) {
                assertThat(takenInAtOnce(program, new DporSearch(), size))
                        .as("program " + seed)
                        .isEqualTo(outputs(program, new DporSearch(), size));
                assertThat(takenInAtOnce(program, DporSearch.lapor(0, 0), size))
                        .as("program " + seed)
                        .isEqualTo(outputs(program, DporSearch.lapor(0, 0), size));
            }
        }
    }

    /** Each execution but the first of a batch runs when all before it have been taken in. */
    private static List<String> takenInAtOnce(ModelProgram program, DporSearch search, int size) {
        ModelRunner runner = new ModelRunner(program);
        List<String> outputs = new ArrayList<>();
        List<? extends Strategy> batch = search.next(size);
        while (!batch.isEmpty() && outputs.size() < LIMIT) {
            for (int i = 0; i < batch.size(); i++) {
                outputs.add(run(batch.get(i), runner));
                search.ended(i + 1);
            }
            search.merge();
            batch = search.next(size);
        }
        return outputs;
    }

    @Test
    void an_execution_is_run_only_once() {
        Strategy execution = new DporSearch().next(1).get(0);
        assertThat(execution.begin()).isTrue();
        assertThat(execution.begin()).isFalse();
    }

    @Test
    void a_search_that_is_put_away_after_every_batch_ends_like_one_that_is_not() throws IOException {
        for (long seed = 0; seed < PROGRAMS; seed++) {
            ModelProgram program = ProgramGenerator.any(seed).program();
            for (int size : new int[] {1, 5}) {
                assertThat(interrupted(program, size))
                        .as("program " + seed)
                        .isEqualTo(outputs(program, new DporSearch(), size));
            }
        }
    }

    private static List<String> interrupted(ModelProgram program, int size) throws IOException {
        ModelRunner runner = new ModelRunner(program);
        List<String> outputs = new ArrayList<>();
        DporSearch search = new DporSearch();
        List<? extends Strategy> batch = search.next(size);
        while (!batch.isEmpty() && outputs.size() < LIMIT) {
            batch.forEach(execution -> outputs.add(run(execution, runner)));
            search.merge();
            search = reopened(search);
            batch = search.next(size);
        }
        return outputs;
    }

    private static DporSearch reopened(DporSearch search) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        search.save(new DataOutputStream(bytes));
        DporSearch again = new DporSearch();
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        again.restore(in);
        assertThat(in.available()).isZero();
        assertThat(again.done()).isEqualTo(search.done());
        return again;
    }

    @Test
    void a_search_is_all_done_at_its_end_and_not_at_all_at_its_beginning() {
        DporSearch search = new DporSearch();
        assertThat(search.done()).isZero();
        outputs(sections(2, 2), search, 1);
        assertThat(search.done()).isEqualTo(1);
    }
}
