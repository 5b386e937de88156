package io.selvage.testbed.monitors;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.options.Options;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What shows only if one looks more closely than the states of the algorithm do: at single threads, inside of calls,
 * side by side.
 */
class MonitorGranularityTest {
    private static <M> MonitorSpec<M> spec(Class<M> type, String... calls) {
        MonitorSpec<M> spec = MonitorSpec.of(type).create();
        List.of(calls).forEach(spec::call);
        return spec;
    }

    private static void assertFound(MonitorSpec<?> spec, FindingKind kind) {
        Result result = spec.explore().result();
        assertThat(result.fault()).isEmpty();
        assertThat(result.findings()).isNotEmpty();
        assertThat(result.findings().get(0).kind()).isEqualTo(kind);
        Result again = spec.replay(result.findings().get(0).schedule(), Options.DEFAULTS)
                .result();
        assertThat(again.findings()).as("replayed").isNotEmpty();
        assertThat(again.findings().get(0).message())
                .isEqualTo(result.findings().get(0).message());
    }

    private static Result assertClean(MonitorSpec<?> spec) {
        Result result = spec.explore().result();
        assertThat(result.findings()).isEmpty();
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        return result;
    }

    @Test
    void locks_in_either_order_are_a_deadlock_unless_a_third_one_guards_them() {
        assertFound(spec(SeveralLocks.Crossed.class, "leftFirst", "rightFirst"), FindingKind.DEADLOCK);
        assertFound(spec(SeveralLocks.CrossedLibrary.class, "leftFirst", "rightFirst"), FindingKind.DEADLOCK);
        assertClean(spec(SeveralLocks.Guarded.class, "leftFirst", "rightFirst"));
    }

    @Test
    void what_others_do_between_two_locks_of_a_call_is_tried() {
        assertFound(spec(SeveralLocks.CheckThenAct.class, "take", "put"), FindingKind.UNCAUGHT_EXCEPTION);
        assertFound(spec(SeveralLocks.TwoLooks.class, "take"), FindingKind.UNCAUGHT_EXCEPTION);
        assertClean(spec(SeveralLocks.CheckAndAct.class, "take", "put"));
    }

    @Test
    void monitors_that_work_together_raise_no_alarm() {
        MonitorSpec<SeveralLocks.Pipe> spec = spec(SeveralLocks.Pipe.class, "in", "pass", "out");
        assertThat(spec.explore().state()).containsExactly("first.full", "second.full");
        assertThat(assertClean(spec).notes()).anyMatch(note -> note.contains("in between"));
        assertClean(spec(Gates.Pair.class, "put", "move", "take"));
    }

    @Test
    void notify_wakes_one_that_needs_more_than_there_is() {
        assertFound(pool(Crowds.Pool.class), FindingKind.WRONG_WAITER);
        assertClean(pool(Crowds.FairPool.class));
    }

    private static <M extends Crowds.Pool> MonitorSpec<M> pool(Class<M> type) {
        return MonitorSpec.of(type).create().call("take", 1).call("take", 2).call("giveBack");
    }

    @Test
    void one_notification_for_two_that_wait_is_one_too_few() {
        assertFound(spec(Crowds.Latch.class, "pass", "countDown"), FindingKind.MISSED_NOTIFICATION);
        Result chained = assertClean(spec(Crowds.ChainedLatch.class, "pass", "countDown"));
        assertThat(chained.notes()).contains("dead end: no call leads out of [left=0]");
    }

    @Test
    void a_wait_that_nobody_comes_to_is_named() {
        Result result = assertClean(spec(Crowds.OneWay.class, "enterEast", "enterWest", "leave", "crash"));
        assertThat(result.notes())
                .filteredOn(note -> note.startsWith("unreachable wait"))
                .singleElement()
                .asString()
                .contains("OneWay.crash");
        Result without = assertClean(spec(Crowds.OneWay.class, "enterEast", "enterWest", "leave"));
        assertThat(without.notes()).noneMatch(note -> note.startsWith("unreachable wait"));
    }

    @Test
    void state_is_found_through_objects_containers_and_lambdas() {
        Map<Class<? extends Guards.Guard>, String> found = Map.of(
                Guards.Nested.class, "level.height",
                Guards.Keyed.class, "entries",
                Guards.Polled.class, "items",
                Guards.Counted.class, "permits",
                Guards.Handed.class, "items",
                Guards.Switched.class, "door");
        found.forEach((type, field) -> {
            MonitorResult result = spec(type, "pass", "open").explore();
            assertThat(result.state()).as(type.getSimpleName()).containsExactly(field);
            assertThat(List.of(result.states(), result.transitions()))
                    .as(type.getSimpleName())
                    .containsExactly(6L, 15L);
            assertThat(result.result().verdict()).isEqualTo(Verdict.PASSED);
        });
    }

    @Test
    void each_starting_point_is_looked_at_by_itself() {
        MonitorSpec<SlotBuffer> useless =
                MonitorSpec.of(SlotBuffer.class).create(1).create(0).call("put").call("take");
        Result result = useless.explore().result();
        assertThat(result.findings()).hasSize(1);
        assertThat(result.findings().get(0).kind()).isEqualTo(FindingKind.ORPHANED_WAIT);
        assertThat(result.findings().get(0).schedule()).startsWith("m1/2:");
        MonitorSpec<SlotBuffer> right =
                MonitorSpec.of(SlotBuffer.class).create(1).create(2).call("put").call("take");
        assertClean(right);
    }

    private static <M extends SlotBuffer> MonitorSpec<M> buffer(Class<M> type) {
        return MonitorSpec.of(type).create(1).call("put").call("take");
    }

    @Test
    void two_that_can_do_the_same_differ_if_one_may_also_hang() {
        Result result = buffer(SlotBuffer.class).compare(buffer(SlotBuffer.NotifyingOne.class), Options.DEFAULTS);
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(result.findings().get(0).message()).contains("all wait until somebody calls", "NotifyingOne");
    }

    private static <M> MonitorSpec<M> queue(Class<M> type) {
        return MonitorSpec.of(type).create().call("put", 1).call("put", 2).call("take");
    }

    @Test
    void queues_are_told_apart_by_order_and_refusal_and_by_nothing_else() {
        MonitorSpec<Queues.Fifo> fifo = queue(Queues.Fifo.class);
        Result same = fifo.compare(queue(Queues.Ring.class), Options.DEFAULTS);
        assertThat(same.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(same.notes()).anyMatch(note -> note.contains("up to 3 threads"));
        Result order = fifo.compare(queue(Queues.Lifo.class), Options.DEFAULTS);
        assertThat(order.findings().get(0).message()).contains("T3 take() = 1 is possible with");
        Result refusal = fifo.compare(queue(Queues.Impatient.class), Options.DEFAULTS);
        assertThat(refusal.findings().get(0).message()).contains("T1 take() waits");
    }
}
