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
import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.options.Options;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Starting points, attempts to get a lock, and names that begin alike. */
class MonitorCornersTest {
    private static final String IN_BETWEEN = "calls take locks several times";

    @Test
    void a_call_that_never_ends_is_a_livelock_that_can_be_replayed() {
        MonitorSpec<Corners.Reader> spec =
                MonitorSpec.of(Corners.Reader.class).create(1).create(0).call("use");
        Finding found = livelock(spec.explore().result());
        assertThat(found.schedule()).isEqualTo("m1/2:c0");
        Finding again = livelock(spec.replay(found.schedule(), Options.DEFAULTS).result());
        assertThat(again.schedule()).isEqualTo(found.schedule());
        assertThat(again.message()).isEqualTo(found.message());
    }

    @Test
    void a_loop_without_end_is_a_livelock_with_its_line() {
        Finding found = livelock(MonitorSpec.of(Corners.Spinner.class)
                .create()
                .call("use")
                .explore()
                .result());
        assertThat(found.failureClass()).isEqualTo(FailureClass.FF_T4);
        assertThat(found.sites()).hasSize(1).allMatch(site -> site.startsWith("Corners.java:"));
    }

    private static Finding livelock(Result result) {
        assertThat(result.fault()).isEmpty();
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(result.findings()).extracting(Finding::kind).containsExactly(FindingKind.LIVELOCK);
        return result.findings().get(0);
    }

    @Test
    void texts_of_sequences_name_the_starting_point() {
        MonitorSpec<SlotBuffer> spec =
                MonitorSpec.of(SlotBuffer.class).create(1).create(2).call("put").call("take");
        MonitorResult result = spec.explore();
        List<String> full = result.graph().edges().stream()
                .map(edge -> result.graph().view(edge.to()))
                .filter(state ->
                        state.fields().contains("full=2") && state.groups().isEmpty())
                .map(state -> state.sequence())
                .distinct()
                .toList();
        assertThat(full).containsExactly("m1/2:c0,c0");
        assertThat(spec.replay(full.get(0), Options.DEFAULTS).result().findings())
                .isEmpty();
        spec.check(now -> {
            if (now.fields().get("full").equals(2)) {
                throw new IllegalStateException("not a violation");
            }
            return PropertyChecker.Answer.GO_ON;
        });
        assertThatThrownBy(spec::explore).isInstanceOf(BadSpec.class).hasMessageContaining("after m1/2:c0,c0");
    }

    @Test
    void an_attempt_to_get_a_lock_can_fail_because_another_call_holds_it() {
        Result result = MonitorSpec.of(Corners.Impatient.class)
                .create()
                .call("use")
                .explore()
                .result();
        assertThat(result.findings()).extracting(Finding::kind).containsExactly(FindingKind.UNCAUGHT_EXCEPTION);
        assertThat(result.findings().get(0).message()).contains("in use");
    }

    @Test
    void an_attempt_to_get_a_lock_that_is_held_already_releases_nothing() {
        Result result = MonitorSpec.of(Corners.Reentrant.class)
                .create()
                .call("use")
                .explore()
                .result();
        assertThat(result.verdict()).isEqualTo(Verdict.PASSED);
        assertThat(result.notes()).noneMatch(note -> note.contains(IN_BETWEEN));
    }

    @Test
    void a_method_that_never_waits_has_no_waits_to_cover() {
        MonitorResult result = MonitorSpec.of(Corners.Names.class)
                .create()
                .call("get")
                .call("getOpen")
                .call("open")
                .explore();
        assertThat(result.coverage())
                .extracting(MonitorCoverage.Item::what)
                .contains("getOpen completes after 1 waits")
                .doesNotContain("get completes after 1 waits");
    }
}
