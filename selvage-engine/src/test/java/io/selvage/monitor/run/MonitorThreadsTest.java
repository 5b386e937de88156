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

    private final MonitorThreads crew = new MonitorThreads();
    private final Call<Object> call = new Call<>("m()", "m", List.of(), List.of(), monitor -> null);

    private Invocation waits() {
        Invocation visit = crew.enter(0, call, crew.all().size() + 1);
        crew.waits(visit, LOCK, SITE);
        crew.settle();
        return visit;
    }

    private void notifies() {
        crew.notified(LOCK);
        crew.settle();
    }

    private void moves(Invocation visit) {
        crew.moves(visit, MoveKind.NOTIFIED);
        visit.complete(99);
        crew.settle();
    }

    private List<Integer> notifiable() {
        return crew.candidates(0, 0, 0).stream()
                .filter(move -> move.wake() == MoveKind.NOTIFIED)
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
        moves(crew.visit(2));
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
        assertThat(crew.visit(1).isEntering()).isTrue();
        assertThat(crew.visit(2).isEntering()).isTrue();
        assertThat(late.isWaiting()).isTrue();
        assertThat(crew.groups()).containsExactly(ExploredState.group(SITE, ExploredState.BOTH));
    }

    @Test
    void notify_all_leaves_nothing_to_notify() {
        Invocation visit = waits();
        notifies();
        crew.notifiedAll(LOCK);
        visit.enabled = true;
        crew.settle();
        assertThat(crew.candidates(1, 0, 0))
                .containsExactly(new Move(MoveKind.CALL, 0), new Move(MoveKind.WOKEN, visit.number()));
    }

    @Test
    void another_lock_is_another_matter() {
        waits();
        crew.notified(LOCK + 1);
        crew.settle();
        assertThat(notifiable()).isEmpty();
    }
}
