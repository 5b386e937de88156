package io.selvage.strategy.sampling;

import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Batches;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** With fixed seeds; each test says how likely it would fail with another one. */
class SurwSearchTest {
    private static final int WRITES = 8;

    private static List<String> outcomes(ModelProgram program, Batches search, int executions, int size) {
        ModelRunner runner = new ModelRunner(program);
        List<String> outcomes = new ArrayList<>();
        while (outcomes.size() < executions) {
            search.next(outcomes.isEmpty() ? 1 : size).forEach(execution -> {
                assertThat(execution.begin()).isTrue();
                FinishedExecution seen = runner.run(execution);
                outcomes.add(seen.output());
                execution.end(seen.trace());
            });
            search.merge();
        }
        return outcomes;
    }

    private static ModelProgram writerAndReader() {
        return new ModelProgram()
                .thread(
                        "writer",
                        IntStream.rangeClosed(1, WRITES)
                                .mapToObj(i -> write("x", i))
                                .toList())
                .thread("reader", read("x"));
    }

    private static long count(List<String> outcomes, int value) {
        return outcomes.stream()
                .filter(outcome -> outcome.startsWith("reader:x=" + value + " "))
                .count();
    }

    @Test
    void a_reader_comes_between_any_two_of_eight_writes_about_equally_often() {
        // Nine places. In every second execution x alone is interesting: each place has one in nine. In the others all
        // steps are, of which the writer has ten and the reader three: of their 286 orders at least 27 have the read at
        // any given place. So of 1,800 executions each place has at least 185 with a standard deviation of 13; that one
        // of nine has no more than 125 is 4.6 of them, one in 50,000.
        List<String> outcomes = outcomes(writerAndReader(), new SurwSearch(1), 1_800, 100);
        for (int value = 0; value <= WRITES; value++) {
            assertThat(count(outcomes, value)).as("reads " + value).isGreaterThan(125);
        }
    }

    @Test
    void a_random_walk_hardly_ever_has_the_reader_come_last() {
        // It would have to be passed over eight times at least: one of 256. Of 1,800 that is 7 with a standard
        // deviation of 3.
        Batches walks = SamplingSearch.walks(1);
        assertThat(count(outcomes(writerAndReader(), walks, 1_800, 100), WRITES))
                .isLessThan(40);
    }

    @Test
    void threads_that_are_started_late_and_locks_keep_nobody_from_ending() {
        ModelProgram program = new ModelProgram()
                .thread("main", write("x", 1), start("child"), lock("m"), write("x", 2), unlock("m"))
                .thread("child", lock("m"), write("x", 3), unlock("m"), read("x"));
        // Three outcomes: the child reads its own value first or last, or the other's in between.
        List<String> outcomes = outcomes(program, new SurwSearch(1), 300, 10);
        assertThat(outcomes.stream().distinct())
                .containsExactlyInAnyOrder("child:x=3 {x=2}", "child:x=3 {x=3}", "child:x=2 {x=2}");
    }

    @Test
    void the_same_seed_gives_the_same_executions_even_if_the_search_is_put_away_in_between() throws IOException {
        List<String> whole = outcomes(writerAndReader(), new SurwSearch(7), 201, 50);
        assertThat(outcomes(writerAndReader(), new SurwSearch(7), 201, 50)).isEqualTo(whole);
        SurwSearch first = new SurwSearch(7);
        List<String> parts = outcomes(writerAndReader(), first, 101, 50);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        first.save(new DataOutputStream(bytes));
        SurwSearch second = new SurwSearch(7);
        second.restore(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        ModelRunner runner = new ModelRunner(writerAndReader());
        while (parts.size() < 201) {
            second.next(50).forEach(execution -> {
                execution.begin();
                FinishedExecution seen = runner.run(execution);
                parts.add(seen.output());
                execution.end(seen.trace());
            });
            second.merge();
        }
        assertThat(parts).isEqualTo(whole);
    }
}
