package io.selvage.report;

import io.selvage.model.Result;
import java.util.List;

/** A report on one result. */
public record ResultContent(Result result) implements ReportContent {
    @Override
    public String title() {
        return result.target();
    }

    @Override
    public String verdicts(TextStyle style) {
        return style.verdict(result.verdict(), TextReport.verdict(result)) + "\n";
    }

    @Override
    public String text(TextStyle style) {
        return TextReport.of(result, style);
    }

    @Override
    public String json() {
        return JsonReport.of(result);
    }

    @Override
    public List<PageSection> sections() {
        return List.of(PageSection.of(result));
    }

    @Override
    public List<Result> results() {
        return List.of(result);
    }
}
