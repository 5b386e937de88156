package io.selvage.tracestate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WaitSetsTest {
    private static WaitSets waiting(int... threads) {
        WaitSets waits = new WaitSets();
        waits.reset();
        for (int thread : threads) {
            waits.enter(thread, 5);
        }
        return waits;
    }

    @Test
    void waiters_are_told_by_how_long_they_have_waited() {
        WaitSets waits = waiting(9, 2, 4);
        waits.enter(3, 6);
        assertThat(waits.count(5)).isEqualTo(3);
        assertThat(waits.waiter(5, 0)).isEqualTo(9);
        assertThat(waits.waiter(5, 2)).isEqualTo(4);
        assertThat(waits.waiter(5, 3)).isEqualTo(WaitSets.NONE);
        assertThat(waits.waitingIn(3)).isEqualTo(6);
    }

    @Test
    void who_was_notified_is_known_until_the_thread_has_its_lock_back() {
        WaitSets waits = waiting(1, 2);
        waits.notify(1, 17);
        assertThat(waits.count(5)).isEqualTo(1);
        assertThat(waits.notifiedBy(1)).isEqualTo(17);
        waits.comeBack(1);
        assertThat(waits.notifiedBy(1)).isEqualTo(WaitSets.NONE);
    }

    @Test
    void who_leaves_without_notification_was_notified_by_nobody() {
        WaitSets waits = waiting(1);
        assertThat(waits.leave(1)).isTrue();
        assertThat(waits.leave(1)).isFalse();
        assertThat(waits.notifiedBy(1)).isEqualTo(WaitSets.NONE);
    }
}
