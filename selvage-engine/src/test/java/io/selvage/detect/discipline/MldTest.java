package io.selvage.detect.discipline;

import static io.selvage.modelprogram.Instruction.down;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.up;
import static io.selvage.modelprogram.Instruction.volatileWrite;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.detect.Detector;
import io.selvage.model.ExtraAccess;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.selective.SelectiveSearch;
import io.selvage.testing.WrittenExecution;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MldTest {
    /** Stoller's example: whether MLD is violated depends on who comes first, and IF-SSS tries only one order. */
    private static ModelProgram section9() {
        return new ModelProgram()
                .thread("one", up("sem"), write("v", 1))
                .thread("two", down("sem"), lock("o"), write("v", 2), unlock("o"));
    }

    @Test
    void mld_misses_the_example_of_section_9_under_if_sss() {
        assertThat(explore(section9(), SelectiveSearch.ifSss(0, 0), new MldDetector())).isEmpty();
    }

    @Test
    void mld_sees_it_under_brute_force() {
        assertThat(explore(section9(), new DfsStrategy(), new MldDetector())).isNotEmpty();
    }

    @Test
    void mld_prime_finds_it_under_if_sss() {
        List<Finding> found = explore(section9(), SelectiveSearch.ifSss(0, 0), new MldPrimeDetector());
        assertThat(found).hasSize(1);
        assertThat(found.get(0).kind()).isEqualTo(FindingKind.LOCK_DISCIPLINE);
        assertThat(found.get(0).failureClass()).isEqualTo(FailureClass.FF_T1);
    }

    @Test
    void the_history_says_which_access_lost_which_candidate() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), lock("n"), write("x", 1), unlock("n"), unlock("m"))
                .thread("b", lock("m"), read("x"), unlock("m"), lock("n"), write("x", 2), unlock("n"));
        List<Finding> found = explore(program, new DfsStrategy(), new MldPrimeDetector());
        List<String> history = found.get(0).details();
        assertThat(history).hasSize(3);
        assertThat(history.get(0))
                .startsWith("a writes it")
                .contains("candidates: String#")
                .contains(", String#");
        assertThat(history.get(1)).startsWith("b reads it").contains("candidates: String#");
        assertThat(history.get(2)).startsWith("b writes it").endsWith("no candidate is left");
    }

    @Test
    void one_lock_for_all_accesses_is_enough() {
        ModelProgram program = new ModelProgram()
                .thread("a", lock("m"), lock("n"), write("x", 1), unlock("n"), unlock("m"))
                .thread("b", lock("n"), write("x", 2), unlock("n"));
        assertThat(explore(program, new DfsStrategy(), new MldPrimeDetector())).isEmpty();
    }

    @Test
    void reading_needs_no_lock_and_volatile_variables_need_none_either() {
        ModelProgram program = new ModelProgram()
                .thread("a", read("x"), volatileWrite("y", 1))
                .thread("b", read("x"), volatileWrite("y", 2));
        assertThat(explore(program, new DfsStrategy(), new MldPrimeDetector())).isEmpty();
    }

    @Test
    void what_comes_before_a_start_or_after_a_join_is_not_shared() {
        ModelProgram program = new ModelProgram()
                .thread("main", write("x", 1), start("a"), start("b"), join("a"), join("b"), read("x"))
                .thread("a", lock("m"), write("x", 2), unlock("m"))
                .thread("b", lock("m"), write("x", 3), unlock("m"));
        assertThat(explore(program, new DfsStrategy(), new MldPrimeDetector())).isEmpty();
    }

    @Test
    void a_join_of_one_of_two_threads_is_not_enough() {
        ModelProgram program = new ModelProgram()
                .thread("main", start("a"), start("b"), join("a"), read("x"))
                .thread("a", lock("m"), write("x", 2), unlock("m"))
                .thread("b", lock("m"), write("x", 3), unlock("m"));
        assertThat(explore(program, new DfsStrategy(), new MldPrimeDetector())).isNotEmpty();
    }

    private static List<Finding> explore(ModelProgram program, Strategy strategy, Detector detector) {
        ModelRunner runner = new ModelRunner(program);
        List<Finding> found = new ArrayList<>();
        while (strategy.begin()) {
            FinishedExecution seen = runner.run(strategy);
            strategy.end(seen.trace());
            for (Finding finding : detector.inspect(seen)) {
                if (!found.contains(finding)) {
                    found.add(finding);
                }
            }
        }
        return found;
    }

    /** What MLD' says if b writes x under m, and a as it is written. */
    private static List<Finding> blamed(WrittenExecution a) {
        return new MldPrimeDetector()
                .inspect(a.call("b", "m", "ReentrantLock.lock", "B.java:1")
                        .write("b", "x")
                        .call("b", "m", "ReentrantLock.unlock", "B.java:2"));
    }

    private static WrittenExecution threads() {
        return WrittenExecution.of("a", "b");
    }

    private static WrittenExecution call(WrittenExecution script, String method) {
        return script.call("a", "m", "ReentrantLock." + method, "A.java:1");
    }

    @Test
    void a_wait_that_throws_at_once_keeps_its_lock() {
        WrittenExecution script = WrittenExecution.of("a", "b")
                .lock("a", "m")
                .on("a", OpKind.WAIT, "m")
                .write("a", "x")
                .unlock("a", "m")
                .lock("b", "m")
                .write("b", "x")
                .unlock("b", "m");
        assertThat(new MldPrimeDetector().inspect(script)).isEmpty();
    }

    @Test
    void a_lock_taken_inside_of_a_call_guards_like_one_of_the_program() {
        WrittenExecution script = WrittenExecution.of("a", "b")
                .extra("a", "m", ExtraAccess.HELD_ACROSS_STEPS, true)
                .write("a", "x")
                .extra("a", "m", ExtraAccess.RELEASED_ACROSS_STEPS, true)
                .lock("b", "m")
                .write("b", "x")
                .unlock("b", "m");
        assertThat(new MldPrimeDetector().inspect(script)).isEmpty();
    }

    @Test
    void a_lock_that_is_acquired_interruptibly_guards_like_any_other() {
        assertThat(blamed(call(call(threads(), "lockInterruptibly").write("a", "x"), "unlock")))
                .isEmpty();
    }

    @Test
    void a_call_that_is_interrupted_has_acquired_nothing() {
        assertThat(blamed(call(threads().on("b", OpKind.INTERRUPT, "a"), "lockInterruptibly")
                        .write("a", "x")))
                .isNotEmpty();
    }

    @Test
    void a_lock_that_is_tried_while_it_is_held_has_to_be_released_twice() {
        assertThat(blamed(call(call(call(threads(), "lock"), "tryLock"), "unlock").write("a", "x")))
                .isEmpty();
        assertThat(blamed(call(threads(), "tryLock").write("a", "x"))).isNotEmpty();
    }

    @Test
    void asking_a_stamped_lock_something_does_not_release_it() {
        WrittenExecution script = WrittenExecution.of("a", "b")
                .call("a", "m", "StampedLock.writeLock", "A.java:1")
                .call("a", "m", "StampedLock.isWriteLocked", "A.java:2")
                .write("a", "x")
                .call("a", "m", "StampedLock.unlockWrite", "A.java:3")
                .call("b", "m", "StampedLock.writeLock", "A.java:4")
                .write("b", "x");
        assertThat(new MldPrimeDetector().inspect(script)).isEmpty();
    }
}
