package io.selvage.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.cli.Main;
import io.selvage.cli.output.Console;
import io.selvage.verified.Blocking;
import io.selvage.verified.Correct;
import io.selvage.verified.Counters;
import io.selvage.verified.Intent;
import io.selvage.verified.Unusable;
import io.selvage.verified.WaitFaults;
import io.selvage.verified.Waits;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code ./selvage verify} in this JVM: reports, exit codes, and input that cannot be used. */
class VerifyCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int verify(Class<?> component, String... more) {
        return verify(component.getName(), more);
    }

    private int verify(String component, String... more) {
        List<String> args = new ArrayList<>(List.of("verify", "--classpath", Verified.testClasses() + ""));
        args.addAll(List.of("--out", folder.toString(), "--class", component));
        args.addAll(List.of(more));
        return Main.run(
                new Console(new PrintWriter(out, true), new PrintWriter(err, true)), args.toArray(new String[0]));
    }

    @Test
    void a_report_has_all_that_the_contract_promises() throws Exception {
        Path page = folder.resolve("page.html");
        Path sarif = folder.resolve("report.sarif");
        Path junit = folder.resolve("junit.xml");
        int code = verify(
                Counters.HalfGuarded.class,
                "--json",
                "--html",
                page.toString(),
                "--sarif",
                sarif.toString(),
                "--junit-xml",
                junit.toString());
        assertThat(code).isEqualTo(1);
        assertThat(out.toString().strip())
                .startsWith("{\"tool\":\"selvage\",\"command\":\"verify\"")
                .endsWith("}")
                .contains("\"verdict\":\"FAILED\"", "\"failureClass\":\"FF-T1\"", "\"undecided\":[", "\"gaps\":[")
                .contains("\"classes\":{\"FF-T1\":\"confirmed\",\"EF-T1\":\"clean\",\"FF-T2\":\"clean\"")
                .contains(
                        "\"FF-T3\":\"not-looked-at\"",
                        "\"EF-T3\":",
                        "\"FF-T4\":",
                        "\"EF-T4\":",
                        "\"FF-T5\":",
                        "\"EF-T5\":");
        for (int step = 1; step <= 9; step++) {
            assertThat(out.toString()).contains("{\"step\":" + step + ",\"name\":\"");
        }
        assertThat(out.toString()).doesNotContain("{\"step\":10,").contains("\"looked\":true");
        assertThat(Files.readString(page))
                .contains("Failure classes", "Nine steps", "Guarded by", "Petri net", "Suspicions", "Gaps");
        assertThat(Files.readString(sarif)).contains("\"ruleId\"", "Counters.java");
        assertThat(Files.readString(junit)).contains("<testsuite", "<failure");
        assertThat(replayed()).contains("DATA_RACE");
    }

    /** The schedule of the first finding, run again. */
    private String replayed() {
        String json = out.toString();
        int from = json.lastIndexOf("\"tool\":\"selvage\"");
        from = json.indexOf("\"file\":\"", from) + "\"file\":\"".length();
        String file = json.substring(from, json.indexOf('"', from));
        StringWriter again = new StringWriter();
        int code = Main.run(
                new Console(new PrintWriter(again, true), new PrintWriter(err, true)), "replay", "--json", file);
        assertThat(code).isEqualTo(1);
        return again.toString();
    }

    @Test
    void what_is_right_has_exit_code_0_and_says_what_was_assumed() {
        assertThat(verify(Correct.Bridge.class)).as("%s%s", out, err).isZero();
        assertThat(out.toString())
                .contains("PASSED", "blueExits() <= blueEnters()", "the calls and their arguments were invented");
    }

    @Test
    void a_property_says_what_must_never_be() {
        assertThat(verify(Intent.Pool.class, "--property", Intent.AtMostTwo.class.getName()))
                .as("%s%s", out, err)
                .isZero();
        assertThat(verify(Intent.Crowd.class, "--property", Intent.AtMostTwo.class.getName()))
                .isEqualTo(1);
        assertThat(out.toString()).contains("more than two are inside", "FF-T3");
    }

    @Test
    void calls_and_arguments_and_rules_can_be_given() {
        assertThat(verify(Correct.CountingSemaphore.class, "--new", "1", "--call", "acquire()", "--call", "release()"))
                .isZero();
        assertThat(out.toString()).contains("it is made with (1)");
        assertThat(verify(Correct.Bridge.class, "--legal", "redExits() <= redEnters()", "--legal", "nonsense"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("'nonsense' is no rule of use");
        assertThat(verify(Correct.Counter.class, "--call", "nothing()")).isEqualTo(2);
        assertThat(err.toString()).contains("has no method that takes nothing()", "increment()");
        assertThat(verify(Correct.Counter.class, "--new", "\"seven\"")).isEqualTo(2);
        assertThat(err.toString()).contains("has no constructor that takes");
    }

    @Test
    void a_class_that_is_not_there_is_bad_input() {
        assertThat(verify("com.acme.Nowhere")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no class com.acme.Nowhere");
        assertThat(verify(Correct.Counter.class, "--reference", "com.acme.Nowhere"))
                .isEqualTo(2);
        assertThat(verify(Correct.Counter.class, "--property", Correct.Counter.class.getName()))
                .isEqualTo(2);
        assertThat(err.toString()).contains("is no PropertyChecker");
        assertThat(verify(Correct.Counter.class, "--script", "nowhere.conan")).isEqualTo(2);
    }

    @Test
    void what_cannot_be_made_or_called_is_not_called_clean() {
        for (Class<?> type : List.of(
                Unusable.Contract.class, Unusable.Unfinished.class, Unusable.Silent.class, Unusable.Closed.class)) {
            assertThat(verify(type)).as(type.getName()).isEqualTo(3);
            assertThat(out.toString()).contains("NOTHING TESTED").doesNotContain("PASSED");
        }
        assertThat(out.toString()).contains("an interface", "an abstract class", "has no method that can be called");
    }

    @Test
    void a_constructor_that_fails_or_starts_threads_leaves_no_clean_verdict() {
        assertThat(verify(Unusable.NeedsDatabase.class)).isEqualTo(3);
        assertThat(out.toString()).contains("No suitable driver");
        assertThat(verify(Unusable.StartsThread.class)).isIn(0, 1);
        assertThat(out.toString()).doesNotContain("PASSED:");
    }

    @Test
    void a_script_for_another_class_is_named_and_the_other_steps_are_done() throws Exception {
        Path script = folder.resolve("other.conan");
        Files.writeString(script, """
                #cut m Nothing
                #begin
                #test
                #tick
                #thread <a>
                #excMonitor m.noSuchMethod(); #end
                #end
                #end
                #end
                """);
        assertThat(verify(Blocking.CrossedLocks.class, "--script", script.toString()))
                .isEqualTo(1);
        assertThat(out.toString()).contains("FF-T2", "cannot be used with");
    }

    @Test
    void what_the_explorer_and_the_reference_show_is_replayed_from_its_file() {
        assertThat(verify(Waits.IfSemaphore.class, "--json")).isEqualTo(1);
        assertThat(replayed()).contains("PROPERTY_VIOLATION", "is in no loop");
        assertThat(verify(WaitFaults.WokenEarly.class, "--json", "--reference", WaitFaults.TwoLatch.class.getName()))
                .isEqualTo(1);
        assertThat(replayed()).contains("PROPERTY_VIOLATION");
    }
}
