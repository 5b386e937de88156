package io.selvage.report;

import io.selvage.model.Finding;
import io.selvage.model.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What a page says about one result.
 *
 * @param verdict what was proved, in a sentence
 * @param replay how to see a finding again; the empty string if it cannot be
 * @param expected whether the findings are those that an example is there for
 */
public record PageSection(
        Result result,
        String verdict,
        Function<Finding, String> replay,
        List<PageGraph> drawings,
        List<PageTimeline> timelines,
        List<PageTable> tables,
        boolean expected) {
    public PageSection {
        drawings = List.copyOf(drawings);
        timelines = List.copyOf(timelines);
        tables = List.copyOf(tables);
    }

    /** The usual one. */
    public static PageSection of(Result result) {
        Function<Finding, String> replay =
                finding -> finding.file().map(TextReport::command).orElse("");
        return new PageSection(result, TextReport.verdict(result), replay, List.of(), List.of(), List.of(), false);
    }

    public PageSection saying(String otherVerdict) {
        return new PageSection(result, otherVerdict, replay, drawings, timelines, tables, expected);
    }

    /** The findings are those that the example is there for. */
    public PageSection asExpected() {
        return new PageSection(result, verdict, replay, drawings, timelines, tables, true);
    }

    public PageSection replaying(Function<Finding, String> otherReplay) {
        return new PageSection(result, verdict, otherReplay, drawings, timelines, tables, expected);
    }

    public PageSection with(PageGraph drawing) {
        List<PageGraph> more = new ArrayList<>(drawings);
        more.add(drawing);
        return new PageSection(result, verdict, replay, more, timelines, tables, expected);
    }

    public PageSection with(PageTimeline timeline) {
        List<PageTimeline> more = new ArrayList<>(timelines);
        more.add(timeline);
        return new PageSection(result, verdict, replay, drawings, more, tables, expected);
    }

    public PageSection with(PageTable table) {
        List<PageTable> more = new ArrayList<>(tables);
        more.add(table);
        return new PageSection(result, verdict, replay, drawings, timelines, more, expected);
    }
}
