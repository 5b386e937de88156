package io.selvage.strategy.dpor;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.unseenRead;
import static io.selvage.modelprogram.Instruction.unseenWrite;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.modelprogram.Instruction;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.SequentialSearch;
import io.selvage.strategy.bounded.TreeSearch;
import io.selvage.testing.Exhausted;
import io.selvage.testing.ProgramGenerator;
import io.selvage.testing.ProgramGenerator.Generated;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Sections of a lock that do not conflict in content change places unseen: the same outcomes, hangs and races in fewer
 * executions. {@code -Dselvage.programs=5000} for more random programs.
 */
@Tag("once")
class LaporTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.programs", 200);
    private static final int STEPS = 10_000;
    /** Programs with more executions than this are passed over. */
    private static final int LIMIT = 1_500;

    private static Exhausted explore(ModelProgram program, DporSearch search) {
        Exhausted result = Exhausted.run(new ModelRunner(program), search, 1, 10 * LIMIT);
        assertThat(result.isComplete()).isTrue();
        return result;
    }

    private static int executions(ModelProgram program) {
        Exhausted fewer = explore(program, DporSearch.lapor(0, 0));
        check(fewer, explore(program, new DporSearch()), "");
        return fewer.executions();
    }

    private static void check(Exhausted fewer, Exhausted all, String which) {
        assertThat(fewer.isComplete()).as(which).isTrue();
        assertThat(fewer.outcomes()).as(which).isEqualTo(all.outcomes());
        assertThat(fewer.hangs()).as(which).isEqualTo(all.hangs());
        assertThat(fewer.races()).as(which).isEqualTo(all.races());
        assertThat(fewer.executions())
                .as(which)
                .isLessThanOrEqualTo(all.traces().size());
        assertThat(fewer.cut()).as(which).isZero();
    }

    /** Threads that enter sections of one lock, the i-th writing the i-th variable. */
    private static ModelProgram sections(int often, String... variables) {
        ModelProgram program = new ModelProgram();
        for (int i = 0; i < variables.length; i++) {
            List<Instruction> body = new ArrayList<>();
            for (int k = 0; k < often; k++) {
                body.addAll(List.of(lock("m"), write(variables[i], k), unlock("m")));
            }
            program.thread("t" + i, body);
        }
        return program;
    }

    @Test
    void sections_with_nothing_in_common_need_one_execution() {
        assertThat(executions(sections(3, "x", "y", "z"))).isEqualTo(1);
    }

    @Test
    void sections_that_all_conflict_need_as_many_as_under_dpor() {
        assertThat(executions(sections(2, "x", "x", "x"))).isEqualTo(90); // 6! / (2! 2! 2!)
    }

    @Test
    void of_sections_that_conflict_in_part_those_that_do_not_are_left_alone() {
        assertThat(executions(sections(2, "x", "x", "y", "y"))).isLessThan(2520 / 3);
    }

    @Test
    void a_race_is_found_though_sections_order_its_accesses_in_most_executions() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), unlock("m"), write("x", 1), lock("m"), unlock("m"))
                .thread("b", lock("m"), unlock("m"), write("x", 2), lock("m"), unlock("m"));
        assertThat(executions(program)).isLessThan(10);
        assertThat(explore(program, DporSearch.lapor(0, 0)).races()).containsExactly("[0.1, 1.1]");
    }

    @Test
    void an_access_behind_a_section_can_come_before_one_inside_of_another() {
        assertThat(executions(new ModelProgram()
                        .thread("a", lock("m"), write("x", 1), unlock("m"))
                        .thread("b", lock("m"), unlock("m"), read("x"))))
                .isLessThanOrEqualTo(3);
    }

    @Test
    void a_deadlock_of_empty_sections_is_reached() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"))
                .thread("b", lock("n"), lock("m"), unlock("m"), unlock("n"));
        assertThat(executions(program)).isEqualTo(3);
        assertThat(explore(program, DporSearch.lapor(0, 0)).hangs()).hasSize(1);
    }

    @Test
    void a_notification_that_comes_too_early_is_reached() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), await("m"), unlock("m"))
                .thread("b", lock("m"), signal("m"), unlock("m"));
        executions(program);
        assertThat(explore(program, DporSearch.lapor(0, 0)).hangs()).hasSize(1);
    }

    @Test
    void sections_that_change_what_nobody_sees_are_run_in_both_orders() {
        assertThat(executions(new ModelProgram()
                        .thread("a", lock("m"), unseenWrite("x", 1), unlock("m"))
                        .thread("b", lock("m"), unseenWrite("x", 2), unlock("m"))))
                .isEqualTo(2);
    }

    @Test
    void a_section_that_changes_what_nobody_sees_may_change_what_another_one_is_seen_to_read() {
        assertThat(executions(new ModelProgram()
                        .thread("a", lock("m"), unseenWrite("x", 1), unlock("m"))
                        .thread("b", lock("m"), read("x"), unlock("m"))))
                .isEqualTo(2);
    }

    @Test
    void a_section_that_looks_at_what_nobody_sees_minds_those_that_write() {
        assertThat(executions(new ModelProgram()
                        .thread("a", lock("m"), unseenRead("x"), unlock("m"))
                        .thread("b", lock("m"), write("x", 1), unlock("m"))))
                .isEqualTo(2);
    }

    @Test
    void sections_that_only_look_commute_whoever_sees_it() {
        assertThat(executions(new ModelProgram()
                        .thread("a", lock("m"), unseenRead("x"), unlock("m"))
                        .thread("b", lock("m"), unseenRead("x"), read("y"), unlock("m"))))
                .isEqualTo(1);
    }

    @Test
    void what_nobody_sees_behind_a_section_is_not_part_of_it() {
        assertThat(executions(new ModelProgram()
                        .thread("a", lock("m"), unlock("m"), unseenWrite("x", 1))
                        .thread("b", lock("m"), unlock("m"), unseenWrite("y", 2))))
                .isEqualTo(1);
    }

    @Test
    void sections_that_are_seen_in_part_against_brute_force() {
        compare(ProgramGenerator::halfSeen, PROGRAMS, 0);
    }

    @Test
    void programs_of_all_kinds_against_brute_force() {
        compare(ProgramGenerator::any, PROGRAMS / 2, 0);
        compare(ProgramGenerator::disciplined, PROGRAMS / 4, 0);
        compare(ProgramGenerator::any, PROGRAMS / 4, 1);
    }

    private static void compare(LongFunction<Generated> generator, int programs, int spurious) {
        for (long seed = 0; seed < programs; seed++) {
            Generated generated = generator.apply(seed);
            Exhausted all = Exhausted.run(
                    new ModelRunner(generated.program(), STEPS, spurious),
                    new SequentialSearch(TreeSearch.all()),
                    LIMIT);
            if (all.isComplete()) {
                compare(all, generated, spurious, "program " + seed + ": ");
            }
        }
    }

    private static int compare(Exhausted all, Generated generated, int spurious, String which) {
        int executions = 0;
        for (int size : new int[] {7, 1}) {
            Exhausted fewer = Exhausted.run(
                    new ModelRunner(generated.program(), STEPS, spurious), DporSearch.lapor(spurious, 0), size, LIMIT);
            check(fewer, all, which + "in batches of " + size + ": " + generated);
            executions = fewer.executions();
        }
        return executions;
    }

    /** Against dpor, since these are too large for brute force. */
    @Test
    void programs_with_many_sections_need_fewer_executions() {
        int traces = 0;
        int executions = 0;
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Generated generated = ProgramGenerator.locked(seed);
            Exhausted all = Exhausted.run(new ModelRunner(generated.program()), new DporSearch(), 1, LIMIT);
            if (all.isComplete()) {
                traces += all.executions();
                executions += compare(all, generated, 0, "program " + seed + " ");
            }
        }
        assertThat(executions).isLessThan(traces * 3 / 4);
    }
}
