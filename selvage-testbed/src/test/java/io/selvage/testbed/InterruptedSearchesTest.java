package io.selvage.testbed;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.PropertyChecker;
import io.selvage.options.Options;
import io.selvage.script.Scenario;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Searches whose caller is interrupted, as Ctrl-C does: they say what they know, and no more. */
class InterruptedSearchesTest {
    private static final int AFTER = 100;

    /** Has far more states than anybody wants to wait for. */
    public static final class Counters {
        private int a;
        private int b;

        public synchronized void up() throws InterruptedException {
            while (a > 10_000) {
                wait();
            }
            a++;
            notifyAll();
        }

        public synchronized void over() throws InterruptedException {
            while (b > 10_000) {
                wait();
            }
            b++;
            notifyAll();
        }
    }

    /** Interrupts who made it when it was asked often enough. */
    private static Runnable interruption() {
        Thread caller = Thread.currentThread();
        AtomicInteger asked = new AtomicInteger();
        return () -> {
            if (asked.incrementAndGet() == AFTER) {
                caller.interrupt();
            }
        };
    }

    private static PropertyChecker.Answer follow(Runnable interruption) {
        interruption.run();
        return PropertyChecker.Answer.GO_ON;
    }

    private static void assertIsUnfinished(Result result, String note) {
        assertThat(Thread.interrupted()).as("the flag is set again").isTrue();
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(result.exhaustive()).isFalse();
        assertThat(result.notes()).contains(note);
        assertThat(result.executions()).isPositive();
    }

    @Test
    void an_exploration_of_a_monitor_has_the_states_so_far() {
        Runnable interruption = interruption();
        MonitorSpec<Counters> spec =
                MonitorSpec.of(Counters.class).create().call("up").call("over").check(now -> follow(interruption));
        assertIsUnfinished(spec.explore(Options.DEFAULTS).result(), "the exploration stopped when it was interrupted");
    }

    @Test
    void a_script_whose_caller_is_interrupted_claims_nothing() {
        Scenario<Counters> scenario =
                Scenario.of("seven threads at once", Counters::new).tick();
        for (String thread : "abcdefg".split("")) {
            scenario.call(thread, counters -> {
                counters.up();
                counters.over();
                counters.up();
            });
        }
        Thread.currentThread().interrupt();
        Result result = scenario.explore(Options.DEFAULTS).result();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.verdict()).isIn(Verdict.NOT_FOUND, Verdict.NOTHING_TESTED);
        assertThat(result.notes()).anyMatch(note -> note.startsWith("interrupted before all "));
    }

    @Test
    void a_comparison_whose_caller_is_interrupted_claims_nothing() {
        MonitorSpec<Counters> one =
                MonitorSpec.of(Counters.class).create().call("up").call("over");
        MonitorSpec<Counters> two =
                MonitorSpec.of(Counters.class).create().call("up").call("over");
        Thread.currentThread().interrupt();
        Result result = one.compare(two, Options.DEFAULTS);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.verdict()).isIn(Verdict.NOT_FOUND, Verdict.NOTHING_TESTED);
        assertThat(result.notes()).anyMatch(note -> note.contains("when it was interrupted"));
    }

    @Test
    void scripts_that_were_not_run_are_neither_passed_nor_invalid(@TempDir Path folder) {
        Thread.currentThread().interrupt();
        SelvageProcess.Run run = SelvageProcess.here(folder, "script", "--json", "clock", "semaphore");
        assertThat(run.out())
                .contains("\"verdict\":\"NOTHING_TESTED\"", "interrupted before all ")
                .doesNotContain("\"error\"");
    }
}
