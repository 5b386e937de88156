package io.selvage.tracestate;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.testing.WrittenExecution;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Who holds which built-in lock after a trace; threads a, b have the numbers 0, 1, and objects follow theirs. */
class LockStateTest {
    private static final int A = 0;
    private static final int B = 1;
    private static final int M = 3;
    private static final int N = 4;

    private static WrittenExecution threads() {
        return WrittenExecution.of("a", "b");
    }

    private static LockState after(Trace trace) {
        LockState locks = new LockState();
        locks.reset();
        for (int event = 0; event < trace.length(); event++) {
            locks.apply(trace, event);
        }
        return locks;
    }

    @Test
    void locks_are_held_in_the_order_in_which_they_were_acquired() {
        LockState locks = after(threads().lock("a", "m").lock("a", "n"));
        assertThat(locks.copy(A)).containsExactly(M, N);
        assertThat(locks.acquiredAt(A, 1)).isEqualTo(3);
        assertThat(locks.owner(N)).isEqualTo(A);
        assertThat(locks.owner(A)).isEqualTo(LockState.NONE);
        assertThat(locks.count(B)).isZero();
    }

    @Test
    void a_lock_is_held_until_it_has_been_released_as_often_as_it_was_acquired() {
        WrittenExecution twice = threads().lock("a", "m").lock("a", "m").unlock("a", "m");
        assertThat(after(twice).depth(A, M)).isEqualTo(1);
        assertThat(after(twice.unlock("a", "m")).isHeld(M)).isFalse();
        assertThat(after(twice).lastReleased(A)).isEqualTo(M);
        assertThat(after(twice).lastReleasedAcquiredAt(A)).isEqualTo(2);
    }

    @Test
    void a_wait_gives_up_all_holds_and_taking_the_lock_back_restores_them() {
        WrittenExecution waits =
                threads().lock("a", "m").lock("a", "m").lock("a", "n").on("a", OpKind.WAIT, "m");
        LockState waiting = after(waits);
        assertThat(waiting.holds(A, M)).isFalse();
        assertThat(waiting.waitingOn(A)).isEqualTo(M);
        assertThat(waiting.holdsBeforeWait(A)).isEqualTo(2);
        LockState back =
                after(waits.on("a", OpKind.WAITING, "m", Variant.TIMEOUT).lock("a", "m"));
        assertThat(back.depth(A, M)).isEqualTo(2);
        assertThat(back.copy(A)).containsExactly(N, M);
        assertThat(back.waitingOn(A)).isEqualTo(LockState.NONE);
    }

    @Test
    void a_wait_that_never_began_leaves_everything_as_it_was() {
        WrittenExecution script = threads()
                .lock("a", "m")
                .lock("a", "m")
                .lock("a", "n")
                .unlock("a", "n")
                .lock("a", "n")
                .on("a", OpKind.WAIT, "m")
                .extra("a", "o", ExtraAccess.WHOLE_OBJECT, false)
                .read("a", "x");
        LockState locks = after(script);
        assertThat(locks.copy(A)).containsExactly(M, N);
        assertThat(locks.depth(A, M)).isEqualTo(2);
        assertThat(locks.acquiredAt(A, 0)).isEqualTo(2);
        assertThat(locks.lastReleased(A)).isEqualTo(N);
    }

    @Test
    void the_moment_before_an_event_can_be_asked_for() {
        WrittenExecution script = threads().lock("a", "m").on("a", OpKind.WAIT, "m");
        LockState locks = after(script);
        locks.settle(script.lock("a", "m"), 4);
        assertThat(locks.holds(A, M)).isFalse();
        locks.settle(script.read("a", "x"), 5);
        assertThat(locks.holds(A, M)).isTrue();
    }

    @Test
    void locks_taken_inside_of_a_call_count() {
        WrittenExecution script = threads().extra("a", "m", ExtraAccess.HELD_ACROSS_STEPS, true);
        assertThat(after(script).owner(M)).isEqualTo(A);
        assertThat(after(script.extra("a", "m", ExtraAccess.RELEASED_ACROSS_STEPS, true))
                        .isHeld(M))
                .isFalse();
    }

    @Test
    void a_release_of_what_is_not_held_is_ignored() {
        LockState locks = after(threads().unlock("a", "m").lock("b", "m").unlock("a", "m"));
        assertThat(locks.owner(M)).isEqualTo(B);
    }

    @Test
    void a_snapshot_stays_the_same_until_the_locks_change() {
        LockState locks = after(threads().lock("a", "m"));
        int[] before = locks.copy(A);
        int version = locks.version(A);
        locks.acquire(A, M, 9);
        assertThat(locks.copy(A)).isSameAs(before);
        assertThat(locks.version(A)).isEqualTo(version);
        locks.acquire(A, N, 10);
        assertThat(locks.version(A)).isNotEqualTo(version);
        assertThat(Arrays.equals(before, new int[] {M})).isTrue();
    }

    @Test
    void events_can_be_applied_in_two_parts_with_locks_numbered_by_the_caller() {
        LockState locks = new LockState();
        locks.reset();
        locks.before(A, OpKind.LOCK, 7);
        locks.before(A, OpKind.UNLOCK, 7);
        assertThat(locks.holds(A, 7)).isTrue();
        locks.after(A, OpKind.UNLOCK, 7);
        assertThat(locks.holds(A, 7)).isFalse();
        locks.before(A, OpKind.LOCK, 7);
        locks.before(A, OpKind.WAIT, 7);
        locks.after(A, OpKind.WAIT, 7);
        assertThat(locks.holds(A, 7)).isFalse();
        locks.before(A, OpKind.READ, LockState.NONE);
        assertThat(locks.holds(A, 7)).isTrue();
    }

    @Test
    void a_lock_is_shared_or_held_alone() {
        LockState locks = new LockState();
        locks.reset();
        locks.acquireShared(A, M, 1);
        locks.acquireShared(B, M, 2);
        assertThat(locks.isHeld(M)).isTrue();
        assertThat(locks.owner(M)).isEqualTo(LockState.NONE);
        assertThat(locks.release(A, M)).isFalse();
        assertThat(locks.releaseShared(A, M)).isTrue();
        assertThat(locks.holdsShared(B, M)).isTrue();
    }
}
