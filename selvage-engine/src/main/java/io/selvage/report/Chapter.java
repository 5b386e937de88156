package io.selvage.report;

import io.selvage.explore.Result;
import io.selvage.model.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What a page says about one result.
 *
 * @param verdict what was proved, in a sentence
 * @param replay how to see a finding again; the empty string if there is no way
 */
public record Chapter(
        Result result, String verdict, Function<Finding, String> replay, List<Drawing> drawings, List<Table> tables) {
    public Chapter {
        drawings = List.copyOf(drawings);
        tables = List.copyOf(tables);
    }

    /** The usual one. */
    public static Chapter of(Result result) {
        Function<Finding, String> replay =
                finding -> finding.file().map(TextReport::command).orElse("");
        return new Chapter(result, TextReport.verdict(result), replay, List.of(), List.of());
    }

    public Chapter saying(String otherVerdict) {
        return new Chapter(result, otherVerdict, replay, drawings, tables);
    }

    public Chapter replaying(Function<Finding, String> otherReplay) {
        return new Chapter(result, verdict, otherReplay, drawings, tables);
    }

    public Chapter with(Drawing drawing) {
        List<Drawing> more = new ArrayList<>(drawings);
        more.add(drawing);
        return new Chapter(result, verdict, replay, more, tables);
    }

    public Chapter with(Table table) {
        List<Table> more = new ArrayList<>(tables);
        more.add(table);
        return new Chapter(result, verdict, replay, drawings, more);
    }
}
