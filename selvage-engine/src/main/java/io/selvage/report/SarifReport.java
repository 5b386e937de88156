package io.selvage.report;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Step;
import io.selvage.model.Verdict;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Results as a log in the Static Analysis Results Interchange Format (SARIF) 2.1.0, for services that show findings
 * next to the code. A kind of finding is a rule; the interleaving is a code flow with one thread flow per thread, its
 * steps numbered in their order.
 */
public final class SarifReport {
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
    private static final String VERSION = "2.1.0";
    /** Longer interleavings than this make logs that no service accepts; the end is where it goes wrong. */
    private static final int MOST_STEPS = 2_000;

    private final JsonWriter json = new JsonWriter();
    private final List<FindingKind> rules = new ArrayList<>();
    private final UnaryOperator<String> paths;

    private SarifReport(UnaryOperator<String> paths) {
        this.paths = paths;
    }

    /**
     * Without a line end.
     *
     * @param paths the path of a source file, with slashes, relative to the root of the sources, by its bare name
     */
    public static String of(List<Result> results, UnaryOperator<String> paths) {
        SarifReport report = new SarifReport(paths);
        results.forEach(result -> result.findings().forEach(report::rule));
        report.log(results);
        return report.json.toString();
    }

    private void rule(Finding finding) {
        if (!rules.contains(finding.kind())) {
            rules.add(finding.kind());
        }
    }

    private void log(List<Result> results) {
        json.begin('{').name("$schema").value(SCHEMA).name("version").value(VERSION);
        json.name("runs").begin('[').begin('{');
        tool();
        json.name("columnKind").value("utf16CodeUnits");
        json.name("invocations").begin('[');
        results.forEach(this::invocation);
        json.end(']').name("results").begin('[');
        results.forEach(result -> result.findings().forEach(finding -> result(finding, result.target())));
        json.end(']').end('}').end(']').end('}');
    }

    private void tool() {
        json.name("tool").begin('{').name("driver").begin('{');
        json.name("name").value("Selvage").name("rules").begin('[');
        for (FindingKind kind : rules) {
            json.begin('{').name("id").value(kind.name());
            text("shortDescription", kind.phrase());
            text("fullDescription", kind.description());
            help(kind);
            json.name("defaultConfiguration")
                    .begin('{')
                    .name("level")
                    .value(level(kind))
                    .end('}');
            json.end('}');
        }
        json.end(']').end('}').end('}');
    }

    private void help(FindingKind kind) {
        json.name("help").begin('{').name("text").value(FindingHelp.text(kind));
        json.name("markdown").value(FindingHelp.markdown(kind)).end('}');
    }

    private static String level(FindingKind kind) {
        return switch (kind.severity()) {
            case ERROR -> "error";
            case WARNING -> "warning";
        };
    }

    /** Whether the tool could do its work, which says nothing about findings. */
    private void invocation(Result result) {
        boolean worked = result.verdict() != Verdict.TOOL_FAULT && result.verdict() != Verdict.NOTHING_TESTED;
        json.begin('{').name("executionSuccessful").value(worked);
        if (!worked) {
            json.name("toolExecutionNotifications").begin('[').begin('{');
            json.name("level").value("error");
            text("message", TextReport.verdict(result));
            json.end('}').end(']');
        }
        json.end('}');
    }

    private void result(Finding finding, String target) {
        json.begin('{').name("ruleId").value(finding.kind().name());
        json.name("ruleIndex").value(rules.indexOf(finding.kind()));
        json.name("level").value(finding.isLibrarys() ? "note" : level(finding.kind()));
        text("message", finding.message());
        json.name("locations").begin('[');
        if (!finding.sites().isEmpty()) {
            location(finding.sites().get(0), "");
        }
        json.end(']');
        related(finding);
        if (!finding.steps().isEmpty()) {
            codeFlow(finding);
        }
        json.name("partialFingerprints").begin('{').name("sites/v1").value(fingerprint(finding, target));
        json.end('}');
        properties(finding, target);
        json.end('}');
    }

    /** The other locations; the schema wants each of them once. */
    private void related(Finding finding) {
        List<String> others = finding.sites().stream().skip(1).distinct().toList();
        if (others.isEmpty()) {
            return;
        }
        json.name("relatedLocations").begin('[');
        others.forEach(site -> location(site, ""));
        json.end(']');
    }

    private void codeFlow(Finding finding) {
        List<Step> all = finding.steps();
        Map<String, List<Step>> threads = new LinkedHashMap<>();
        all.subList(Math.max(0, all.size() - MOST_STEPS), all.size())
                .forEach(step -> threads.computeIfAbsent(step.thread(), unseen -> new ArrayList<>())
                        .add(step));
        json.name("codeFlows").begin('[').begin('{').name("threadFlows").begin('[');
        threads.forEach(this::threadFlow);
        json.end(']').end('}').end(']');
    }

    private void threadFlow(String thread, List<Step> steps) {
        json.begin('{').name("id").value(thread).name("locations").begin('[');
        for (Step step : steps) {
            String why = step.why().isEmpty() ? "" : " (" + step.why() + ")";
            json.begin('{').name("executionOrder").value(step.number()).name("location");
            location(step.location(), thread + ": " + step.action() + why);
            json.end('}');
        }
        json.end(']').end('}');
    }

    /** @param location {@code Bank.java:21}, or the empty string */
    private void location(String location, String message) {
        json.begin('{');
        int colon = location.lastIndexOf(':');
        if (colon > 0 && location.substring(colon + 1).matches("[1-9]\\d{0,8}")) {
            json.name("physicalLocation").begin('{').name("artifactLocation").begin('{');
            json.name("uri").value(uri(location.substring(0, colon))).end('}');
            json.name("region").begin('{').name("startLine").value(Long.parseLong(location.substring(colon + 1)));
            json.end('}').end('}');
        } else if (!location.isEmpty()) {
            json.name("logicalLocations").begin('[').begin('{').name("fullyQualifiedName");
            json.value(location).end('}').end(']');
        }
        if (!message.isEmpty()) {
            text("message", message);
        }
        json.end('}');
    }

    private String uri(String file) {
        String path = paths.apply(file);
        StringBuilder uri = new StringBuilder();
        for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xff);
            boolean plain = c < 0x80 && (Character.isLetterOrDigit(c) || "-._~/$+".indexOf(c) >= 0);
            uri.append(plain ? String.valueOf(c) : String.format("%%%02X", (int) c));
        }
        return uri.toString();
    }

    private void properties(Finding finding, String target) {
        json.name("properties").begin('{').name("target").value(target);
        if (finding.failureClass() != null) {
            json.name("failureClass").value(finding.failureClass().text());
        }
        if (!finding.schedule().isEmpty()) {
            json.name("schedule").value(finding.schedule());
        }
        json.end('}');
    }

    /** The same for the same bug as long as its locations stay. */
    private static String fingerprint(Finding finding, String target) {
        return finding.kind() + " " + target + " " + String.join(" ", finding.sites());
    }

    private void text(String name, String text) {
        json.name(name).begin('{').name("text").value(text).end('}');
    }
}
