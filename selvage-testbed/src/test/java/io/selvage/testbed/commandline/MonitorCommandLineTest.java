package io.selvage.testbed.commandline;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.testbed.SelvageProcess;
import io.selvage.testbed.SelvageProcess.Run;
import io.selvage.testbed.monitors.SlotBuffer;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract of {@code monitor}, kept by the real thing. */
class MonitorCommandLineTest {
    @TempDir
    private Path folder;

    private Run monitor(String... arguments) {
        return SelvageProcess.selvage(folder, command(arguments));
    }

    private static String[] command(String... arguments) {
        List<String> all = new ArrayList<>(List.of("monitor", "--classpath", classes()));
        all.addAll(List.of(arguments));
        return all.toArray(String[]::new);
    }

    private static String classes() {
        try {
            return Path.of(SlotBuffer.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void a_bundled_monitor_gives_its_numbers_and_its_graph() throws Exception {
        Run run = monitor("--json", "BoundedBuffer");
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out().strip().lines()).hasSize(1);
        assertThat(run.out())
                .contains("\"command\":\"monitor\"", "\"verdict\":\"PASSED\"", "\"exhaustive\":true")
                .contains("\"states\":24,\"paths\":49,\"transitions\":72,\"mcda\":0,\"graph\":\"");
        Matcher graph = Pattern.compile("\"graph\":\"([^\"]*)\"").matcher(run.out());
        assertThat(graph.find()).isTrue();
        assertThat(Files.readString(folder.resolve(graph.group(1))))
                .startsWith("digraph")
                .contains("deposit(1)");
    }

    @Test
    void a_violation_exits_with_1_and_is_marked_in_the_graph() throws Exception {
        Run run = monitor("--json", "--out", "here", "BoundedOvertakingAllocator");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .contains("\"verdict\":\"FAILED\"", "\"kind\":\"PROPERTY_VIOLATION\"")
                .contains("\"states\":8,\"paths\":4,\"transitions\":12");
        assertThat(Files.readString(folder.resolve("here/BoundedOvertakingAllocator.dot")))
                .contains("color=red");
    }

    @Test
    void a_class_needs_no_specification_and_its_finding_can_be_replayed() {
        String[] wrong = {
            "--class", SlotBuffer.Forgetful.class.getName(), "--new", "1", "--call", "put()", "--call", "take()"
        };
        Run run = monitor(wrong);
        assertThat(run.exit()).as(run.err()).isEqualTo(1);
        assertThat(run.out())
                .contains("MISSED NOTIFICATION", "state fields found by analysis: full", "replay: ./selvage monitor");
        List<String> again = new ArrayList<>(List.of("--replay", "m1:c0,c0,c1"));
        again.addAll(List.of(wrong));
        Run replay = monitor(again.toArray(String[]::new));
        assertThat(replay.exit()).isEqualTo(1);
        assertThat(replay.out()).contains("MISSED NOTIFICATION");
    }

    @Test
    void built_in_properties_can_be_switched_off_and_state_fields_named() {
        Run run = monitor(
                "--properties",
                "none",
                "--state",
                "full",
                "--mcda",
                "1",
                "--class",
                SlotBuffer.Forgetful.class.getName(),
                "--new",
                "1",
                "--call",
                "put()",
                "--call",
                "take()");
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        assertThat(run.out()).startsWith("PASSED exhaustive").contains("mcda 1");
    }

    @Test
    void two_classes_are_compared() {
        Run same = monitor(
                "--compare",
                SlotBuffer.Refactored.class.getName(),
                "--class",
                SlotBuffer.class.getName(),
                "--new",
                "2",
                "--call",
                "put()",
                "--call",
                "take()");
        assertThat(same.exit()).as(same.out() + same.err()).isZero();
        Run other = monitor(
                "--compare",
                SlotBuffer.Forgetful.class.getName(),
                "--class",
                SlotBuffer.class.getName(),
                "--new",
                "1",
                "--call",
                "put()",
                "--call",
                "take()");
        assertThat(other.exit()).isEqualTo(1);
        assertThat(other.out()).contains("is possible with");
    }

    @Test
    void bad_input_exits_with_2_and_says_what_would_do() {
        String type = SlotBuffer.class.getName();
        assertBad("SlotBuffer(int)", "--class", type, "--new", "\"x\"", "--call", "put()");
        assertBad("no method push", "--class", type, "--new", "1", "--call", "push()");
        assertBad("no field fool", "--class", type, "--new", "1", "--call", "put()", "--state", "fool");
        assertBad(
                "is empty",
                "--class",
                type,
                "--new",
                "1",
                "--call",
                "put()",
                "--state",
                "full",
                "--clamp",
                "full=5..1");
        assertBad("an empty name", "--class", type, "--new", "1", "--call", "put()", "--state", "full..x");
        assertBad("is no literal", "--class", type, "--new", "1 2", "--call", "put()");
        assertBad("no calls", "--class", type, "--new", "1");
        assertBad("did you mean 'FairBridge'", "FairBrigde");
        assertBad("gives no specification", type);
        assertBad("there is no file", "missing.xml");
        assertBad("no sequence of moves", "--replay", "v1:0", "FairBridge");
        assertBad("NegativeArraySize", "--class", "io.selvage.testbed.monitors.Negative", "--call", "use()");
    }

    private void assertBad(String message, String... arguments) {
        Run run = SelvageProcess.here(folder, command(arguments));
        assertThat(run.exit()).as(run.out() + run.err()).isEqualTo(2);
        assertThat(run.err()).contains(message).doesNotContain("\tat ");
    }
}
