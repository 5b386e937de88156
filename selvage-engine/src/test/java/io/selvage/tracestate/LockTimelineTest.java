package io.selvage.tracestate;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.StepDetails.LockChange;
import io.selvage.model.Variant;
import io.selvage.testing.WrittenExecution;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What events do to locks and wait sets; a line per event that does something. */
class LockTimelineTest {
    private static List<String> changes(FinishedExecution execution) {
        List<List<LockChange>> all = LockTimeline.of(execution);
        assertThat(all).hasSize(execution.trace().length());
        return all.stream()
                .filter(some -> !some.isEmpty())
                .map(some -> String.join(
                        ", ", some.stream().map(LockTimelineTest::text).toList()))
                .toList();
    }

    private static String text(LockChange change) {
        return change.thread() + " " + change.kind() + " " + change.lock();
    }

    @Test
    void a_lock_is_taken_and_given_back() {
        assertThat(changes(WrittenExecution.of("a").lock("a", "m").unlock("a", "m")))
                .containsExactly("a ACQUIRES m", "a RELEASES m");
    }

    @Test
    void the_waiter_that_a_notification_woke_is_the_first_to_come_back() {
        WrittenExecution script = WrittenExecution.of("a", "b", "n")
                .lock("a", "m")
                .on("a", OpKind.WAIT, "m")
                .lock("b", "m")
                .on("b", OpKind.WAIT, "m")
                .lock("n", "m")
                .on("n", OpKind.NOTIFY, "m")
                .unlock("n", "m")
                .lock("b", "m")
                .unlock("b", "m");
        assertThat(changes(script))
                .containsExactly(
                        "a ACQUIRES m",
                        "a RELEASES m, a WAITS m",
                        "b ACQUIRES m",
                        "b RELEASES m, b WAITS m",
                        "n ACQUIRES m",
                        "b STOPS_WAITING m",
                        "n RELEASES m",
                        "b ACQUIRES m",
                        "b RELEASES m");
    }

    @Test
    void one_that_is_stuck_on_its_way_back_was_notified() {
        WrittenExecution script = WrittenExecution.of("a", "b", "n")
                .lock("a", "m")
                .on("a", OpKind.WAIT, "m")
                .lock("n", "m")
                .on("n", OpKind.NOTIFY, "m")
                .stuck("a", OpKind.LOCK, "m", "n", false);
        assertThat(changes(script)).endsWith("n ACQUIRES m", "a STOPS_WAITING m");
    }

    @Test
    void notifyAll_empties_the_wait_set() {
        WrittenExecution script = WrittenExecution.of("a", "n")
                .lock("a", "m")
                .on("a", OpKind.WAIT, "m")
                .lock("n", "m")
                .on("n", OpKind.NOTIFY_ALL, "m");
        assertThat(changes(script)).endsWith("n ACQUIRES m", "a STOPS_WAITING m");
    }

    @Test
    void a_timeout_ends_the_wait_before_the_lock_is_back() {
        WrittenExecution script = WrittenExecution.of("a")
                .lock("a", "m")
                .on("a", OpKind.WAIT, "m")
                .on("a", OpKind.WAITING, "m", Variant.TIMEOUT)
                .lock("a", "m");
        assertThat(changes(script)).endsWith("a STOPS_WAITING m", "a ACQUIRES m");
    }

    @Test
    void a_call_that_ends_up_parked_has_not_got_its_lock() {
        WrittenExecution script = WrittenExecution.of("a", "b")
                .call("a", "l", "Lock.lock", "A.java:1")
                .call("b", "l", "Lock.lock", "A.java:2")
                .stuck("b", OpKind.PARK, "l", "a", false);
        assertThat(changes(script)).containsExactly("a ACQUIRES l");
    }

    @Test
    void an_await_gives_the_lock_back_and_a_signal_ends_the_longest_wait() {
        WrittenExecution script = WrittenExecution.of("a", "b", "n")
                .call("a", "l", "Lock.lock", "A.java:1")
                .call("a", "l", "Condition.await", "A.java:2")
                .call("b", "l", "Lock.lock", "A.java:1")
                .call("b", "l", "Condition.await", "A.java:2")
                .call("n", "l", "Lock.lock", "A.java:3")
                .call("n", "l", "Condition.signal", "A.java:4")
                .call("n", "l", "Lock.unlock", "A.java:5")
                .on("a", OpKind.PARK, "a")
                .call("a", "l", "Lock.unlock", "A.java:6");
        assertThat(changes(script))
                .containsExactly(
                        "a ACQUIRES l",
                        "a RELEASES l, a WAITS l",
                        "b ACQUIRES l",
                        "b RELEASES l, b WAITS l",
                        "n ACQUIRES l",
                        "a STOPS_WAITING l",
                        "n RELEASES l",
                        "a ACQUIRES l, a RELEASES l");
    }

    @Test
    void an_await_gives_up_a_lock_that_is_held_twice_and_takes_it_back_as_often() {
        WrittenExecution script = WrittenExecution.of("a", "n")
                .call("a", "l", "Lock.lock", "A.java:1")
                .call("a", "l", "Lock.lock", "A.java:2")
                .call("a", "l", "Condition.await", "A.java:3")
                .call("n", "l", "Lock.lock", "A.java:4")
                .call("n", "l", "Condition.signal", "A.java:5")
                .call("n", "l", "Lock.unlock", "A.java:6")
                .call("a", "l", "Lock.unlock", "A.java:7")
                .call("a", "l", "Lock.unlock", "A.java:8");
        assertThat(changes(script))
                .containsExactly(
                        "a ACQUIRES l",
                        "a RELEASES l, a WAITS l",
                        "n ACQUIRES l",
                        "a STOPS_WAITING l",
                        "n RELEASES l",
                        "a ACQUIRES l",
                        "a RELEASES l");
    }

    @Test
    void a_thread_that_ends_wakes_who_waits_on_it() {
        WrittenExecution script = WrittenExecution.of("a", "t")
                .lock("a", "t")
                .on("a", OpKind.WAIT, "t")
                .on("t", OpKind.END, "t");
        assertThat(changes(script)).endsWith("a RELEASES t, a WAITS t", "a STOPS_WAITING t");
    }
}
