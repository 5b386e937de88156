package io.selvage.tracestate;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.testing.WrittenExecution;
import org.junit.jupiter.api.Test;

/** Locks of the JDK, interrupts and lives after a trace; threads a, b have the numbers 0, 1 and are the objects 1, 2. */
class TraceStateTest {
    private static final int A = 0;
    private static final int M = 3;

    private static TraceState after(WrittenExecution execution) {
        JdkLockCalls calls = new JdkLockCalls();
        calls.use(execution::member);
        TraceState state = new TraceState(calls);
        for (int event = 0; event < execution.length(); event++) {
            state.apply(execution, event);
        }
        return state;
    }

    private static WrittenExecution calls(String... methods) {
        WrittenExecution script = WrittenExecution.of("a", "b");
        for (String method : methods) {
            script.call("a", "m", method, "A.java:1");
        }
        return script;
    }

    private static boolean holds(WrittenExecution execution) {
        return after(execution).locks().holds(A, M);
    }

    @Test
    void calls_that_wait_for_a_lock_acquire_it() {
        assertThat(holds(calls("ReentrantLock.lock"))).isTrue();
        assertThat(holds(calls("Lock.lock", "Lock.lock", "Lock.unlock"))).isTrue();
        assertThat(holds(calls("Lock.lock", "Lock.unlock"))).isFalse();
        assertThat(holds(calls("ReadWriteLock.readLock"))).isFalse();
        assertThat(holds(calls("Semaphore.acquire"))).isFalse();
    }

    @Test
    void an_attempt_acquires_only_what_is_held_already() {
        assertThat(holds(calls("Lock.tryLock"))).isFalse();
        assertThat(holds(calls("Lock.lock", "Lock.tryLock", "Lock.unlock"))).isTrue();
        assertThat(holds(calls("Lock.lock", "Lock.tryLock", "Lock.unlock", "Lock.unlock")))
                .isFalse();
    }

    @Test
    void a_stamp_stands_for_the_lock_it_was_given_for() {
        assertThat(after(calls("StampedLock.readLock")).locks().holdsShared(A, M))
                .isTrue();
        assertThat(holds(calls("StampedLock.readLock", "StampedLock.unlock"))).isFalse();
        assertThat(holds(calls("StampedLock.writeLock", "StampedLock.unlockRead")))
                .isTrue();
        TraceState converted = after(calls("StampedLock.writeLock", "StampedLock.tryConvertToReadLock"));
        assertThat(converted.locks().holdsShared(A, M)).isTrue();
        assertThat(converted.locks().owner(M)).isEqualTo(LockState.NONE);
    }

    @Test
    void await_gives_the_lock_up_until_the_thread_does_something_else() {
        WrittenExecution script = calls("Lock.lock", "Lock.lock", "Condition.await");
        assertThat(holds(script)).isFalse();
        assertThat(holds(script.on("a", OpKind.PARK, "a"))).isFalse();
        assertThat(after(script.read("a", "x")).locks().depth(A, M)).isEqualTo(2);
    }

    @Test
    void an_interruptible_call_acquires_unless_its_thread_is_interrupted() {
        assertThat(holds(calls("Lock.lockInterruptibly"))).isTrue();
        assertThat(holds(WrittenExecution.of("a", "b")
                        .on("b", OpKind.INTERRUPT, "a")
                        .call("a", "m", "Lock.lockInterruptibly", "A.java:1")))
                .isFalse();
        assertThat(holds(calls("Lock.lockInterruptibly", "Other.call").on("b", OpKind.INTERRUPT, "a")))
                .isTrue();
    }

    @Test
    void what_a_call_acquires_is_known_until_its_thread_does_something_else() {
        WrittenExecution script = calls("Lock.lock");
        assertThat(after(script).acquiring(script, A)).isEqualTo(M);
        assertThat(after(script.read("a", "x")).acquiring(script, A)).isEqualTo(LockState.NONE);
        WrittenExecution awaiting = calls("Lock.lock", "Condition.await");
        assertThat(after(awaiting).acquiring(awaiting, A)).isEqualTo(LockState.NONE);
    }

    @Test
    void flags_are_set_by_others_and_cleared_by_who_notices() {
        WrittenExecution script = WrittenExecution.of("a", "b").on("b", OpKind.INTERRUPT, "a");
        assertThat(after(script).interrupts().isSet(1)).isTrue();
        assertThat(after(script.lock("a", "m").on("a", OpKind.WAIT, "m"))
                        .interrupts()
                        .isSet(1))
                .isFalse();
        assertThat(after(script.on("a", OpKind.PARK, "a", Variant.INTERRUPT))
                        .interrupts()
                        .isSet(1))
                .isTrue();
        assertThat(after(script.extra("a", "a", ExtraAccess.INTERRUPT_FLAG, true))
                        .interrupts()
                        .isSet(1))
                .isFalse();
        assertThat(after(script.extra("a", "t", ExtraAccess.INTERRUPT_FLAG, true))
                        .interrupts()
                        .isSet(4))
                .isTrue();
    }

    @Test
    void a_join_clears_the_flag_only_if_it_did_not_see_the_end() {
        WrittenExecution joined = WrittenExecution.of("a", "b")
                .on("b", OpKind.INTERRUPT, "a")
                .on("b", OpKind.END, "b")
                .on("a", OpKind.JOIN, "b");
        assertThat(after(joined).interrupts().isSet(1)).isTrue();
        WrittenExecution interrupted =
                WrittenExecution.of("a", "b").on("b", OpKind.INTERRUPT, "a").on("a", OpKind.JOIN, "b");
        assertThat(after(interrupted).interrupts().isSet(1)).isFalse();
    }

    @Test
    void lives_begin_and_end() {
        WrittenExecution script = WrittenExecution.of("a").start("a", "t");
        ThreadLives lives = after(script).lives();
        assertThat(lives.objectOf(1)).isEqualTo(2);
        assertThat(lives.threadOf(2)).isEqualTo(1);
        assertThat(lives.startedAt(2)).isEqualTo(1);
        assertThat(lives.begunAt(2)).isEqualTo(2);
        assertThat(lives.startedAt(1)).isEqualTo(ThreadLives.NONE);
        assertThat(lives.hasEnded(2)).isFalse();
        assertThat(after(script.on("t", OpKind.END, "t")).lives().endedAt(2)).isEqualTo(3);
    }
}
