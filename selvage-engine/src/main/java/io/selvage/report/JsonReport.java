package io.selvage.report;

import io.selvage.model.CodeOwner;
import io.selvage.model.Finding;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.SearchPhase;
import io.selvage.model.Step;
import io.selvage.model.StepDetails;
import io.selvage.model.Unseen;
import io.selvage.model.system.ProcessResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** A result as one JSON object. Names and order of the members are a promise; new ones may be added. */
public final class JsonReport {
    private JsonReport() {}

    /** Without a line end. */
    public static String of(Result result) {
        JsonWriter json = new JsonWriter().begin('{');
        write(json, result);
        return json.end('}').toString();
    }

    /** The members of {@code result}, for an object that has more of them. */
    public static void write(JsonWriter json, Result result) {
        write(json, result, true, JsonReport::usualClass);
    }

    /**
     * The members of {@code result} but {@code steps}, for an object that has another one of that name.
     *
     * @param classes the failure classes of a finding, separated by commas
     */
    public static void writeWithoutSteps(JsonWriter json, Result result, Function<Finding, String> classes) {
        write(json, result, false, classes);
    }

    private static String usualClass(Finding finding) {
        return finding.failureClass() == null ? null : finding.failureClass().text();
    }

    private static void write(JsonWriter json, Result result, boolean countsSteps, Function<Finding, String> classes) {
        json.name("tool").value("selvage");
        json.name("command").value(result.command());
        json.name("target").value(result.target());
        json.name("verdict").value(result.verdict().name());
        json.name("exhaustive").value(result.exhaustive());
        json.name("strategy").value(result.strategy());
        json.name("executions").value(result.executions());
        json.name("cut").value(result.cut());
        if (countsSteps) {
            json.name("steps").value(result.steps());
        }
        json.name("seconds").value(result.seconds());
        json.name("workers").value(result.workers());
        json.name("jdk").value(result.jdk());
        json.name("turnstile").value(result.turnstile());
        json.name("findings").begin('[');
        result.findings().forEach(finding -> write(json, finding, classes));
        json.end(']');
        if (!result.processes().isEmpty()) {
            processes(json, result.processes());
        }
        outputs(json, result);
        unseen(json, result.unseen());
        if (!result.interleaving().isEmpty()) {
            steps(json.name("interleaving"), result.interleaving());
        }
        if (!result.phases().isEmpty()) {
            json.name("phases").begin('[');
            result.phases().forEach(phase -> write(json, phase));
            json.end(']');
        }
        if (!result.assumed().isEmpty()) {
            strings(json.name("assumed"), result.assumed());
        }
        if (!Double.isNaN(result.estimate())) {
            json.name("estimate").share(result.estimate());
        }
        if (!result.notes().isEmpty()) {
            strings(json.name("notes"), result.notes());
        }
        if (!result.fault().isEmpty()) {
            json.name("fault").value(result.fault());
        }
    }

    private static void write(JsonWriter json, SearchPhase phase) {
        json.begin('{').name("strategy").value(phase.strategy());
        json.name("executions").value(phase.executions()).end('}');
    }

    private static void write(JsonWriter json, Finding finding, Function<Finding, String> classes) {
        json.begin('{');
        json.name("kind").value(finding.kind().name());
        json.name("failureClass").value(classes.apply(finding));
        json.name("message").value(finding.message());
        if (finding.owner() != CodeOwner.UNKNOWN) {
            json.name("owner").value(finding.owner().text());
        }
        json.name("execution").value(finding.execution());
        json.name("count").value(finding.count());
        json.name("schedule").value(finding.schedule());
        json.name("original").value(finding.original().isEmpty() ? finding.schedule() : finding.original());
        if (finding.preemptions() >= 0) {
            json.name("preemptions").value(finding.preemptions());
        }
        json.name("file").value(finding.file().map(Path::toString).orElse(null));
        strings(json.name("sites"), finding.sites());
        strings(json.name("details"), finding.details());
        steps(json.name("steps"), finding.steps());
        json.end('}');
    }

    private static void steps(JsonWriter json, List<Step> steps) {
        json.begin('[');
        steps.forEach(step -> write(json, step));
        json.end(']');
    }

    private static void write(JsonWriter json, Step step) {
        json.begin('{');
        json.name("number").value(step.number());
        json.name("thread").value(step.thread());
        json.name("action").value(step.action());
        json.name("place").value(step.location());
        json.name("why").value(step.why());
        if (step.scene().role() != StepDetails.Role.PLAIN) {
            json.name("role").value(step.scene().role().name().toLowerCase(Locale.ROOT));
        }
        if (!step.scene().path().isEmpty()) {
            strings(json.name("path"), step.scene().path());
        }
        json.end('}');
    }

    private static void processes(JsonWriter json, List<ProcessResult> processes) {
        json.name("processes").begin('[');
        for (ProcessResult process : processes) {
            json.begin('{').name("name").value(process.name()).name("exitCodes").begin('[');
            process.exitCodes().forEach(json::value);
            json.end(']').end('}');
        }
        json.end(']');
    }

    private static void outputs(JsonWriter json, Result result) {
        json.name("outputs").begin('[');
        for (ProgramOutput output : result.outputs()) {
            json.begin('{')
                    .name("text")
                    .value(output.text())
                    .name("executions")
                    .value(output.executions())
                    .end('}');
        }
        json.end(']');
        if (result.outputsTruncated()) {
            json.name("outputsTruncated").value(true);
        }
    }

    private static void unseen(JsonWriter json, List<Unseen> unseen) {
        json.name("unseen").begin('[');
        for (Unseen one : unseen) {
            json.begin('{').name("what").value(one.what());
            json.name("site").value(one.site()).end('}');
        }
        json.end(']');
    }

    private static void strings(JsonWriter json, List<String> values) {
        json.begin('[');
        values.forEach(json::value);
        json.end(']');
    }
}
