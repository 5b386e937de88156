package io.selvage.detect.hang;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.OpKind;
import io.selvage.testing.WrittenExecution;
import org.junit.jupiter.api.Test;

/** Conditions, read-write locks and pools, as the trace shows them: calls on objects of the JDK. */
class HangsInTheJdkTest {
    private static Finding finding(WrittenExecution script) {
        return new HangDetector().inspect(script).get(0);
    }

    private static WrittenExecution park(WrittenExecution script, String thread) {
        return script.stuck(thread, OpKind.PARK, thread, "", false);
    }

    @Test
    void a_signal_before_the_await_is_lost() {
        Finding lost = finding(park(
                WrittenExecution.of("a", "b")
                        .call("b", "lock", "Lock.lock", "A.java:1")
                        .call("b", "lock", "Condition.signal", "A.java:2")
                        .call("b", "lock", "Lock.unlock", "A.java:3")
                        .call("a", "lock", "Lock.lock", "A.java:4")
                        .call("a", "lock", "Condition.await", "A.java:5"),
                "a"));
        assertThat(lost.kind()).isEqualTo(FindingKind.LOST_NOTIFICATION);
        assertThat(lost.message())
                .startsWith("a waits in Condition.await of lock since step 7 for a notification that was lost: "
                        + "b notified in step 4 (A.java:2)");
        assertThat(lost.sites()).containsExactly("A.java:5");
    }

    @Test
    void a_change_without_a_signal_is_missed() {
        Finding missed = finding(park(
                WrittenExecution.of("a", "b")
                        .call("a", "lock", "Lock.lock", "A.java:1")
                        .readAt("a", "x", "A.java:2")
                        .call("a", "lock", "Condition.await", "A.java:3")
                        .call("b", "lock", "Lock.lock", "A.java:4")
                        .writeAt("b", "x", "A.java:5")
                        .call("b", "lock", "Lock.unlock", "A.java:6"),
                "a"));
        assertThat(missed.kind()).isEqualTo(FindingKind.MISSED_NOTIFICATION);
        assertThat(missed.message()).contains("b wrote it in step 7 (A.java:5), and nobody has notified it since");
    }

    @Test
    void a_signal_to_one_that_awaits_again_went_to_the_wrong_one() {
        Finding wrong = finding(park(
                park(
                        WrittenExecution.of("a", "b", "n")
                                .call("a", "lock", "Lock.lock", "A.java:1")
                                .readAt("a", "x", "A.java:2")
                                .call("a", "lock", "Condition.await", "A.java:3")
                                .call("b", "lock", "Lock.lock", "A.java:4")
                                .call("b", "lock", "Condition.await", "A.java:5")
                                .call("n", "lock", "Lock.lock", "A.java:6")
                                .writeAt("n", "x", "A.java:7")
                                .call("n", "lock", "Condition.signal", "A.java:8")
                                .call("n", "lock", "Lock.unlock", "A.java:9")
                                .on("b", OpKind.PARK, "b")
                                .on("b", OpKind.EXTRA_ACCESS, "lock")
                                .readAt("b", "y", "A.java:4")
                                .call("b", "lock", "Condition.await", "A.java:5"),
                        "a"),
                "b"));
        assertThat(wrong.kind()).isEqualTo(FindingKind.WRONG_WAITER);
        assertThat(wrong.message())
                .contains("by n in step 11 (A.java:8) went to b, which could not go on and waited again");
    }

    @Test
    void awaiting_with_a_lock_that_the_signaller_needs_is_a_nested_monitor() {
        Finding nested = finding(park(
                        WrittenExecution.of("a", "b")
                                .lock("a", "outer")
                                .call("a", "lock", "Lock.lock", "A.java:1")
                                .call("a", "lock", "Condition.await", "A.java:2"),
                        "a")
                .stuck("b", OpKind.LOCK, "outer", "a", false));
        assertThat(nested.kind()).isEqualTo(FindingKind.NESTED_MONITOR);
    }

    @Test
    void a_reader_that_wants_to_write_waits_for_itself() {
        Finding upgrade = finding(WrittenExecution.of("a")
                .call("a", "lock", "ReentrantReadWriteLock$ReadLock.lock", "A.java:1")
                .call("a", "lock", "ReentrantReadWriteLock$WriteLock.lock", "A.java:2")
                .stuck("a", OpKind.PARK, "lock", "", false));
        assertThat(upgrade.kind()).isEqualTo(FindingKind.DEADLOCK);
        assertThat(upgrade.message()).isEqualTo("a wants lock, which it cannot have while it holds it already");
    }

    @Test
    void a_writer_that_waits_for_a_reader_which_waits_for_the_writer_is_in_a_deadlock() {
        Finding deadlock = finding(WrittenExecution.of("w", "r")
                .call("r", "rw", "Lock.lock", "A.java:1")
                .lock("w", "m")
                .call("w", "rw", "Lock.lock", "A.java:2")
                .stuck("w", OpKind.PARK, "rw", "", false)
                .stuck("r", OpKind.LOCK, "m", "w", false));
        assertThat(deadlock.kind()).isEqualTo(FindingKind.DEADLOCK);
        assertThat(deadlock.details()).hasSize(2);
    }

    @Test
    void a_reader_that_has_given_its_lock_back_is_nobodys_reason_to_wait() {
        Finding orphaned = finding(WrittenExecution.of("a")
                .call("a", "lock", "ReentrantReadWriteLock$ReadLock.lock", "A.java:1")
                .call("a", "lock", "ReentrantReadWriteLock$ReadLock.unlock", "A.java:2")
                .call("a", "lock", "ReentrantReadWriteLock$WriteLock.lock", "A.java:3")
                .stuck("a", OpKind.PARK, "lock", "", false));
        assertThat(orphaned.kind()).isEqualTo(FindingKind.ORPHANED_WAIT);
    }

    private static WrittenExecution pool() {
        return WrittenExecution.of("main")
                .call("main", "pool", "ExecutorService.submit", "A.java:1")
                .on("main", OpKind.START, "w")
                .on("main", OpKind.EXTRA_ACCESS, "pool")
                .on("w", OpKind.BEGIN, "w")
                .call("w", "pool", "ExecutorService.submit", "A.java:2")
                .call("w", "future", "Future.get", "A.java:2")
                .call("main", "outer", "Future.get", "A.java:3");
    }

    @Test
    void a_task_that_waits_for_one_queued_behind_it_exhausts_its_pool() {
        Finding exhausted = finding(park(park(pool(), "main"), "w"));
        assertThat(exhausted.kind()).isEqualTo(FindingKind.ORPHANED_WAIT);
        assertThat(exhausted.message())
                .isEqualTo("w waits in Future.get of future in a task of pool, all of whose workers are"
                        + " busy: nobody is left to run the task that it waits for");
    }

    @Test
    void a_pool_with_an_idle_worker_is_not_exhausted() {
        WrittenExecution script = pool().on("main", OpKind.START, "v")
                .on("main", OpKind.EXTRA_ACCESS, "pool")
                .on("v", OpKind.BEGIN, "v");
        Finding orphaned = finding(park(park(script, "main"), "w").stuck("v", OpKind.PARK, "", "", true));
        assertThat(orphaned.message()).doesNotContain("busy");
    }

    @Test
    void idle_workers_that_are_left_over_are_a_leak() {
        assertThat(finding(pool().stuck("w", OpKind.PARK, "", "", true)).kind()).isEqualTo(FindingKind.THREAD_LEAK);
    }
}
