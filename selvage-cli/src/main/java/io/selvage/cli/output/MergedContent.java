package io.selvage.cli.output;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.report.JsonReport;
import io.selvage.report.JsonWriter;
import io.selvage.report.PageSection;
import io.selvage.report.ReportContent;
import io.selvage.report.ResultContent;
import io.selvage.report.TextStyle;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A report on merged shards, of one subject or of several. */
public record MergedContent(List<Result> results) implements ReportContent {
    /** What is worse comes first. */
    private static final List<Verdict> BY_WEIGHT =
            List.of(Verdict.TOOL_FAULT, Verdict.FAILED, Verdict.NOTHING_TESTED, Verdict.NOT_FOUND, Verdict.PASSED);

    /** That of all subjects: the worst. */
    public Verdict verdict() {
        return BY_WEIGHT.stream()
                .filter(verdict -> results.stream().anyMatch(result -> result.verdict() == verdict))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String title() {
        return results.stream().map(Result::target).collect(Collectors.joining(", "));
    }

    @Override
    public String verdicts(TextStyle style) {
        return joined(content -> content.verdicts(style));
    }

    @Override
    public String text(TextStyle style) {
        return joined(content -> content.text(style));
    }

    private String joined(Function<ResultContent, String> part) {
        return results.stream().map(ResultContent::new).map(part).collect(Collectors.joining());
    }

    /** That of the result; of several ones an object with the verdict of all. */
    @Override
    public String json() {
        if (results.size() == 1) {
            return JsonReport.of(results.get(0));
        }
        JsonWriter json = new JsonWriter().begin('{').name("tool").value("selvage");
        json.name("command").value("merge").name("target").value(title());
        json.name("verdict").value(verdict().name());
        json.name("exhaustive").value(results.stream().allMatch(Result::exhaustive));
        json.name("executions")
                .value(results.stream().mapToLong(Result::executions).sum());
        json.name("results").begin('[');
        for (Result result : results) {
            json.begin('{');
            JsonReport.write(json, result);
            json.end('}');
        }
        return json.end(']').end('}').toString();
    }

    @Override
    public List<PageSection> sections() {
        return results.stream().map(PageSection::of).toList();
    }
}
