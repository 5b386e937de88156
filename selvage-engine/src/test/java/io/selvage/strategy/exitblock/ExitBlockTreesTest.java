package io.selvage.strategy.exitblock;

import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.testing.DeadlockFigures;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

/**
 * The trees of the paper's figures. A schedule is told by the numbers of the code sections in the order they were run.
 */
class ExitBlockTreesTest {
    private static final IntPredicate NOTHING_TRUSTED = site -> false;

    /** A section of code that nobody else minds. */
    private static Instruction section(int number) {
        return write("section " + number, number);
    }

    /** Figure 2: one thread nests its regions, the other does not. */
    private static ModelProgram nestedBesideFlat(Instruction section2, Instruction section4, Instruction section7) {
        return new ModelProgram()
                .thread(
                        "T1",
                        section(1),
                        lock("a"),
                        section2,
                        lock("b"),
                        section(3),
                        unlock("b"),
                        section4,
                        unlock("a"),
                        section(5))
                .thread(
                        "T2",
                        section(6),
                        lock("a"),
                        section7,
                        unlock("a"),
                        section(8),
                        lock("b"),
                        section(9),
                        unlock("b"),
                        section(10));
    }

    /** One line for each execution, its sections in order, and why it was not brought to its end. */
    private static List<String> tree(ModelProgram program, ExitBlockStrategy strategy) {
        ModelRunner runner = new ModelRunner(program);
        List<String> tree = new ArrayList<>();
        while (strategy.begin()) {
            long aborted = strategy.aborted();
            FinishedExecution seen = runner.run(strategy);
            boolean isAborted = strategy.aborted() > aborted;
            String end = isAborted ? " aborted" : seen.ending() instanceof Ending.Cut ? " pruned" : "";
            tree.add(sections(seen.trace()) + end);
            strategy.end(seen.trace());
        }
        return tree;
    }

    /** Sections are numbered through, first those of T1, of which there are five. */
    private static String sections(Trace trace) {
        List<String> sections = new ArrayList<>();
        int[] next = {1, 6};
        for (int i = 0; i < trace.length(); i++) {
            if (trace.kind(i) == OpKind.WRITE || trace.kind(i) == OpKind.READ) {
                sections.add(Integer.toString(next[trace.thread(i)]++));
            }
        }
        return String.join(" ", sections);
    }

    @Test
    void figure_4_four_schedules_and_an_aborted_path() {
        ModelProgram program = nestedBesideFlat(section(2), section(4), section(7));
        assertThat(tree(program, ExitBlockStrategy.plain(NOTHING_TRUSTED)))
                .containsExactly(
                        "1 2 3 4 5 6 7 8 9 10",
                        "6 7 8 9 10 1 2 3 4 5",
                        "6 7 1 2 3 4 5 8 9 10",
                        "6 7 1 2 3 8 9 10 4 5",
                        "1 2 3 6 aborted");
    }

    @Test
    void figure_7_one_schedule_is_not_finished_and_one_not_run_at_all() {
        ModelProgram program = nestedBesideFlat(write("shared", 1), section(4), read("shared"));
        assertThat(tree(program, ExitBlockStrategy.readWrite(NOTHING_TRUSTED)))
                .containsExactly(
                        "1 2 3 4 5 6 7 8 9 10", "6 7 8 9 10 1 2 3 4 5", "6 7 1 2 3 4 5 pruned", "1 2 3 6 aborted");
    }

    @Test
    void figure_9_two_paths_are_aborted() {
        ModelProgram program = DeadlockFigures.figure8();
        assertThat(tree(program, ExitBlockStrategy.plain(NOTHING_TRUSTED)))
                .containsExactly(
                        "1 2 3 4 5 6 7 8 9 10", "6 7 8 9 10 1 2 3 4 5", "6 7 8 1 2 aborted", "1 2 3 6 7 aborted");
    }

    @Test
    void figure_11_left_two_of_the_aborted_paths_hold_a_deadlock() {
        assertThat(tree(DeadlockFigures.figure10(), ExitBlockStrategy.plain(NOTHING_TRUSTED)))
                .containsExactly(
                        "1 2 3 4 5 6 7 8 9 10 11 12",
                        "6 7 8 9 10 11 12 1 2 3 4 5",
                        "6 7 1 2 3 4 5 8 9 10 11 12",
                        "6 7 1 2 3 8 9 aborted",
                        "6 7 8 9 10 1 2 aborted",
                        "1 2 3 6 aborted");
    }

    @Test
    void figure_11_right_none_of_the_paths_does() {
        assertThat(tree(DeadlockFigures.figure10(), ExitBlockStrategy.readWrite(NOTHING_TRUSTED)))
                .containsExactly("1 2 3 4 5 6 7 8 9 10 11 12", "6 7 8 9 10 11 12 pruned", "1 2 3 6 aborted");
    }

    @Test
    void a_read_under_a_lock_that_was_held_before_sees_what_another_wrote_under_it() {
        ModelProgram program = nestedBesideFlat(section(2), read("shared"), write("shared", 7));
        assertThat(tree(program, ExitBlockStrategy.readWrite(NOTHING_TRUSTED)))
                .contains("6 7 8 9 10 1 2 3 4 5", "1 2 3 4 5 6 7 8 9 10");
    }
}
