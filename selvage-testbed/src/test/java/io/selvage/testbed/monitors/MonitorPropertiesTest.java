package io.selvage.testbed.monitors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.options.MonitorOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import org.junit.jupiter.api.Test;

/** What is found without anybody having stated a property. */
class MonitorPropertiesTest {
    private static <M extends SlotBuffer> MonitorSpec<M> buffer(Class<M> type) {
        return MonitorSpec.of(type).create(1).call("put").call("take");
    }

    private static void assertFound(MonitorResult result, FindingKind kind) {
        assertThat(result.result().findings()).as(result.result().fault()).isNotEmpty();
        assertThat(result.result().findings().get(0).kind()).isEqualTo(kind);
        assertThat(result.result().findings().get(0).steps()).isNotEmpty();
    }

    @Test
    void a_right_buffer_passes() {
        MonitorResult result = buffer(SlotBuffer.class).mcda(2).explore();
        assertThat(result.result().verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.state()).containsExactly("full");
    }

    @Test
    void a_forgotten_notification_is_missed() {
        assertFound(buffer(SlotBuffer.Forgetful.class).explore(), FindingKind.MISSED_NOTIFICATION);
    }

    @Test
    void notify_wakes_the_wrong_one_of_two_kinds() {
        assertFound(buffer(SlotBuffer.NotifyingOne.class).mcda(1).explore(), FindingKind.WRONG_WAITER);
    }

    @Test
    void a_wait_in_no_loop_is_named() {
        MonitorResult result = buffer(SlotBuffer.Careless.class).explore();
        assertFound(result, FindingKind.PROPERTY_VIOLATION);
        assertThat(result.result().findings().get(0).message()).contains("in no loop", "SlotBuffer.java");
    }

    @Test
    void a_call_that_reads_without_the_lock_races() {
        MonitorSpec<Doors.Counting> spec = MonitorSpec.of(Doors.Counting.class)
                .create()
                .call("enter")
                .call("leave")
                .call("passed");
        Result result = spec.explore().result();
        assertThat(result.findings()).extracting(Finding::kind).containsExactly(FindingKind.DATA_RACE);
        assertThat(result.findings().get(0).failureClass()).isEqualTo(FailureClass.FF_T1);
        Result again = spec.replay(result.findings().get(0).schedule(), Options.DEFAULTS)
                .result();
        assertThat(again.findings()).extracting(Finding::kind).containsExactly(FindingKind.DATA_RACE);
    }

    @Test
    void a_finding_is_found_again_by_its_sequence() {
        MonitorSpec<SlotBuffer.NotifyingOne> spec =
                buffer(SlotBuffer.NotifyingOne.class).mcda(1);
        Result first = spec.explore().result();
        Result again = spec.replay(first.findings().get(0).schedule(), Options.DEFAULTS)
                .result();
        assertThat(again.findings().get(0).kind())
                .isEqualTo(first.findings().get(0).kind());
        assertThat(again.findings().get(0).steps())
                .isEqualTo(first.findings().get(0).steps());
    }

    @Test
    void locks_with_conditions_are_monitors_too() {
        MonitorSpec<LockedBuffer> right = MonitorSpec.of(LockedBuffer.class)
                .create(1, true)
                .call("put", 1)
                .call("take");
        assertThat(right.mcda(1).explore().result().verdict()).isEqualTo(Verdict.PASSED);
        MonitorSpec<LockedBuffer> wrong = MonitorSpec.of(LockedBuffer.class)
                .create(1, false)
                .call("put", 1)
                .call("take");
        assertFound(wrong.explore(), FindingKind.MISSED_NOTIFICATION);
    }

    @Test
    void a_call_that_can_never_complete_is_stuck_for_a_reason() {
        MonitorResult nested = MonitorSpec.of(Gates.Nested.class)
                .create()
                .call("pass")
                .call("open")
                .explore();
        assertFound(nested, FindingKind.NESTED_MONITOR);
        MonitorResult orphaned = MonitorSpec.of(Oddities.class)
                .create()
                .call("open")
                .call("never")
                .state("open")
                .explore();
        assertFound(orphaned, FindingKind.ORPHANED_WAIT);
    }

    @Test
    void several_locks_and_generations_raise_no_alarm() {
        MonitorResult pair = MonitorSpec.of(Gates.Pair.class)
                .create()
                .call("put")
                .call("move")
                .call("take")
                .explore();
        assertThat(pair.state()).containsExactly("inLeft", "inRight");
        assertThat(pair.result().findings()).isEmpty();
        MonitorResult barrier = MonitorSpec.of(Gates.Barrier.class)
                .create(3)
                .call("arrive")
                .state("arrived")
                .state("generation", 0, 2)
                .explore();
        assertThat(barrier.result().findings()).isEmpty();
    }

    @Test
    void a_bug_near_the_start_is_found_though_a_field_grows_for_ever() {
        MonitorResult result = MonitorSpec.of(Silent.class)
                .create()
                .call("up")
                .call("down")
                .explore(Options.DEFAULTS.with(MonitorOptions.LIMIT, 300L));
        assertFound(result, FindingKind.MISSED_NOTIFICATION);
    }

    @Test
    void a_timed_wait_can_run_out() {
        MonitorResult result = MonitorSpec.of(Oddities.class)
                .create()
                .call("open")
                .call("passInTime")
                .explore();
        assertThat(result.result().verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.graph().edges())
                .anyMatch(edge -> edge.label().toString().equals("passInTime() timed out"));
    }

    @Test
    void interrupts_and_spurious_wake_ups_come_when_asked_for() {
        MonitorSpec<SlotBuffer> spec = buffer(SlotBuffer.class);
        Options both = Options.DEFAULTS.with(OptionList.INTERRUPTS, true).with(OptionList.SPURIOUS, 1);
        MonitorResult result = spec.explore(both);
        assertThat(result.graph().edges())
                .anyMatch(edge -> edge.label().toString().contains("interrupted"))
                .anyMatch(edge -> edge.label().toString().contains("for no reason"));
        assertThat(spec.explore().graph().edges())
                .noneMatch(edge -> edge.label().toString().contains("for no reason"));
    }

    @Test
    void a_call_that_does_not_leave_is_a_livelock() {
        Options quick = Options.DEFAULTS.with(OptionList.STEPS, 1000);
        MonitorSpec<Oddities> spec = MonitorSpec.of(Oddities.class).create().call("spin");
        assertFound(spec.explore(quick), FindingKind.LIVELOCK);
    }

    @Test
    void an_unannounced_exception_is_a_finding() {
        MonitorResult result =
                MonitorSpec.of(Oddities.class).create().call("divide", 0).explore();
        assertFound(result, FindingKind.UNCAUGHT_EXCEPTION);
        assertThat(result.result().findings().get(0).sites())
                .singleElement()
                .asString()
                .startsWith("Oddities.java");
    }

    @Test
    void a_class_that_synchronizes_nothing_tests_nothing() {
        Result result =
                MonitorSpec.of(Oddities.class).create().call("plain").explore().result();
        assertThat(result.verdict()).isEqualTo(Verdict.NOTHING_TESTED);
    }

    @Test
    void an_unbounded_field_stops_at_the_limit_and_a_range_makes_it_finite() {
        MonitorSpec<Endless> endless =
                MonitorSpec.of(Endless.class).create().call("next").state("count");
        Result stopped = endless.explore(Options.DEFAULTS.with(MonitorOptions.LIMIT, 100L))
                .result();
        assertThat(stopped.verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(stopped.exhaustive()).isFalse();
        MonitorResult clamped = MonitorSpec.of(Endless.class)
                .create()
                .call("next")
                .state("count", 0, 3)
                .explore();
        assertThat(clamped.states()).isEqualTo(4);
        assertThat(clamped.result().verdict()).isEqualTo(Verdict.PASSED);
    }

    @Test
    void what_does_not_fit_the_class_is_said_with_what_would() {
        MonitorSpec<SlotBuffer> spec = MonitorSpec.of(SlotBuffer.class);
        assertThatThrownBy(() -> spec.create("x")).isInstanceOf(BadSpec.class).hasMessageContaining("SlotBuffer(int)");
        assertThatThrownBy(() -> spec.call("push")).isInstanceOf(BadSpec.class).hasMessageContaining("put()");
        assertThatThrownBy(() -> spec.call("put", 1))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("put()");
        assertThatThrownBy(() -> spec.state("size")).isInstanceOf(BadSpec.class).hasMessageContaining("full");
        assertThatThrownBy(spec::explore).isInstanceOf(BadSpec.class).hasMessageContaining("no calls");
    }

    @Test
    void a_constructor_that_throws_is_bad_input() {
        MonitorSpec<Unborn> spec = MonitorSpec.of(Unborn.class).create().call("use");
        assertThatThrownBy(spec::explore).isInstanceOf(BadSpec.class).hasMessageContaining("not today");
    }

    /** Counts for ever. */
    public static final class Endless {
        private int count;

        public synchronized void next() {
            count++;
        }
    }

    /** Says nothing at the first step. */
    public static final class Silent {
        private int count;

        public synchronized void up() {
            count++;
            if (count > 1) {
                notifyAll();
            }
        }

        public synchronized void down() throws InterruptedException {
            while (count == 0) {
                wait();
            }
            count--;
        }
    }

    /** Cannot be made. */
    public static final class Unborn {
        public Unborn() {
            throw new IllegalStateException("not today");
        }

        public synchronized void use() {
            notifyAll();
        }
    }
}
