package io.selvage.script.report;

import io.selvage.report.JsonReport;
import io.selvage.report.JsonWriter;
import io.selvage.report.PlainText;
import io.selvage.report.TextReport;
import io.selvage.report.TextStyle;
import io.selvage.script.driver.ScriptError;
import io.selvage.script.search.ScriptResult;
import io.selvage.script.search.SequenceResult;
import java.util.List;
import java.util.Locale;

/** Results of scripts as text and as JSON. */
public final class ScriptReport {
    private ScriptReport() {}

    /** Errors and counts as ConAn prints them, coverage, then the report of every exploration. */
    public static String text(ScriptResult result) {
        return text(result, TextStyle.PLAIN);
    }

    /** As above, in colours or not. */
    public static String text(ScriptResult result, TextStyle style) {
        StringBuilder text = new StringBuilder();
        line(text, result.result().target());
        result.sequences().forEach(sequence -> errors(text, sequence));
        line(text, "**** Test cases: " + result.testCases());
        line(text, "**** Value errors: " + result.valueErrors());
        line(text, "**** Exception errors: " + result.exceptionErrors());
        line(text, "**** Liveness errors: " + result.livenessErrors());
        if (!result.uncovered().isEmpty()) {
            line(text, "**** Conditions that no sequence exercises: " + String.join(" ", result.uncovered()));
        }
        line(text, "");
        result.sequences().forEach(sequence -> coverage(text, sequence));
        line(text, "");
        return text.append(TextReport.of(result.result(), style)).toString();
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }

    private static void errors(StringBuilder text, SequenceResult sequence) {
        for (ScriptError error : sequence.errors()) {
            line(
                    text,
                    "Sequence " + sequence.number() + ": "
                            + error.kind().name().toLowerCase(Locale.ROOT)
                            + " error detected at time: " + error.tick() + ". Thread: " + error.thread() + ". Line: "
                            + (error.line() == 0 ? sequence.line() : error.line()) + ". "
                            + PlainText.indented(error.message(), 2));
        }
    }

    private static void coverage(StringBuilder text, SequenceResult sequence) {
        String claimed = sequence.conditions().isEmpty() ? "" : ", claims " + String.join(" ", sequence.conditions());
        line(
                text,
                "Sequence " + sequence.number() + claimed + ", " + sequence.orders()
                        + (sequence.orders() == 1 ? " order" : " orders"));
        sequence.coverage().forEach(met -> line(text, "  " + met));
    }

    /** One JSON object, without a line end; {@code each} has the single results that {@code all} aggregates. */
    public static String json(ScriptResult all, List<ScriptResult> each) {
        JsonWriter json = new JsonWriter().begin('{');
        JsonReport.write(json, all.result());
        figures(json, all);
        if (each.size() > 1) {
            json.name("scripts").begin('[');
            for (ScriptResult one : each) {
                json.begin('{').name("file").value(one.result().target());
                json.name("verdict").value(one.verdict().name());
                figures(json, one);
                json.end('}');
            }
            json.end(']');
        }
        return json.end('}').toString();
    }

    private static void figures(JsonWriter json, ScriptResult result) {
        json.name("conditions").value(result.conditions());
        json.name("sequences").value(result.sequences().size());
        json.name("testCases").value(result.testCases());
        json.name("valueErrors").value(result.valueErrors());
        json.name("exceptionErrors").value(result.exceptionErrors());
        json.name("livenessErrors").value(result.livenessErrors());
        strings(json.name("uncoveredConditions"), result.uncovered());
        json.name("measured").begin('[');
        result.sequences().forEach(sequence -> measured(json, sequence));
        json.end(']');
    }

    private static void measured(JsonWriter json, SequenceResult sequence) {
        json.begin('{').name("sequence").value(sequence.number());
        json.name("line").value(sequence.line());
        json.name("orders").value(sequence.orders());
        json.name("testCases").value(sequence.testCases());
        strings(json.name("claimed"), sequence.conditions());
        strings(json.name("met"), sequence.coverage());
        json.end('}');
    }

    private static void strings(JsonWriter json, List<String> values) {
        json.begin('[');
        values.forEach(json::value);
        json.end(']');
    }
}
