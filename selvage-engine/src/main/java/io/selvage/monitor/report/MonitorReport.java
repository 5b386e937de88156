package io.selvage.monitor.report;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.InstanceResult;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.report.CommandName;
import io.selvage.report.JsonReport;
import io.selvage.report.JsonWriter;
import io.selvage.report.TextReport;
import io.selvage.report.TextStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** A monitor's result as text and as JSON. */
public final class MonitorReport {
    private MonitorReport() {}

    /**
     * The whole report; ends with a line end.
     *
     * @param replay the command that replays a finding
     */
    public static String text(MonitorResult monitor, UnaryOperator<String> replay, String graphFile) {
        return text(monitor, replay, graphFile, TextStyle.PLAIN);
    }

    /** As above, in colours or not. */
    public static String text(MonitorResult monitor, UnaryOperator<String> replay, String graphFile, TextStyle style) {
        List<String> sections = new ArrayList<>();
        if (!monitor.result().findings().isEmpty()) {
            sections.add("");
            sections.add("  replay: "
                    + replay.apply(monitor.result().findings().get(0).schedule()));
        }
        coverage(monitor, sections);
        sections.add("");
        instances(monitor, sections);
        sections.add(
                "state: " + (monitor.state().isEmpty() ? "waiting threads only" : String.join(", ", monitor.state()))
                        + "; mcda " + monitor.mcda());
        if (!graphFile.isEmpty()) {
            sections.add("graph: " + graphFile);
        }
        return TextReport.of(verdict(monitor), monitor.result(), sections, style);
    }

    /** @param again the arguments that name the monitor on the command line */
    public static UnaryOperator<String> command(String again) {
        return moves -> CommandName.text() + " monitor --replay " + moves + " " + again;
    }

    private static void instances(MonitorResult monitor, List<String> sections) {
        if (monitor.instances().size() < 2) {
            return;
        }
        for (InstanceResult each : monitor.instances()) {
            sections.add(String.format(
                    Locale.ROOT,
                    "starting point %d%s: %,d states, %,d paths, %,d transitions, %s",
                    each.number(),
                    each.construction().isEmpty() ? "" : " " + each.construction(),
                    each.states(),
                    each.paths(),
                    each.transitions(),
                    each.findings() == 1 ? "1 finding" : each.findings() + " findings"));
        }
    }

    private static void coverage(MonitorResult monitor, List<String> sections) {
        long covered = monitor.coverage().stream()
                .filter(MonitorCoverage.Item::covered)
                .count();
        if (monitor.coverage().isEmpty() || monitor.result().verdict() == Verdict.TOOL_FAULT) {
            return;
        }
        sections.add("");
        sections.add("coverage: " + covered + " of " + monitor.coverage().size());
        monitor.coverage().stream()
                .filter(item -> !item.covered())
                .forEach(item -> sections.add("  not met: " + item.what()));
    }

    /** The verdict and what it covers, on one line without line end. */
    public static String verdict(MonitorResult monitor) {
        Result result = monitor.result();
        String figures = String.format(
                Locale.ROOT,
                "%,d states, %,d paths, %,d transitions",
                monitor.states(),
                monitor.paths(),
                monitor.transitions());
        return switch (result.verdict()) {
            case PASSED -> "PASSED exhaustive: " + figures;
            case NOT_FOUND -> "NOT FOUND in " + figures;
            case FAILED ->
                "FAILED: " + result.findings().size() + (result.findings().size() == 1 ? " finding" : " findings")
                        + " in " + figures + (result.exhaustive() ? ", exhaustive" : "");
            default -> TextReport.verdict(result);
        };
    }

    /** Without a line end; {@code graphFile} is empty if there is none. */
    public static String json(MonitorResult monitor, String graphFile) {
        JsonWriter json = new JsonWriter().begin('{');
        JsonReport.write(json, monitor.result());
        json.name("states").value(monitor.states());
        json.name("paths").value(monitor.paths());
        json.name("transitions").value(monitor.transitions());
        json.name("mcda").value((long) monitor.mcda());
        json.name("graph").value(graphFile.isEmpty() ? null : graphFile);
        json.name("state").begin('[');
        monitor.state().forEach(json::value);
        json.end(']').name("coverage").begin('[');
        for (MonitorCoverage.Item item : monitor.coverage()) {
            json.begin('{')
                    .name("what")
                    .value(item.what())
                    .name("covered")
                    .value(item.covered())
                    .end('}');
        }
        json.end(']').name("instances").begin('[');
        for (InstanceResult each : monitor.instances()) {
            json.begin('{')
                    .name("instance")
                    .value((long) each.number())
                    .name("states")
                    .value(each.states())
                    .name("paths")
                    .value(each.paths())
                    .name("transitions")
                    .value(each.transitions())
                    .name("findings")
                    .value((long) each.findings())
                    .end('}');
        }
        return json.end(']').end('}').toString();
    }

    /** Whether there is a graph worth writing. */
    public static boolean hasGraph(MonitorResult monitor) {
        return monitor.result().verdict() != Verdict.TOOL_FAULT
                && monitor.graph().size() > 0;
    }
}
