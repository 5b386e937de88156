package io.selvage.scheduler;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.CallPart;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class PendingOperationTest {
    private static final int SITE = 0;

    private final Execution execution = new Execution(new ThreadNumbering());
    private final Effects effects =
            new Effects(execution, new Scheduler(execution), (owner, receiver, key, site) -> CallPart.FIRST);
    private TestThread thread;

    @BeforeEach
    void start() {
        execution.reset(0, 0);
        thread = execution.threads.start(null, "thread", "thread", false);
        effects.commit(thread);
    }

    private ShadowObject shadow(String object) {
        return thread.number(execution.objects.getOrCreate(object));
    }

    private int last() {
        return execution.log.length() - 1;
    }

    @Test
    void a_call_on_a_condition_has_its_number_and_the_next_call_has_none() {
        int condition = shadow("condition").id();
        thread.pending.announceCall(shadow("lock"), CallPart.WHOLE, condition, true, SITE);
        effects.commit(thread);
        assertThat(execution.log.receiver(last())).isEqualTo(condition);
        thread.pending.announceCall(shadow("other"), true, SITE);
        effects.commit(thread);
        assertThat(execution.log.receiver(last())).isEqualTo(shadow("other").id());
    }

    @Test
    void a_call_that_was_abandoned_does_not_decide_what_the_next_one_is_confined_to() {
        thread.pending.announceCall(shadow("queue"), true, SITE);
        thread.pending.settleLater("queue", null);
        thread.pending.abandon();
        thread.pending.announceCall(shadow("other"), true, SITE);
        effects.commit(thread);
        assertThat(execution.log.variable(last())).isEqualTo(CallPart.WHOLE);
        thread.pending.announceCall(shadow("queue"), true, SITE);
        thread.pending.settleLater("queue", null);
        effects.commit(thread);
        assertThat(execution.log.variable(last())).isEqualTo(CallPart.FIRST);
    }

    @Test
    void a_new_operation_has_no_time_limit_and_was_not_interrupted() {
        thread.pending.announceRead(OpKind.SLEEP, null, SITE);
        thread.pending.timeOutAt(execution.time.deadline(1));
        thread.interrupt();
        thread.pending.resume(Variant.GO);
        effects.commit(thread);
        assertThat(execution.log.timed(last())).isTrue();
        thread.pending.announceRead(OpKind.YIELD, null, SITE);
        assertThat(thread.pending.consumeInterruption()).isFalse();
        effects.commit(thread);
        assertThat(execution.log.timed(last())).isFalse();
    }

    @Test
    void an_interrupt_ends_a_sleep_once() {
        thread.interrupt();
        thread.pending.announceRead(OpKind.SLEEP, null, SITE);
        effects.commit(thread);
        assertThat(thread.isInterrupted()).isFalse();
        assertThat(thread.pending.consumeInterruption()).isTrue();
        assertThat(thread.pending.consumeInterruption()).isFalse();
    }

    @Test
    void a_wait_gives_the_lock_back_as_often_as_it_was_held() {
        ShadowObject lock = shadow("lock");
        thread.pending.announce(OpKind.LOCK, lock, SITE);
        effects.commit(thread);
        lock.monitor().enter(thread.id);
        thread.pending.announce(OpKind.WAIT, lock, SITE);
        effects.commit(thread);
        assertThat(thread.pending.kind()).isEqualTo(OpKind.WAITING);
        assertThat(lock.monitor().holds()).isZero();
        thread.pending.resume(Variant.SPURIOUS);
        effects.commit(thread);
        effects.commit(thread);
        assertThat(thread.pending.isPending()).isFalse();
        assertThat(lock.monitor().holds()).isEqualTo(2);
    }
}
