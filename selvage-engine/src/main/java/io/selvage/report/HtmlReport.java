package io.selvage.report;

import io.selvage.explore.Result;
import io.selvage.model.Finding;
import io.selvage.model.Step;
import java.util.List;

/** A result as one self-contained page. Says what {@link TextReport} says, interleavings in full. */
public final class HtmlReport {
    private static final String STYLE =
            "body{font:15px/1.5 system-ui,sans-serif;margin:2em auto;max-width:75em;padding:0 1em}"
                    + "table{border-collapse:collapse;font:13px/1.4 ui-monospace,monospace;display:block;"
                    + "overflow-x:auto}"
                    + "td,th{border-bottom:1px solid #8884;padding:.2em .7em;text-align:left;vertical-align:top}"
                    + "td:first-child,th:first-child{text-align:right}pre{white-space:pre-wrap}"
                    + ".why{opacity:.75}@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}}";

    private final StringBuilder page = new StringBuilder();

    private HtmlReport() {}

    public static String of(Result result) {
        return of(result.target(), List.of(result));
    }

    /** Several results on one page, each under its own heading. */
    public static String of(String title, List<Result> results) {
        HtmlReport report = new HtmlReport();
        report.page
                .append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>")
                .append(escaped("Selvage: " + title))
                .append("</title><style>")
                .append(STYLE)
                .append("</style></head><body>\n");
        results.forEach(report::result);
        return report.page.append("</body></html>\n").toString();
    }

    private void result(Result result) {
        element("h1", "Selvage: " + result.target());
        element("p", TextReport.verdict(result));
        result.findings().forEach(this::finding);
        interleaving(result.interleaving());
        outputs(result);
        result.notes().forEach(note -> element("p", note));
        element("p", TextReport.figures(result));
    }

    private void finding(Finding finding) {
        element("h2", TextReport.headline(finding));
        element("p", finding.message());
        if (!finding.details().isEmpty()) {
            element("pre", String.join("\n", finding.details()));
        }
        if (finding.failureClass() != null) {
            element(
                    "p",
                    finding.failureClass().text() + ": "
                            + finding.failureClass().meaning());
        }
        interleaving(finding.steps());
        finding.file().ifPresent(file -> element("pre", "./selvage replay " + file));
        if (!finding.schedule().isEmpty()) {
            element("pre", finding.schedule());
        }
        if (!finding.original().isEmpty()) {
            element("p", "simplified from");
            element("pre", finding.original());
        }
    }

    private void interleaving(List<Step> steps) {
        if (steps.isEmpty()) {
            return;
        }
        List<String> threads = steps.stream().map(Step::thread).distinct().toList();
        page.append("<table><thead><tr><th>#</th>");
        threads.forEach(thread -> element("th", thread));
        page.append("<th>where</th><th>why</th></tr></thead><tbody>\n");
        for (Step step : steps) {
            page.append("<tr><td>").append(step.number()).append("</td>");
            threads.forEach(thread -> element("td", thread.equals(step.thread()) ? step.action() : ""));
            element("td", step.place());
            page.append("<td class=\"why\">").append(escaped(step.why())).append("</td></tr>\n");
        }
        page.append("</tbody></table>\n");
    }

    private void outputs(Result result) {
        if (result.outputs().isEmpty()) {
            return;
        }
        element("h2", "What the program printed" + (result.outputsTruncated() ? " (the first texts)" : ""));
        page.append("<table><thead><tr><th>executions</th><th>text</th></tr></thead><tbody>\n");
        result.outputs().forEach(output -> {
            page.append("<tr><td>").append(output.executions()).append("</td><td><pre>");
            page.append(escaped(output.text())).append("</pre></td></tr>\n");
        });
        page.append("</tbody></table>\n");
    }

    private void element(String name, String text) {
        page.append('<')
                .append(name)
                .append('>')
                .append(escaped(text))
                .append("</")
                .append(name)
                .append(">\n");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
