package io.selvage.cli.output;

import io.selvage.model.Result;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.report.MonitorPage;
import io.selvage.monitor.report.MonitorReport;
import io.selvage.report.PageSection;
import io.selvage.report.ReportContent;
import io.selvage.report.TextStyle;
import java.util.List;

/**
 * A report on a monitor.
 *
 * @param again what followed the command's name
 * @param graph the file of the state graph; the empty string if there is none
 */
public record MonitorContent(MonitorResult monitor, MonitorSpec<?> spec, String again, String graph)
        implements ReportContent {
    @Override
    public String title() {
        return monitor.result().target();
    }

    @Override
    public String verdicts(TextStyle style) {
        return style.verdict(monitor.result().verdict(), MonitorReport.verdict(monitor)) + "\n";
    }

    @Override
    public String text(TextStyle style) {
        return MonitorReport.text(monitor, MonitorReport.command(again), graph, style);
    }

    @Override
    public String json() {
        return MonitorReport.json(monitor, graph);
    }

    @Override
    public List<PageSection> sections() {
        return List.of(MonitorPage.of(monitor, spec, again));
    }

    @Override
    public List<Result> results() {
        return List.of(monitor.result());
    }
}
