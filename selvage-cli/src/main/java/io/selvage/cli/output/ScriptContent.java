package io.selvage.cli.output;

import io.selvage.model.Result;
import io.selvage.report.PageSection;
import io.selvage.report.ReportContent;
import io.selvage.report.TextReport;
import io.selvage.report.TextStyle;
import io.selvage.script.report.ScriptPage;
import io.selvage.script.report.ScriptReport;
import io.selvage.script.search.ScriptResult;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A report on scripts.
 *
 * @param scripts at least one
 */
public record ScriptContent(List<ScriptResult> scripts) implements ReportContent {
    @Override
    public String title() {
        return scripts.size() == 1 ? scripts.get(0).result().target() : "script";
    }

    @Override
    public String verdicts(TextStyle style) {
        return results().stream()
                .map(result -> style.verdict(result.verdict(), TextReport.verdict(result)) + "\n")
                .collect(Collectors.joining());
    }

    @Override
    public String text(TextStyle style) {
        return scripts.stream().map(script -> ScriptReport.text(script, style)).collect(Collectors.joining());
    }

    @Override
    public String json() {
        return ScriptReport.json(ScriptResult.all(scripts), scripts);
    }

    @Override
    public List<PageSection> sections() {
        return scripts.stream().map(ScriptPage::of).toList();
    }

    @Override
    public List<Result> results() {
        return scripts.stream().map(ScriptResult::result).toList();
    }
}
