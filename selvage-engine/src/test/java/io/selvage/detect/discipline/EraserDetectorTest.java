package io.selvage.detect.discipline;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.signalAll;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.volatileRead;
import static io.selvage.modelprogram.Instruction.volatileWrite;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.detect.race.RaceDetector;
import io.selvage.model.ExtraAccess;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.OpKind;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.exitblock.ExitBlockStrategy;
import io.selvage.testing.DisciplinedPrograms;
import io.selvage.testing.Inspected;
import io.selvage.testing.ProgramGenerator;
import io.selvage.testing.ProgramGenerator.Generated;
import io.selvage.testing.WrittenExecution;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class EraserDetectorTest {
    private static final int PROGRAMS = Integer.getInteger("selvage.programs", 150);
    private static final int LIMIT = 3_000;

    private static List<Finding> blamed(ModelProgram program) {
        return Inspected.run(
                new ModelRunner(program), ExitBlockStrategy.plain(site -> false), LIMIT, new EraserDetector());
    }

    @Test
    void a_variable_that_one_thread_uses_without_the_lock_of_the_other_is_blamed() {
        List<Finding> blamed = blamed(new ModelProgram()
                .thread("a", lock("m"), write("x", 1), unlock("m"))
                .thread("b", lock("n"), write("x", 3), unlock("n")));
        assertThat(blamed).isNotEmpty().allMatch(finding -> finding.kind() == FindingKind.LOCK_DISCIPLINE);
        Finding first = blamed.get(0);
        assertThat(first.failureClass().text()).isEqualTo("FF-T1");
        assertThat(first.message()).contains("a writes it holding", "b writes it holding");
        assertThat(first.details()).anyMatch(line -> line.endsWith("no longer guards it"));
    }

    @Test
    void one_of_two_locks_is_enough() {
        assertThat(blamed(new ModelProgram()
                        .thread("a", lock("m"), lock("n"), write("x", 1), unlock("n"), unlock("m"))
                        .thread("b", lock("m"), write("x", 2), unlock("m"), lock("m"), read("x"), unlock("m"))))
                .isEmpty();
    }

    @Test
    void what_is_prepared_before_it_is_shared_under_a_lock_needs_none() {
        assertThat(blamed(new ModelProgram()
                        .thread("a", write("x", 1), lock("m"), signalAll("m"), unlock("m"))
                        .thread("b", lock("m"), await("m"), write("x", 2), unlock("m"))
                        .thread("c", lock("m"), await("m"), write("x", 3), unlock("m"))))
                .isEmpty();
    }

    @Test
    void readers_need_no_lock() {
        assertThat(blamed(new ModelProgram()
                        .thread("main", write("x", 1), start("a"), start("b"))
                        .thread("a", read("x"), read("x"))
                        .thread("b", read("x"), read("x"))))
                .isEmpty();
    }

    @Test
    void what_is_handed_over_by_start_and_join_needs_no_lock() {
        assertThat(blamed(new ModelProgram()
                        .thread("main", write("x", 1), start("a"), join("a"), write("x", 3), read("x"))
                        .thread("a", read("x"), write("x", 2), write("x", 4))))
                .isEmpty();
    }

    @Test
    void after_all_users_were_joined_the_lock_is_needed_no_more() {
        assertThat(blamed(new ModelProgram()
                        .thread("main", start("a"), start("b"), join("a"), join("b"), read("x"), write("x", 3))
                        .thread("a", lock("m"), write("x", 1), unlock("m"))
                        .thread("b", lock("m"), write("x", 2), unlock("m"))))
                .isEmpty();
    }

    @Test
    void volatile_variables_and_what_they_hand_over_need_no_lock() {
        assertThat(blamed(new ModelProgram()
                        .thread("a", volatileWrite("v", 1), volatileRead("v"))
                        .thread("b", volatileWrite("v", 2), volatileRead("v"))))
                .isEmpty();
    }

    @Test
    void a_wait_gives_its_lock_up_and_takes_it_back() {
        assertThat(blamed(new ModelProgram()
                        .thread("a", lock("m"), write("x", 1), await("m"), write("x", 2), unlock("m"))
                        .thread("b", lock("m"), write("x", 3), signal("m"), write("x", 4), unlock("m"))))
                .isEmpty();
    }

    @Test
    void programs_that_follow_the_discipline_are_never_blamed() {
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Generated generated = DisciplinedPrograms.next(seed);
            assertThat(blamed(generated.program())).as(generated.toString()).isEmpty();
        }
    }

    @Test
    void where_brute_force_finds_a_race_a_search_that_switches_at_releases_finds_a_violation() {
        int racy = 0;
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Generated generated = ProgramGenerator.any(seed);
            boolean races = !Inspected.run(runner(generated), new DfsStrategy(), LIMIT, new RaceDetector())
                    .isEmpty();
            racy += races ? 1 : 0;
            List<Finding> found = Inspected.run(
                    runner(generated),
                    ExitBlockStrategy.plain(site -> false),
                    LIMIT * 5,
                    new RaceDetector(),
                    new EraserDetector());
            assertThat(!races || !found.isEmpty()).as(generated.toString()).isTrue();
        }
        assertThat(racy).isGreaterThan(PROGRAMS / 4);
    }

    private static ModelRunner runner(Generated generated) {
        return new ModelRunner(generated.program());
    }

    private static List<Finding> blamed(WrittenExecution execution) {
        return new EraserDetector().inspect(execution);
    }

    @Test
    void a_lock_is_held_until_it_has_been_released_as_often_as_it_was_acquired() {
        assertThat(blamed(new ModelProgram()
                        .thread("a", lock("m"), lock("m"), unlock("m"), write("x", 1), unlock("m"))
                        .thread("b", lock("m"), write("x", 2), unlock("m"))))
                .isEmpty();
    }

    @Test
    void a_lock_taken_inside_of_a_call_guards_like_one_of_the_program() {
        assertThat(blamed(WrittenExecution.of("a", "b")
                        .lock("b", "m")
                        .write("b", "x")
                        .unlock("b", "m")
                        .extra("a", "m", ExtraAccess.HELD_ACROSS_STEPS, true)
                        .write("a", "x")
                        .extra("a", "m", ExtraAccess.RELEASED_ACROSS_STEPS, true)
                        .lock("b", "m")
                        .write("b", "x")
                        .unlock("b", "m")))
                .isEmpty();
    }

    @Test
    void what_a_thread_leaves_behind_that_is_seen_to_have_ended_needs_no_lock() {
        assertThat(blamed(WrittenExecution.of("a", "b")
                        .write("b", "x")
                        .on("b", OpKind.END, "b")
                        .reading("a", OpKind.THREAD_QUERY, "b")
                        .write("a", "x")))
                .isEmpty();
    }

    @Test
    void what_was_used_before_a_tick_needs_no_lock_afterwards() {
        assertThat(blamed(WrittenExecution.of("a", "b", "clock")
                        .write("a", "x")
                        .on("clock", OpKind.TICK, "clock")
                        .write("b", "x")))
                .isEmpty();
    }

    @Test
    void a_join_that_is_interrupted_hands_nothing_over() {
        assertThat(blamed(WrittenExecution.of("a", "b")
                        .write("a", "x")
                        .start("a", "t")
                        .on("b", OpKind.JOIN, "t")
                        .write("b", "x")))
                .isNotEmpty();
    }
}
