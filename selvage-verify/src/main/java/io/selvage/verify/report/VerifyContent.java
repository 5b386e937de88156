package io.selvage.verify.report;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.report.JsonReport;
import io.selvage.report.JsonWriter;
import io.selvage.report.PageSection;
import io.selvage.report.ReportContent;
import io.selvage.report.TextStyle;
import io.selvage.verify.judge.Fault;
import io.selvage.verify.judge.Judged;
import java.util.List;

/** A report on one component. */
public record VerifyContent(VerifyResult verified) implements ReportContent {
    @Override
    public String title() {
        return verified.result().target();
    }

    @Override
    public String verdicts(TextStyle style) {
        return style.verdict(verified.verdict(), VerifyText.verdict(verified)) + "\n";
    }

    @Override
    public String text(TextStyle style) {
        return VerifyText.of(verified, style);
    }

    @Override
    public List<PageSection> sections() {
        return List.of(VerifyPage.of(verified));
    }

    @Override
    public List<Result> results() {
        return List.of(verified.result());
    }

    @Override
    public String json() {
        JsonWriter json = new JsonWriter().begin('{');
        JsonReport.writeWithoutSteps(json, verified.result(), this::classes);
        json.name("steps").begin('[');
        for (StepReport step : verified.steps()) {
            json.begin('{').name("step").value(step.step());
            json.name("name").value(step.name());
            json.name("findings").value(step.findings());
            json.name("undecided").value(step.undecided());
            json.name("refuted").value(step.refuted());
            json.name("looked").value(step.looked());
            json.name("lookedAt").value(step.lookedAt()).end('}');
        }
        json.end(']').name("classes").begin('{');
        for (FailureClass one : FailureClass.values()) {
            json.name(one.text()).value(verified.classes().get(one).text());
        }
        json.end('}').name("undecided").begin('[');
        verified.undecided().forEach(one -> suspicion(json, one));
        json.end(']').name("refuted").begin('[');
        verified.refuted().forEach(one -> suspicion(json, one));
        json.end(']');
        strings(json.name("calls"), verified.calls());
        strings(json.name("gaps"), verified.gaps());
        return json.end('}').toString();
    }

    /** The classes of the fault whose finding it is: they are in the same order. */
    private String classes(Finding finding) {
        Fault fault = verified.faults().get(verified.result().findings().indexOf(finding));
        return fault.classText();
    }

    private static void suspicion(JsonWriter json, Judged one) {
        List<String> classes =
                one.suspicion().classes().stream().map(FailureClass::text).toList();
        json.begin('{').name("failureClass").value(String.join(",", classes));
        json.name("step").value(one.suspicion().step());
        json.name("message").value(one.suspicion().message());
        strings(json.name("sites"), one.suspicion().sites());
        json.name("reason").value(one.judgement().reason()).end('}');
    }

    private static void strings(JsonWriter json, List<String> values) {
        json.begin('[');
        values.forEach(json::value);
        json.end(']');
    }
}
