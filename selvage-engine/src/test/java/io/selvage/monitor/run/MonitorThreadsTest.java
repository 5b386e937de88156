package io.selvage.monitor.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.monitor.spec.Call;
import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Delayed notifications, without any thread. */
class MonitorThreadsTest {
    private static final int LOCK = 7;
    private static final int SITE = 3;

    private final MonitorThreads threads = new MonitorThreads();
    private final Call<Object> call = new Call<>("m()", "m", List.of(), List.of(), monitor -> null);

    private Invocation waits() {
        Invocation invocation = threads.startCall(0, call, threads.all().size() + 1);
        threads.beginWait(invocation, LOCK, SITE);
        threads.updateStatuses();
        return invocation;
    }

    private void notifies() {
        threads.notified(LOCK);
        threads.updateStatuses();
    }

    private void moves(Invocation invocation) {
        threads.beginMove(invocation, MoveKind.NOTIFIED);
        invocation.complete(99);
        threads.updateStatuses();
    }

    private List<Integer> notifiable() {
        return threads.candidates(0, 0, 0).stream()
                .filter(move -> move.kind() == MoveKind.NOTIFIED)
                .map(Move::index)
                .toList();
    }

    @Test
    void a_notify_with_nobody_waiting_is_lost() {
        notifies();
        waits();
        assertThat(notifiable()).isEmpty();
    }

    @Test
    void the_oldest_notify_after_the_wait_is_used_up() {
        Invocation first = waits();
        waits();
        notifies();
        waits();
        notifies();
        assertThat(notifiable()).containsExactly(1, 2, 3);
        moves(first);
        assertThat(notifiable()).containsExactly(2, 3);
        moves(threads.invocation(2));
        assertThat(notifiable()).isEmpty();
    }

    @Test
    void a_thread_that_came_later_leaves_the_older_notify_to_others() {
        waits();
        waits();
        notifies();
        Invocation third = waits();
        notifies();
        moves(third);
        assertThat(notifiable()).containsExactly(1, 2);
    }

    @Test
    void who_could_be_notified_counts_as_entering() {
        waits();
        waits();
        notifies();
        Invocation late = waits();
        assertThat(threads.invocation(1).isEntering()).isTrue();
        assertThat(threads.invocation(2).isEntering()).isTrue();
        assertThat(late.isWaiting()).isTrue();
        assertThat(threads.waitSiteGroups()).containsExactly(ExploredState.group(SITE, ExploredState.WAITING_AND_ENTERING));
    }

    @Test
    void notify_all_leaves_nothing_to_notify() {
        Invocation invocation = waits();
        notifies();
        threads.notifiedAll(LOCK);
        invocation.update(true, false);
        threads.updateStatuses();
        assertThat(threads.candidates(1, 0, 0))
                .containsExactly(new Move(MoveKind.CALL, 0), new Move(MoveKind.WOKEN, invocation.number()));
    }

    @Test
    void another_lock_is_another_matter() {
        waits();
        threads.notified(LOCK + 1);
        threads.updateStatuses();
        assertThat(notifiable()).isEmpty();
    }
}
