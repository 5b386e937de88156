package io.selvage.report;

import io.selvage.model.Finding;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import java.util.List;

/** Everything that a page shows, as JSON for its script. */
final class PageData {
    private static final int LONGEST_OUTPUT = 1_000;
    private static final int MOST_OUTPUTS = 200;
    private static final int LONGEST_SCHEDULE = 20_000;

    private final JsonWriter json = new JsonWriter();
    private final SourceExcerpts sources;

    private PageData(SourceExcerpts sources) {
        this.sources = sources;
    }

    static String of(String title, List<PageSection> chapters, SourceExcerpts sources) {
        PageData data = new PageData(sources);
        data.json.begin('{').name("title").value(title).name("chapters").begin('[');
        chapters.forEach(data::chapter);
        data.json.end(']');
        data.sources();
        return data.json.end('}').toString();
    }

    private void chapter(PageSection chapter) {
        Result result = chapter.result();
        json.begin('{').name("target").value(result.target());
        json.name("command").value(result.command());
        json.name("verdict").value(result.verdict().name());
        json.name("sentence").value(chapter.verdict());
        json.name("expected").value(chapter.expected());
        json.name("executions").value(result.executions());
        json.name("findings").begin('[');
        result.findings().forEach(finding -> finding(finding, chapter.replay().apply(finding)));
        json.end(']');
        if (!result.interleaving().isEmpty()) {
            InterleavingData.write(json.name("story"), result.interleaving(), sources);
        }
        outputs(result);
        strings("notes", result.notes());
        json.name("figures").value(TextReport.figures(result));
        drawings(chapter.drawings());
        timelines(chapter.timelines());
        tables(chapter.tables());
        json.end('}');
    }

    private void finding(Finding finding, String replay) {
        json.begin('{').name("headline").value(TextReport.headline(finding));
        json.name("message").value(finding.message());
        strings("details", finding.details());
        if (finding.failureClass() != null) {
            json.name("class")
                    .value(finding.failureClass().text() + ": "
                            + finding.failureClass().meaning());
        }
        if (!finding.steps().isEmpty()) {
            InterleavingData.write(json.name("story"), finding.steps(), sources);
        }
        if (!finding.originalSteps().isEmpty()) {
            InterleavingData.write(json.name("originalStory"), finding.originalSteps(), sources);
        }
        json.name("replay").value(replay);
        json.name("schedule").value(ReportTexts.clip(finding.schedule(), LONGEST_SCHEDULE));
        json.name("original").value(ReportTexts.clip(finding.original(), LONGEST_SCHEDULE));
        json.end('}');
    }

    private void outputs(Result result) {
        json.name("outputs").begin('[');
        int shown = Math.min(MOST_OUTPUTS, result.outputs().size());
        for (ProgramOutput output : result.outputs().subList(0, shown)) {
            json.begin('{').name("text").value(ReportTexts.clip(output.text(), LONGEST_OUTPUT));
            json.name("executions").value(output.executions()).end('}');
        }
        json.end(']').name("outputsInAll").value(result.outputs().size());
        json.name("outputsTruncated").value(result.outputsTruncated());
    }

    private void drawings(List<PageGraph> drawings) {
        json.name("drawings").begin('[');
        for (PageGraph drawing : drawings) {
            json.begin('{').name("title").value(drawing.title());
            json.name("caption").value(drawing.caption());
            json.name("remark").value(drawing.remark()).name("nodes").begin('[');
            drawing.nodes().forEach(this::node);
            json.end(']').name("edges").begin('[');
            drawing.edges().forEach(this::edge);
            json.end(']').end('}');
        }
        json.end(']');
    }

    private void node(PageGraph.Node node) {
        json.begin('{').name("label").value(node.label());
        json.name("tinted").value(node.tinted());
        json.name("marked").value(node.marked()).name("about").begin('[');
        for (PageGraph.Section section : node.about()) {
            json.begin('{').name("heading").value(section.heading());
            strings("lines", section.lines());
            json.end('}');
        }
        json.end(']').end('}');
    }

    private void edge(PageGraph.Edge edge) {
        json.begin('[').value(edge.from()).value(edge.to()).value(edge.label());
        json.value(edge.marked() ? 1 : 0).end(']');
    }

    private void timelines(List<PageTimeline> timelines) {
        json.name("timelines").begin('[');
        for (PageTimeline timeline : timelines) {
            json.begin('{').name("title").value(timeline.title());
            json.name("caption").value(timeline.caption());
            json.name("ticks").value(timeline.ticks()).name("bars").begin('[');
            timeline.bars().forEach(this::bar);
            json.end(']').end('}');
        }
        json.end(']');
    }

    private void bar(PageTimeline.Bar bar) {
        json.begin('{').name("thread").value(bar.thread());
        json.name("label").value(bar.label());
        json.name("from").value(bar.from()).name("to").value(bar.to());
        json.name("wrong").value(bar.wrong()).end('}');
    }

    private void tables(List<PageTable> tables) {
        json.name("tables").begin('[');
        for (PageTable table : tables) {
            json.begin('{').name("title").value(table.title());
            strings("header", table.header());
            json.name("rows").begin('[');
            table.rows().forEach(this::strings);
            json.end(']').end('}');
        }
        json.end(']');
    }

    private void sources() {
        json.name("sources").begin('{');
        sources.lines().forEach((file, lines) -> {
            json.name(file).begin('{');
            lines.forEach((number, line) -> json.name(number.toString()).value(line));
            json.end('}');
        });
        json.end('}');
    }

    private void strings(String name, List<String> values) {
        json.name(name);
        strings(values);
    }

    private void strings(List<String> values) {
        json.begin('[');
        values.forEach(json::value);
        json.end(']');
    }
}
