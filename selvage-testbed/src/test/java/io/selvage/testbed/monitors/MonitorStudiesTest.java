package io.selvage.testbed.monitors;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.FindingKind;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.PropertyChecker.Answer;
import io.selvage.monitor.Violation;
import io.selvage.monitor.state.StateGraph;
import io.selvage.monitor.studies.Study;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import io.selvage.options.PropertyChecks;
import io.selvage.studies.BoundedBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The numbers and worked examples of Yanes's thesis. */
class MonitorStudiesTest {
    @ParameterizedTest
    @EnumSource(Study.class)
    void table_5_2_with_and_without_built_in_properties(Study study) {
        for (PropertyChecks properties : PropertyChecks.values()) {
            Options options = Options.DEFAULTS.with(MonitorOptions.PROPERTIES, properties);
            MonitorResult result = study.spec().explore(options);
            assertThat(List.of(result.states(), result.paths(), result.transitions()))
                    .as(properties.text())
                    .containsExactly(study.states(), study.paths(), study.transitions());
            assertThat(result.result().verdict()).isEqualTo(study.isBroken() ? Verdict.FAILED : Verdict.PASSED);
        }
    }

    @ParameterizedTest
    @EnumSource(value = Study.class, mode = EnumSource.Mode.EXCLUDE, names = "BOUNDED_OVERTAKING_ALLOCATOR")
    void the_right_ones_stay_right_with_one_more_thread_of_each_kind(Study study) {
        Options options = Options.DEFAULTS.with(MonitorOptions.MCDA, 1);
        assertThat(study.spec().explore(options).result().findings()).isEmpty();
    }

    @Test
    void table_5_1_overtakes_twice() {
        String sequence = "m1:c0,c1,c0,c0,c2,c2,w4";
        MonitorResult replay = Study.BOUNDED_OVERTAKING_ALLOCATOR.spec().replay(sequence, Options.DEFAULTS);
        assertThat(replay.result().findings()).hasSize(1);
        assertThat(replay.result().findings().get(0).kind()).isEqualTo(FindingKind.PROPERTY_VIOLATION);
        assertThat(replay.result().findings().get(0).message()).contains("overtaken 2 times");
    }

    /** Figure 3.7: {@code if} instead of {@code while} before the wait of a deposit, one slot. */
    @Test
    void figure_3_7_reaches_two_items_in_one_slot() {
        MonitorResult result = MonitorSpec.of(FigureBuffer.class)
                .create(1)
                .call("deposit")
                .call("withdraw")
                .state("fullSlots")
                .properties(PropertyChecks.NONE)
                .check(now -> {
                    int items = now.completed("deposit") - now.completed("withdraw");
                    Violation.unless(items <= 1, items + " items in one slot");
                    return Answer.GO_ON;
                })
                .explore();
        assertThat(result.result().findings().get(0).schedule()).isEqualTo("m1:c0,c0,c1,c0,w2");
        assertThat(result.transitions()).isEqualTo(9);
        assertThat(result.paths()).isEqualTo(3);
        assertThat(result.graph().violatingPath().stream()
                        .map(edge -> text(result.graph(), edge.to()))
                        .toList())
                .containsExactly("1", "1 WAITING", "0 ENTERING", "1 ENTERING", "2");
    }

    private static String text(StateGraph graph, int state) {
        String slots = graph.view(state).fields().get(0).replace("fullSlots=", "");
        String groups = String.join(" ", graph.view(state).groups()).replaceAll("\\S+:\\d+ ", "");
        return (slots + " " + groups).strip();
    }

    /**
     * Table 3.1, on the buffer of Figure 3.4: two withdrawals wait, one deposit notifies; both then count as on their
     * way in.
     */
    @Test
    void table_3_1_needs_a_consecutive_duplicate() {
        MonitorSpec<NotifyingBuffer> spec = MonitorSpec.of(NotifyingBuffer.class)
                .create()
                .call("withdraw")
                .call("deposit")
                .state("fullSlots")
                .properties(PropertyChecks.NONE)
                .check(now -> {
                    boolean forgotten =
                            now.waiting("withdraw") > 0 && now.completed("deposit") > now.completed("withdraw");
                    Violation.unless(!forgotten, "a withdrawal waits though there is an item");
                    return Answer.GO_ON;
                });
        List<String> rows =
                spec.replay("m1:c0,c0,c1", Options.DEFAULTS).result().notes();
        assertThat(rows.stream().map(row -> row.replaceAll("\\w+\\.java:\\d+ ", "")))
                .containsSequence(
                        "1 T1 withdraw(): waits  [fullSlots=0, WAITING]",
                        "2 T2 withdraw(): waits  [fullSlots=0, WAITING]",
                        "3 T3 deposit()  [fullSlots=1, ENTERING]");
        MonitorResult found = spec.explore(Options.DEFAULTS.with(MonitorOptions.MCDA, 1));
        assertThat(found.result().findings()).hasSize(1);
        assertThat(found.result().findings().get(0).schedule()).startsWith("m1:c0,c0,c1");
    }

    /** Figure 3.4: a deposit into an empty buffer of three slots wakes only one. */
    public static final class NotifyingBuffer {
        private int fullSlots;

        public synchronized void deposit() throws InterruptedException {
            while (fullSlots == 3) {
                wait();
            }
            if (fullSlots++ == 0) {
                notify();
            }
        }

        public synchronized void withdraw() throws InterruptedException {
            while (fullSlots == 0) {
                wait();
            }
            if (fullSlots-- == 3) {
                notifyAll();
            }
        }
    }

    @Test
    void a_buffer_of_50_slots_is_explored_to_its_end() {
        MonitorResult result = MonitorSpec.of(BoundedBuffer.class)
                .create(50)
                .call("deposit", 1)
                .call("withdraw")
                .state("fullSlots")
                .explore();
        assertThat(result.result().verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.states()).isEqualTo(4 * 50 + 12);
        assertThat(result.transitions()).isEqualTo(12 * 50 + 36);
    }

    @Test
    void the_same_exploration_gives_the_same_graph() {
        MonitorResult one = Study.FAIR_BRIDGE.spec().explore();
        MonitorResult two = Study.FAIR_BRIDGE.spec().explore();
        assertThat(two.graph().edges()).isEqualTo(one.graph().edges());
    }
}
