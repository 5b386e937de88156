package io.selvage.testbed.scripts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.cli.demo.scripted.FaultyReadersWriters;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.Scenario;
import io.selvage.script.Script;
import io.selvage.script.search.Orders;
import io.selvage.script.search.ScriptResult;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.SelvageProcess.Run;
import io.selvage.testbed.scripted.FaultyComponents.QuietBuffer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What scripts mean, on the real engine. */
class ScriptTest {
    @TempDir
    private Path folder;

    private Options options() {
        return Options.DEFAULTS
                .with(OptionList.CLASSPATH, List.of(Path.of(SelvageProcess.corpus())))
                .with(OptionList.OUT, folder);
    }

    private ScriptResult run(String... lines) {
        return Script.parse("test.conan", String.join("\n", lines)).explore(options());
    }

    private static void assertPassed(ScriptResult result) {
        assertThat(result.verdict()).as(result.result().toString()).isEqualTo(Verdict.PASSED);
    }

    @Test
    void a_timed_wait_ends_in_the_tick_in_which_its_time_is_up() {
        assertPassed(run(
                "#ticktime 100",
                "#cut m Object",
                "#begin",
                "#tick #thread #excMonitor synchronized (m) { m.wait(50); } #end #valueCheck time() # 1 #end #end #end",
                "#tick #thread #excMonitor synchronized (m) { m.wait(100); } #end",
                "#valueCheck time() # 3 #end #end #end",
                "#tick #thread #excMonitor Thread.sleep(350); #end #valueCheck time() # 6 #end #end #end",
                "#tick #end #tick #end",
                "#end"));
    }

    @Test
    void a_thread_that_goes_on_for_ever_without_yielding_is_a_finding_with_its_line() {
        ScriptResult result = run(
                "#cut m Object",
                "#begin",
                "#tick #thread <a>",
                "#excMonitor for (int[] turns = {0}; turns[0] >= 0; turns[0] ^= 1) { } #end",
                "#end #end",
                "#end");
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        Finding finding = result.result().findings().get(0);
        assertThat(finding.failureClass()).isEqualTo(FailureClass.FF_T4);
        assertThat(finding.message()).contains("test.conan:4", "never yields");
    }

    @Test
    void a_notification_in_an_earlier_tick_ends_a_timed_wait_before_its_time() {
        assertPassed(run(
                "#cut m Object",
                "#begin",
                "#tick #thread #excMonitor synchronized (m) { m.wait(5000); } #end",
                "#valueCheck time() # 2 #end #end #end",
                "#tick #thread #excMonitor synchronized (m) { m.notify(); } #end #end #end",
                "#end"));
    }

    @Test
    void every_waiter_that_a_notify_could_pick_is_tried() {
        ScriptResult result = run(
                "#cut m Object",
                "#begin",
                "#tick #thread <a> synchronized (m) { m.wait(); } #valueCheck time() # 3 #end #end #end",
                "#tick #thread <b> synchronized (m) { m.wait(); } #valueCheck time() # 4 #end #end #end",
                "#tick #thread <n> synchronized (m) { m.notify(); } #end #end",
                "#tick #thread <n> synchronized (m) { m.notify(); } #end #end",
                "#end");
        assertThat(result.valueErrors()).isEqualTo(2);
        assertThat(result.livenessErrors()).isZero();
        assertThat(result.result().executions()).isEqualTo(2);
        assertThat(result.result().findings())
                .extracting(finding -> finding.failureClass())
                .containsExactly(FailureClass.EF_T5, FailureClass.EF_T5);
    }

    @Test
    void a_look_at_a_thread_comes_before_and_after_its_start() {
        ScriptResult result = run(
                "#cut m io.selvage.testbed.scripted.LateWorker()",
                "#begin",
                "#tick #thread <c> #excMonitor m.hold(); #end #end #end",
                "#tick #thread <a> #excMonitor m.begin(); #end #end",
                "#thread <b> #valueCheck m.hasBegun() # true #end #end #end",
                "#tick #thread <d> #excMonitor m.release(); #end #end #end",
                "#end");
        assertThat(result.result().executions()).isEqualTo(2);
        assertThat(result.valueErrors()).isEqualTo(1);
    }

    @Test
    void one_order_is_one_run_and_no_proof() {
        ScriptResult result = Script.parse(
                        "test.conan",
                        "#cut m Object\n#begin #tick #thread synchronized (m) { } #end"
                                + " #thread synchronized (m) { } #end #end #end")
                .explore(options(), Orders.ONE, Optional.empty());
        assertThat(result.result().executions()).isEqualTo(1);
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_FOUND);
    }

    @Test
    void threads_of_one_tick_go_in_either_order() {
        ScriptResult result = run(
                "#cut m java.util.concurrent.atomic.AtomicInteger(0)",
                "#begin",
                "#tick",
                "#thread #valueCheck m.incrementAndGet() # 1 #end #end",
                "#thread #valueCheck m.incrementAndGet() # 2 #end #end",
                "#end",
                "#end");
        assertThat(result.result().executions()).isEqualTo(2);
        assertThat(result.valueErrors()).isEqualTo(2);
    }

    @Test
    void a_data_race_within_a_tick_is_a_finding_and_one_between_ticks_is_none() {
        String before = "#cut m Object\n#shared <s> int x; #end\n#begin ";
        ScriptResult same = run(before + "#tick #thread s.x++; #end #thread s.x++; #end #end #end");
        assertThat(same.result().findings())
                .extracting(finding -> finding.kind())
                .contains(FindingKind.DATA_RACE);
        assertThat(same.result().findings().get(0).sites().toString()).contains("test.conan:3");
        assertPassed(run(before
                + "#tick #thread s.x++; #end #end #tick #thread #valueCheck s.x # 1 #end s.x++; #end #end #end"));
    }

    @Test
    void an_interrupt_can_be_sent_to_a_thread_by_its_name() {
        assertPassed(run(
                "#cut m Object",
                "#begin",
                "#tick #thread <a> #excMonitor synchronized (m) { m.wait(); } # InterruptedException #end",
                "#valueCheck time() # 2 #end #end #end",
                "#tick #thread thread(\"a\").interrupt(); #end #end",
                "#end"));
    }

    /** What a call looks at inside of the JDK is as open as what the script looks at itself. */
    @Test
    void an_interrupt_in_the_same_tick_comes_before_a_call_that_looks_at_it_or_after() {
        for (String expected : List.of("", "# InterruptedException")) {
            ScriptResult result = run(
                    "#cut m java.util.concurrent.Semaphore(1)",
                    "#begin",
                    "#tick #thread <a> #excMonitor m.acquire(); " + expected + " #end #end",
                    "#thread thread(\"a\").interrupt(); #end #end",
                    "#end");
            assertThat(result.verdict()).as(expected).isEqualTo(Verdict.FAILED);
        }
    }

    @Test
    void a_thread_without_a_name_is_none_that_the_script_names() {
        assertPassed(run(
                "#cut m java.util.concurrent.Semaphore(0)",
                "#begin",
                "#tick #thread #excMonitor m.acquire(); #end #valueCheck time() # 2 #end #end #end",
                "#tick #thread <t1> #excMonitor m.release(); #end #end #end",
                "#end"));
    }

    @Test
    void shared_blocks_inherit_and_are_set_up_and_torn_down() {
        assertPassed(run(
                "#cut m StringBuilder",
                "#shared <g>",
                "  int base; static int downs;",
                "  public void setup() { base = 5; }",
                "  public void teardown() { downs++; if (base != 6) throw new IllegalStateException(); }",
                "  int plus(int n) { return base + n; }",
                "#end",
                "#begin",
                "  #shared <s> int own = 7; int plus(int n) { return super.plus(n) + own; } #end",
                "  #tick #thread #valueCheck s.plus(1) # 13 #end #valueCheck g.base # 5 #end s.base = 6; #end #end",
                "#end",
                "#begin",
                "  #tick #thread #valueCheck g.plus(1) # 6 #end g.base = 6; #end #end",
                "#end"));
    }

    @Test
    void typographic_quotes_are_plain_ones_outside_of_strings() {
        assertPassed(run(
                "#cut m String(“it’s”)",
                "#begin #tick #thread",
                "#valueCheck m.charAt(2) # ’\\’’ #end",
                "#valueCheck m.length() # 4 #end",
                "#valueCheck \"don’t\".charAt(3) # (char) 0x2019 #end",
                "#end #end #end"));
    }

    @Test
    void a_thread_that_does_not_finish_is_told_with_the_tick_the_line_and_the_reason() {
        ScriptResult result = run(
                "#cut m Object",
                "#begin",
                "#tick #end",
                "#tick",
                "  #thread <waiter>",
                "    #excMonitor synchronized (m) { m.wait(); } #end",
                "    #valueCheck time() # 2 #end",
                "  #end",
                "#end",
                "#end");
        assertThat(result.livenessErrors()).isEqualTo(1);
        assertThat(result.testCases()).isEqualTo(1);
        assertThat(result.result().findings().get(0).message())
                .contains("sequence 1", "time 2", "thread waiter", "test.conan:6");
        assertThat(result.result().findings().get(0).failureClass()).isEqualTo(FailureClass.FF_T5);
    }

    @Test
    void a_component_that_goes_on_for_ever_does_not_finish_either() {
        ScriptResult result = Script.parse(
                        "test.conan",
                        "#cut m Object\n#begin #tick #thread <t> while (true) { synchronized (m) { } } #end #end #end")
                .explore(options().with(OptionList.STEPS, 1000).with(OptionList.SCHEDULES, 3L));
        assertThat(result.livenessErrors()).isEqualTo(1);
        assertThat(result.result().findings().get(0).message()).contains("thread t did not finish its code");
    }

    @Test
    void a_thread_in_a_loop_that_does_nothing_for_ever_is_a_livelock_at_its_line() {
        ScriptResult result = run(
                "#cut m Object",
                "#begin #tick",
                "#thread <t>",
                "synchronized (m) {",
                "    while (true) { }",
                "}",
                "#end #end #end");
        assertThat(result.livenessErrors()).isEqualTo(1);
        Finding livelock = result.result().findings().stream()
                .filter(finding -> finding.kind() == FindingKind.LIVELOCK)
                .findFirst()
                .orElseThrow();
        assertThat(livelock.sites()).containsExactly("test.conan:5");
        assertThat(livelock.failureClass()).isEqualTo(FailureClass.FF_T4);
    }

    @Test
    void a_component_that_ends_the_jvm_is_a_liveness_error() {
        ScriptResult result = run(
                "#cut m Object",
                "#begin #tick",
                "#thread <a> synchronized (m) { } System.exit(0); #end",
                "#thread <b> synchronized (m) { } #end",
                "#end #end");
        assertThat(result.verdict()).isEqualTo(Verdict.FAILED);
        assertThat(result.livenessErrors()).isPositive();
        assertThat(result.result().findings().get(0).message()).contains("ended the JVM");
    }

    @Test
    void a_failure_replays_from_its_file() throws IOException {
        Path script = folder.resolve("buffer.conan");
        Files.writeString(
                script,
                String.join(
                        "\n",
                        "#cut m io.selvage.testbed.scripted.FaultyComponents.QuietBuffer(1)",
                        "#begin",
                        "#tick #thread m.put(1); #end #end",
                        "#tick #thread m.put(1); #end #thread m.put(1); #end #end",
                        "#tick #thread m.get(); #end #thread m.get(); #end #thread m.get(); #end #end",
                        "#end"));
        Run found = SelvageProcess.here(
                folder, "script", "--json", "--classpath", SelvageProcess.corpus(), script.toString());
        assertThat(found.exit()).as(found.err()).isEqualTo(1);
        assertThat(found.out()).contains("\"command\":\"script\"", "\"sequences\":1", "WRONG WAITER");
        Path file = Path.of(found.out().replaceAll("(?s).*?\"file\":\"([^\"]+)\".*", "$1"));
        Run again =
                SelvageProcess.selvage(folder, "replay", folder.resolve(file).toString());
        assertThat(again.exit()).as(again.out() + again.err()).isEqualTo(1);
        assertThat(again.out()).contains("LIVENESS ERROR", "WRONG WAITER");
    }

    @Test
    void a_scenario_says_the_same_in_java() {
        Scenario.of("a second writer waits", FaultyReadersWriters::new)
                .tick()
                .call("w1", FaultyReadersWriters::startWrite)
                .completesAt(1)
                .tick()
                .call("w2", FaultyReadersWriters::startWrite)
                .completesAt(4, 5)
                .call("w3", FaultyReadersWriters::startWrite)
                .completesAt(4, 5)
                .tick()
                .tick()
                .call("w1", FaultyReadersWriters::endWrite)
                .completesAt(4)
                .tick()
                .call("w2", FaultyReadersWriters::endWrite)
                .call("w3", FaultyReadersWriters::endWrite)
                .assertPasses();
    }

    @Test
    void a_scenario_that_fails_in_one_order_is_an_assertion_error_with_the_report() {
        Scenario<QuietBuffer> scenario = Scenario.of("a buffer", () -> new QuietBuffer(1))
                .tick()
                .call("p1", buffer -> buffer.put(1))
                .tick()
                .call("p2", buffer -> buffer.put(1))
                .call("p3", buffer -> buffer.put(1))
                .tick()
                .ask("g1", QuietBuffer::get)
                .returns(1)
                .ask("g2", QuietBuffer::get)
                .returns(1)
                .ask("g3", QuietBuffer::get)
                .returns(1);
        assertThatThrownBy(scenario::assertPasses)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("WRONG WAITER");
    }

    @Test
    void locks_of_the_jdk_are_components_like_others() {
        Scenario.of("a semaphore", () -> new Semaphore(1))
                .tick()
                .call("a", Semaphore::acquire)
                .completesAt(1)
                .tick()
                .call("b", Semaphore::acquire)
                .completesAt(3)
                .tick()
                .call("a", Semaphore::release)
                .completesAt(3)
                .assertPasses();
    }
}
