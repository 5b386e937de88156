package io.selvage.testbed.scripts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.Script;
import io.selvage.script.compile.JavaSource;
import io.selvage.script.language.BadScript;
import io.selvage.script.search.Orders;
import io.selvage.script.search.ScriptResult;
import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.scripted.FaultyComponents;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spellings, expected deadlocks, drivers of their own, and what comes after a call that never comes back. */
class ScriptFormsTest {
    private static final Path JAR = Path.of(System.getProperty("selvage.jar"));

    @TempDir
    private Path folder;

    private ScriptResult run(String... lines) {
        return run(String.join("\n", lines), Orders.ALL, Optional.empty());
    }

    private ScriptResult run(String text, Orders orders, Optional<String> component) {
        Options options = Options.DEFAULTS
                .with(OptionList.CLASSPATH, List.of(Path.of(SelvageProcess.corpus()), JAR))
                .with(OptionList.OUT, folder);
        return Script.parse("test.conan", text).explore(options, orders, component);
    }

    @Test
    void both_spellings_of_the_templates_mean_the_same() {
        ScriptResult result = run(
                "#cut m java.util.ArrayList<Integer>",
                "#begin #tick #thread",
                "#excMon m.add(7); #end",
                "#excMon m.get(1); # IndexOutOfBoundsException #end",
                "#valCheck m.get(0) # 7 #end",
                "#valCheck m.get(0) # 8 #end",
                "#end #end #end");
        assertThat(result.testCases()).isEqualTo(4);
        assertThat(result.valueErrors()).isEqualTo(1);
        assertThat(result.exceptionErrors()).isZero();
    }

    @Test
    void a_thread_of_deadlock_must_never_finish() {
        String[] waits = {
            "#cut m io.selvage.cli.demo.scripted.CountingSemaphore(0)",
            "#begin #deadlock a\n#tick #thread <a> #excMonitor m.acquire(); #end #end #end #end"
        };
        assertThat(run(waits).verdict()).isEqualTo(Verdict.PASSED);
        waits[0] = "#cut m io.selvage.cli.demo.scripted.CountingSemaphore(1)";
        ScriptResult finished = run(waits);
        assertThat(finished.livenessErrors()).isEqualTo(1);
        assertThat(finished.result().findings().get(0).message()).contains("thread a has finished", "#deadlock");
        assertThatThrownBy(() -> run("#cut m Object", "#begin #deadlock b\n#tick #thread <a> #end #end #end"))
                .isInstanceOf(BadScript.class)
                .hasMessageContaining("#deadlock b: no thread of this sequence has that name");
    }

    @Test
    void after_a_call_that_never_comes_back_the_next_sequence_is_run() {
        ScriptResult result = run(
                "#cut m Object",
                "#begin #tick #thread <a>",
                "#excMonitor for (int[] turns = {0}; turns[0] >= 0; turns[0] ^= 1) { } #end",
                "#end #end #end",
                "#begin #tick #thread <b> #valueCheck 1 # 2 #end #end #end #end");
        assertThat(result.sequences()).hasSize(2);
        assertThat(result.result().findings())
                .extracting(Finding::kind)
                .containsExactly(FindingKind.LIVELOCK, FindingKind.VALUE_ERROR);
    }

    @Test
    void a_driver_with_main_needs_no_test_framework() throws IOException {
        String script = "#cut m io.selvage.cli.demo.scripted.CountingSemaphore(1)\n"
                + "#begin #tick #thread <a> #excMonitor m.acquire(); #end #valueCheck time() # 2 #end #end #end #end";
        JavaSource driver = Script.parse("test.conan", script).standAloneDriver();
        assertThat(driver.text()).doesNotContain("junit");
        Path source = Files.writeString(folder.resolve("CountingSemaphoreDriver.java"), driver.text());
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-cp", JAR.toString(), "-d", folder.toString(), source.toString());
        assertThat(compiled).isZero();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-javaagent:" + JAR,
                        "-cp",
                        JAR + java.io.File.pathSeparator + folder,
                        "CountingSemaphoreDriver")
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(printed).contains("**** Test cases: 2", "**** Value errors: 1");
        assertThat(process.onExit().join().exitValue()).isEqualTo(1);
    }

    @Test
    void a_plan_compares_what_is_claimed_with_what_was_met() {
        String text = String.join(
                "\n",
                "#cut m io.selvage.cli.demo.scripted.CountingSemaphore(1)",
                "#conditions",
                "// acquire",
                "C1 does not wait",
                "C2 waits once",
                "C3 nobody claims this",
                "#end",
                "#begin #test C1 C2",
                "#tick #thread <a> #excMonitor m.acquire(); #end #end #end",
                "#tick #thread <b> #excMonitor m.release(); #end #end #end",
                "#end");
        Script script = Script.parse("test.conan", text);
        Options options =
                Options.DEFAULTS.with(OptionList.CLASSPATH, List.of(JAR)).with(OptionList.OUT, folder);
        String plan = script.plan(script.explore(options));
        assertThat(plan)
                .contains("| C1 | does not wait | 1 | met |")
                .contains("| C2 | waits once | 1 | **not met** |")
                .contains("| C3 | nobody claims this | **nobody** |  |")
                .contains("| 1 | a: m.acquire() | permits=0 |  |")
                .contains("| 2 | b: m.release() | permits=1 |  |");
    }

    @Test
    void the_stress_sequence_gives_back_what_went_in_and_finds_a_buffer_without_a_lock() throws IOException {
        String stress;
        try (InputStream in = getClass().getResourceAsStream("/io/selvage/cli/scripts/buffer-stress.conan")) {
            stress = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        ScriptResult right = run(stress, Orders.ONE, Optional.empty());
        assertThat(right.result().findings()).isEmpty();
        assertThat(right.testCases()).isEqualTo(1);
        ScriptResult wrong =
                run(stress, Orders.ONE, Optional.of(FaultyComponents.UnlockedBuffer.class.getCanonicalName()));
        assertThat(wrong.verdict()).isEqualTo(Verdict.FAILED);
    }
}
