package io.selvage.testbed.monitors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.Violation;
import io.selvage.monitor.event.MonitorEvent;
import io.selvage.monitor.input.CommandLineSpec;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.state.ExplorationTree.Ending;
import io.selvage.monitor.studies.Study;
import io.selvage.options.MonitorOptions;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.PropertyChecks;
import io.selvage.studies.BoundedBuffer;
import io.selvage.studies.FairBridge;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Legal use, several starting points, monitors together, shortest findings, events and hooks. */
class MonitorUseTest {
    private static MonitorSpec<FairBridge> bridge() {
        return MonitorSpec.of(FairBridge.class)
                .call("redEnter")
                .call("redExit")
                .call("blueEnter")
                .call("blueExit");
    }

    private static MonitorSpec<UseExamples.Door> door() {
        return MonitorSpec.of(UseExamples.Door.class).call("open").call("close");
    }

    private static List<FindingKind> kinds(MonitorResult result) {
        return result.result().findings().stream().map(Finding::kind).toList();
    }

    @Test
    void a_correct_bridge_passes_if_only_cars_leave_that_have_entered() {
        MonitorResult result = bridge().legal("redExit() <= redEnter()")
                .legal("blueExit() <= blueEnter()")
                .legal("redEnter() + blueEnter() <= redExit() + blueExit() + 3")
                .explore();
        assertThat(result.result().verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.result().exhaustive()).isTrue();
        assertThat(result.result().notes()).contains("only legal calls are made: redExit() <= redEnter()");
        MonitorResult any = bridge().explore(Options.DEFAULTS.with(MonitorOptions.LIMIT, 2_000L));
        assertThat(any.result().verdict()).isNotEqualTo(Verdict.PASSED);
    }

    @Test
    void what_a_rule_counts_belongs_to_the_state() {
        Options few = Options.DEFAULTS.with(MonitorOptions.LIMIT, 500L);
        assertThat(kinds(door().legal("close() <= open()").explore(few)))
                .containsExactly(FindingKind.UNCAUGHT_EXCEPTION);
        assertThat(door().legal("close() <= open()")
                        .legal("open() <= close() + 1")
                        .explore()
                        .result()
                        .verdict())
                .isEqualTo(Verdict.PASSED);
    }

    @Test
    void a_predicate_says_what_is_legal() {
        MonitorSpec<UseExamples.Door> spec = door();
        CommandLineSpec.legal(
                spec, UseExamples.InTurn.class.getName(), getClass().getClassLoader());
        MonitorResult result = spec.explore();
        assertThat(result.result().verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.state()).contains(UseExamples.InTurn.class.getName());
    }

    @Test
    void a_call_that_waits_for_an_illegal_one_waits_for_ever() {
        MonitorResult result = MonitorSpec.of(SlotBuffer.class)
                .create(1)
                .call("put")
                .call("take")
                .legal("put() <= 0")
                .explore();
        assertThat(kinds(result)).containsExactly(FindingKind.ORPHANED_WAIT);
    }

    @Test
    void rules_that_are_none_are_refused() {
        ClassLoader loader = getClass().getClassLoader();
        for (String bad :
                List.of("close() < open()", "close() <=", "<= open()", "1 <= open()", "close() <= open() <= 2")) {
            assertThatThrownBy(() -> CommandLineSpec.legal(door(), bad, loader))
                    .as(bad)
                    .isInstanceOf(BadSpec.class)
                    .hasMessageContaining("is no rule of use");
        }
        assertThatThrownBy(() -> CommandLineSpec.legal(door(), "nonsense", loader))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("neither a rule of use nor a class");
        assertThatThrownBy(() -> CommandLineSpec.legal(door(), "java.lang.Object", loader))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("is no rule of use");
        assertThatThrownBy(() -> door().legal("shut() <= open()").explore())
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("about shut")
                .hasMessageContaining("open(), close()");
    }

    @Test
    void starting_points_are_counted_one_by_one_and_together() {
        MonitorResult result = MonitorSpec.of(BoundedBuffer.class)
                .create(3)
                .create(1)
                .call("deposit", 1)
                .call("withdraw")
                .state("fullSlots")
                .explore();
        assertThat(result.instances()).hasSize(2);
        assertThat(result.instances().get(0).states()).isEqualTo(24);
        assertThat(result.instances().get(0).transitions()).isEqualTo(72);
        assertThat(result.states()).isEqualTo(24 + result.instances().get(1).states());
        assertThat(result.transitions())
                .isEqualTo(72 + result.instances().get(1).transitions());
    }

    @Test
    void each_starting_point_has_its_finding() {
        MonitorResult result = MonitorSpec.of(SlotBuffer.Forgetful.class)
                .create(1)
                .create(2)
                .call("put")
                .call("take")
                .explore();
        assertThat(result.instances())
                .extracting(instance -> instance.findings())
                .containsExactly(1, 1);
        assertThat(result.result().findings()).extracting(Finding::schedule).satisfies(schedules -> {
            assertThat(schedules.get(0)).startsWith("m1:");
            assertThat(schedules.get(1)).startsWith("m1/2:");
        });
    }

    @Test
    void two_buffers_together_have_the_states_of_both() {
        MonitorSpec<SlotBuffer> one =
                MonitorSpec.of(SlotBuffer.class).create(1).call("put").call("take");
        int alone = one.explore().graph().size();
        MonitorSpec<SlotBuffer> two =
                MonitorSpec.of(SlotBuffer.class).create(1).create(1).call("put").call("take");
        MonitorResult together = two.together().explore();
        assertThat(together.result().verdict()).isEqualTo(Verdict.PASSED);
        assertThat(together.state()).containsExactly("1.full", "2.full");
        // Who waits is told by its line, and both buffers have the same lines.
        assertThat(together.graph().size()).isGreaterThan(alone).isLessThanOrEqualTo(alone * alone);
    }

    @Test
    void monitors_that_call_one_another_can_block_one_another() {
        MonitorSpec<UseExamples.Side> side =
                MonitorSpec.of(UseExamples.Side.class).call("cross");
        MonitorResult result = MonitorSpec.together("two sides", UseExamples.Side::pair, List.of(side, side))
                .explore();
        assertThat(kinds(result)).containsExactly(FindingKind.DEADLOCK);
    }

    @Test
    void the_bounded_overtaking_allocator_is_wrong_after_at_most_the_moves_of_table_5_1() {
        MonitorResult result = Study.BOUNDED_OVERTAKING_ALLOCATOR.spec().explore();
        assertThat(result.transitions()).isEqualTo(12);
        assertThat(result.result().findings().get(0).steps()).hasSizeLessThanOrEqualTo(7);
    }

    @Test
    void figure_3_7_is_explored_move_by_move() {
        MonitorResult result = MonitorSpec.of(UseExamples.HastyBuffer.class)
                .call("deposit", 1)
                .call("withdraw")
                .state("fullSlots")
                .properties(PropertyChecks.NONE)
                .check(now -> {
                    Violation.unless((Integer) now.fields().get("fullSlots") <= 1, "more than fits");
                    return PropertyChecker.Answer.GO_ON;
                })
                .explore();
        List<String> moves = result.graph().tree().moves().stream()
                .map(move -> move.label() + (move.ending() == Ending.FOLLOWED ? "" : " " + move.ending()))
                .toList();
        assertThat(moves)
                .containsExactly(
                        "deposit(1)",
                        "deposit(1): waits",
                        "deposit(1): waits KNOWN",
                        "withdraw()",
                        "deposit(1)",
                        "deposit(1): waits",
                        "deposit(1): waits KNOWN",
                        "withdraw() KNOWN",
                        "deposit(1) woken VIOLATION");
    }

    @Test
    void who_listens_hears_waits_notifications_and_moves() {
        for (boolean hooked : List.of(false, true)) {
            List<MonitorEvent> heard = new ArrayList<>();
            MonitorSpec.of(HookedBuffer.class)
                    .create(1)
                    .call("put", 1)
                    .call("take")
                    .listen(heard::add)
                    .replay("m1:c1,c0,w1", Options.DEFAULTS.with(MonitorOptions.HOOKED, hooked));
            List<String> first =
                    heard.stream().map(MonitorEvent::toString).limit(7).toList();
            String type = HookedBuffer.class.getName();
            assertThat(first)
                    .containsExactly(
                            "BEGIN",
                            "MOVE T1 take()",
                            "WAIT T1 take() " + type + ".take_wait",
                            "MOVE T2 put(1)",
                            "NOTIFY_ALL T2 put(1) " + type + ".put_notify",
                            "COMPLETE T2 put(1)",
                            "MOVE T1 take()");
        }
    }

    @Test
    void hooks_are_known_by_their_ids() {
        Options hooked = Options.DEFAULTS.with(MonitorOptions.HOOKED, true).with(OptionList.KEEP_GOING, true);
        MonitorResult result = MonitorSpec.of(HookedBuffer.class)
                .create(1)
                .call("put", 1)
                .call("take")
                .explore(hooked);
        assertThat(result.result().verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.result().notes()).noneMatch(note -> note.startsWith("unreachable wait"));
        assertThatThrownBy(() -> MonitorSpec.of(UseExamples.Doubled.class)
                        .call("put")
                        .call("take")
                        .explore(hooked))
                .isInstanceOf(BadSpec.class)
                .hasMessageContaining("two hooks")
                .hasMessageContaining("'here'");
    }
}
