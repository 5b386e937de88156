package io.selvage.detect.discipline;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.ExtraAccess;
import io.selvage.model.Finding;
import io.selvage.model.OpKind;
import io.selvage.testing.WrittenExecution;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which locks MLD' counts as held at an access. */
class GuardingLocksTest {
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
        assertThat(blamed(
                        call(call(call(threads(), "lock"), "tryLock"), "unlock").write("a", "x")))
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
