package io.selvage.detect.hang;

import static io.selvage.modelprogram.Instruction.await;
import static io.selvage.modelprogram.Instruction.join;
import static io.selvage.modelprogram.Instruction.lock;
import static io.selvage.modelprogram.Instruction.park;
import static io.selvage.modelprogram.Instruction.read;
import static io.selvage.modelprogram.Instruction.signal;
import static io.selvage.modelprogram.Instruction.signalAll;
import static io.selvage.modelprogram.Instruction.start;
import static io.selvage.modelprogram.Instruction.unlock;
import static io.selvage.modelprogram.Instruction.write;
import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.modelprogram.ModelProgram;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.testing.WrittenExecution;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Built-in locks: the kinds of hangs that the executions of a program show. Model threads wait whatever they have
 * read.
 */
class HangKindsTest {
    /** The first finding of each kind. */
    private final Map<FindingKind, Finding> kinds = new EnumMap<>(FindingKind.class);

    private void explore(ModelProgram program) {
        ModelRunner runner = new ModelRunner(program);
        DfsStrategy dfs = new DfsStrategy();
        HangDetector detector = new HangDetector();
        while (dfs.begin()) {
            FinishedExecution seen = runner.run(dfs);
            dfs.end(seen.trace());
            detector.inspect(seen).forEach(finding -> kinds.putIfAbsent(finding.kind(), finding));
        }
    }

    @Test
    void executions_that_end_are_not_blamed() {
        explore(new ModelProgram()
                .thread("a", lock("m"), write("x", 1), unlock("m"))
                .thread("b", read("x")));
        assertThat(kinds).isEmpty();
    }

    @Test
    void a_notification_before_the_wait_is_lost() {
        explore(new ModelProgram()
                .thread("waiter", lock("m"), await("m"), unlock("m"))
                .thread("notifier", lock("m"), signal("m"), unlock("m")));
        assertThat(kinds).containsOnlyKeys(FindingKind.LOST_NOTIFICATION);
        Finding lost = kinds.get(FindingKind.LOST_NOTIFICATION);
        assertThat(lost.message()).startsWith("waiter waits on String#").contains("notifier notified in step");
        assertThat(lost.failureClass()).isEqualTo(FailureClass.FF_T5);
    }

    @Test
    void a_notification_is_lost_on_a_thread_that_looked_before_it_and_not_on_one_that_looked_after_it() {
        explore(new ModelProgram()
                .thread("waiter", read("x"), lock("m"), await("m"), unlock("m"))
                .thread("notifier", lock("m"), write("x", 1), signalAll("m"), unlock("m")));
        assertThat(kinds).containsOnlyKeys(FindingKind.LOST_NOTIFICATION, FindingKind.ORPHANED_WAIT);
        kinds.clear();
        explore(new ModelProgram()
                .thread("waiter", lock("m"), read("x"), await("m"), unlock("m"))
                .thread("notifier", lock("m"), write("x", 1), signalAll("m"), unlock("m")));
        assertThat(kinds).containsOnlyKeys(FindingKind.ORPHANED_WAIT);
    }

    @Test
    void a_change_without_a_notification_is_missed() {
        explore(new ModelProgram()
                .thread("waiter", lock("m"), read("x"), await("m"), unlock("m"))
                .thread("writer", lock("m"), write("x", 1), unlock("m")));
        assertThat(kinds).containsOnlyKeys(FindingKind.MISSED_NOTIFICATION, FindingKind.ORPHANED_WAIT);
        assertThat(kinds.get(FindingKind.MISSED_NOTIFICATION).message())
                .contains("writer wrote it in step")
                .endsWith("nobody has notified it since");
    }

    @Test
    void a_change_of_something_else_is_not_what_the_waiter_misses() {
        explore(new ModelProgram()
                .thread("waiter", lock("m"), read("x"), await("m"), unlock("m"))
                .thread("writer", lock("m"), write("y", 1), unlock("m")));
        assertThat(kinds).containsOnlyKeys(FindingKind.ORPHANED_WAIT);
    }

    @Test
    void a_notification_for_two_that_only_one_gets_is_missed_by_the_other() {
        explore(new ModelProgram()
                .thread("a", lock("m"), read("x"), await("m"), unlock("m"))
                .thread("b", lock("m"), read("x"), await("m"), unlock("m"))
                .thread("n", lock("m"), write("x", 1), signal("m"), unlock("m")));
        assertThat(kinds).containsKey(FindingKind.MISSED_NOTIFICATION).doesNotContainKey(FindingKind.WRONG_WAITER);
        assertThat(kinds.get(FindingKind.MISSED_NOTIFICATION).message())
                .contains("the notification in step")
                .endsWith(" only");
    }

    @Test
    void a_notification_that_goes_to_one_that_waits_again_was_meant_for_the_other() {
        explore(new ModelProgram()
                .thread("a", lock("m"), read("x"), await("m"), unlock("m"))
                .thread("b", lock("m"), read("y"), await("m"), read("y"), await("m"), unlock("m"))
                .thread("n", lock("m"), write("x", 1), signal("m"), unlock("m")));
        assertThat(kinds).containsKey(FindingKind.WRONG_WAITER);
        assertThat(kinds.get(FindingKind.WRONG_WAITER).message())
                .startsWith("a waits on")
                .contains("the notification by n in step")
                .endsWith("went to b, which could not go on and waited again");
    }

    @Test
    void a_notification_that_is_passed_on_reaches_everybody() {
        explore(new ModelProgram()
                .thread("a", lock("m"), await("m"), signal("m"), unlock("m"))
                .thread("b", lock("m"), await("m"), signal("m"), unlock("m"))
                .thread("n", lock("m"), signal("m"), unlock("m")));
        assertThat(kinds).doesNotContainKey(FindingKind.WRONG_WAITER);
    }

    @Test
    void a_waiter_that_keeps_the_lock_its_notifier_needs_is_a_nested_monitor() {
        explore(new ModelProgram()
                .thread("waiter", lock("o"), lock("m"), await("m"), unlock("m"), unlock("o"))
                .thread("notifier", lock("o"), lock("m"), signal("m"), unlock("m"), unlock("o")));
        assertThat(kinds).containsKey(FindingKind.NESTED_MONITOR);
        assertThat(kinds.get(FindingKind.NESTED_MONITOR).message()).contains("holding what notifier wants");
        assertThat(kinds.get(FindingKind.NESTED_MONITOR).failureClass()).isEqualTo(FailureClass.FF_T2);
    }

    @Test
    void a_wait_that_nobody_ever_ends_is_orphaned_whoever_waits_for_the_waiter() {
        explore(new ModelProgram().thread("a", start("b"), join("b")).thread("b", lock("m"), await("m"), unlock("m")));
        assertThat(kinds).containsOnlyKeys(FindingKind.ORPHANED_WAIT);
        assertThat(kinds.get(FindingKind.ORPHANED_WAIT).message()).startsWith("b waits on");
        kinds.clear();
        explore(new ModelProgram().thread("p", park()));
        assertThat(kinds.get(FindingKind.ORPHANED_WAIT).message())
                .isEqualTo("p is parked and nobody is left to end that");
    }

    @Test
    void locks_in_opposite_order_are_a_deadlock_with_both_threads_named() {
        explore(new ModelProgram()
                .thread("a", lock("m"), lock("n"), unlock("n"), unlock("m"))
                .thread("b", lock("n"), lock("m"), unlock("m"), unlock("n")));
        assertThat(kinds).containsOnlyKeys(FindingKind.DEADLOCK);
        assertThat(kinds.get(FindingKind.DEADLOCK).details()).hasSize(2);
    }

    @Test
    void joining_a_thread_that_wants_a_lock_of_the_joiner_is_a_deadlock() {
        explore(new ModelProgram()
                .thread("a", lock("m"), start("b"), join("b"), unlock("m"))
                .thread("b", lock("m"), unlock("m")));
        assertThat(kinds).containsOnlyKeys(FindingKind.DEADLOCK);
    }

    @Test
    void a_second_notification_is_lost_if_the_only_waiter_has_been_notified_already() {
        WrittenExecution script = WrittenExecution.of("first", "second", "n")
                .lock("first", "m")
                .on("first", OpKind.WAIT, "m")
                .lock("n", "m")
                .on("n", OpKind.NOTIFY, "m")
                .on("n", OpKind.NOTIFY, "m")
                .unlock("n", "m")
                .on("n", OpKind.END, "n")
                .lock("first", "m")
                .unlock("first", "m")
                .on("first", OpKind.END, "first")
                .lock("second", "m")
                .on("second", OpKind.WAIT, "m")
                .stuck("second", OpKind.WAITING, "m", "", false);
        assertThat(new HangDetector().inspect(script))
                .extracting(Finding::kind)
                .containsExactly(FindingKind.LOST_NOTIFICATION);
    }
}
