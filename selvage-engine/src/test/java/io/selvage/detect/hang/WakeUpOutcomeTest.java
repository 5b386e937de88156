package io.selvage.detect.hang;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import io.selvage.testing.WrittenExecution;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a woken thread does tells whether it was owed a notification. */
class WakeUpOutcomeTest {
    /** Thread a waits on m after a look at x, and is woken by the last event. */
    private static WrittenExecution woken() {
        return WrittenExecution.of("a", "b")
                .lock("a", "m")
                .read("a", "x")
                .on("a", OpKind.WAIT, "m")
                .on("a", OpKind.WAITING, "m", Variant.SPURIOUS);
    }

    private static WakeUpOutcome of(WrittenExecution script) {
        return WakeUpOutcome.of(script, 5, 0);
    }

    @Test
    void a_thread_that_looks_and_leaves_goes_on() {
        assertThat(of(woken().lock("a", "m").read("a", "x").unlock("a", "m"))).isEqualTo(WakeUpOutcome.PROCEEDS);
    }

    @Test
    void a_thread_that_looks_and_waits_does_not() {
        assertThat(of(woken().lock("a", "m").read("a", "x").on("a", OpKind.WAIT, "m")))
                .isEqualTo(WakeUpOutcome.WAITS_AGAIN);
    }

    @Test
    void a_thread_that_leaves_without_a_look_proves_nothing() {
        assertThat(of(woken().lock("a", "m").unlock("a", "m"))).isEqualTo(WakeUpOutcome.UNKNOWN);
    }

    @Test
    void a_thread_that_cannot_even_look_proves_nothing() {
        assertThat(of(woken())).isEqualTo(WakeUpOutcome.UNKNOWN);
    }

    @Test
    void what_the_others_do_does_not_matter() {
        assertThat(of(woken().read("b", "x").write("b", "x").on("b", OpKind.END, "b")))
                .isEqualTo(WakeUpOutcome.UNKNOWN);
    }

    /** Thread a waits; b has written what a looked at, without a word. */
    private static WrittenExecution silent() {
        return WrittenExecution.of("a", "b")
                .lock("a", "m")
                .read("a", "x")
                .on("a", OpKind.WAIT, "m")
                .write("b", "x")
                .on("b", OpKind.END, "b")
                .stuck("a", OpKind.WAITING, "m", "", false);
    }

    private static Finding finding(WakeUpOutcome awakening) {
        return new HangDetector().inspect(silent(), Map.of(0, awakening)).get(0);
    }

    @Test
    void a_change_that_would_not_have_let_it_go_on_was_not_missed() {
        assertThat(finding(WakeUpOutcome.UNKNOWN).kind()).isEqualTo(FindingKind.MISSED_NOTIFICATION);
        assertThat(finding(WakeUpOutcome.PROCEEDS).kind()).isEqualTo(FindingKind.MISSED_NOTIFICATION);
        Finding orphaned = finding(WakeUpOutcome.WAITS_AGAIN);
        assertThat(orphaned.kind()).isEqualTo(FindingKind.ORPHANED_WAIT);
        assertThat(orphaned.message())
                .contains("would wait again if it were woken")
                .endsWith("the last chance was lost when b ended in step 7");
    }

    @Test
    void a_thread_that_would_go_on_was_owed_a_notification_whatever_the_trace_shows_of_its_reasons() {
        WrittenExecution script =
                WrittenExecution.of("a").on("a", OpKind.PARK, "a").stuck("a", OpKind.PARK, "a", "", false);
        assertThat(new HangDetector().inspect(script).get(0).kind()).isEqualTo(FindingKind.ORPHANED_WAIT);
        assertThat(new HangDetector()
                        .inspect(script, Map.of(0, WakeUpOutcome.PROCEEDS))
                        .get(0)
                        .kind())
                .isEqualTo(FindingKind.MISSED_NOTIFICATION);
    }
}
