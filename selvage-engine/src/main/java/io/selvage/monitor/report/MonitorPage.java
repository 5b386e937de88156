package io.selvage.monitor.report;

import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.report.PageGraph;
import io.selvage.report.PageSection;
import io.selvage.report.PageTable;
import java.util.ArrayList;
import java.util.List;

/** The section of an HTML report about a monitor: result, graph, coverage. */
public final class MonitorPage {
    private MonitorPage() {}

    /**
     * @param spec the specification that was explored
     * @param again the arguments that name the monitor on the command line
     */
    public static PageSection of(MonitorResult monitor, MonitorSpec<?> spec, String again) {
        List<String> calls = spec.callNames();
        PageSection chapter = PageSection.of(monitor.result())
                .saying(MonitorReport.verdict(monitor))
                .replaying(finding -> finding.schedule().isEmpty()
                        ? ""
                        : MonitorReport.command(again).apply(finding.schedule()));
        if (MonitorReport.hasGraph(monitor)) {
            chapter = chapter.with(drawing(monitor, calls));
            if (monitor.instances().size() == 1 && ExplorationTreeDrawing.fits(monitor.graph())) {
                chapter = chapter.with(ExplorationTreeDrawing.of(monitor.graph()));
            }
        }
        chapter = chapter.with(figures(monitor));
        if (monitor.instances().size() > 1) {
            chapter = chapter.with(instances(monitor));
        }
        return monitor.coverage().isEmpty() ? chapter : chapter.with(coverage(monitor));
    }

    private static PageGraph drawing(MonitorResult monitor, List<String> calls) {
        return new StateGraphDrawing(monitor.graph(), calls, monitor.states()).drawing();
    }

    private static PageTable figures(MonitorResult monitor) {
        String state = monitor.state().isEmpty() ? "waiting threads only" : String.join(", ", monitor.state());
        return new PageTable(
                "Exploration",
                List.of("what", "value"),
                List.of(
                        List.of("states", Long.toString(monitor.states())),
                        List.of("paths", Long.toString(monitor.paths())),
                        List.of("transitions", Long.toString(monitor.transitions())),
                        List.of("mcda", Integer.toString(monitor.mcda())),
                        List.of("state is made of", state)));
    }

    private static PageTable instances(MonitorResult monitor) {
        List<List<String>> rows = monitor.instances().stream()
                .map(each -> List.of(
                        each.number() + " " + each.construction(),
                        Long.toString(each.states()),
                        Long.toString(each.paths()),
                        Long.toString(each.transitions()),
                        Integer.toString(each.findings())))
                .toList();
        return new PageTable(
                "Starting points", List.of("starting point", "states", "paths", "transitions", "findings"), rows);
    }

    private static PageTable coverage(MonitorResult monitor) {
        List<List<String>> rows = new ArrayList<>();
        for (MonitorCoverage.Item item : monitor.coverage()) {
            rows.add(List.of(item.what(), item.covered() ? "met" : "NOT MET"));
        }
        long met = monitor.coverage().stream()
                .filter(MonitorCoverage.Item::covered)
                .count();
        return new PageTable("Coverage: " + met + " of " + rows.size(), List.of("what", ""), rows);
    }
}
