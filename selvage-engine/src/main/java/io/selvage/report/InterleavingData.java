package io.selvage.report;

import io.selvage.model.Step;
import java.util.List;

/** Writes an interleaving for the page's script, small enough for a hundred thousand steps. */
final class InterleavingData {
    private final JsonWriter json;
    private final StringTable texts = new StringTable();
    private final SourceExcerpts sources;

    private InterleavingData(JsonWriter json, SourceExcerpts sources) {
        this.json = json;
        this.sources = sources;
    }

    static void write(JsonWriter json, List<Step> steps, SourceExcerpts sources) {
        InterleavingData story = new InterleavingData(json, sources);
        LaneDiagram lanes = LaneDiagram.of(steps);
        json.begin('{');
        story.steps(steps);
        story.spans("held", lanes.held);
        story.spans("waits", lanes.waits);
        json.name("arrows").begin('[');
        lanes.arrows.forEach(arrow -> json.value(arrow.from()).value(arrow.to()));
        json.end(']').name("texts").begin('[');
        story.texts.texts().forEach(json::value);
        json.end(']').end('}');
    }

    /**
     * Nine numbers a step: its own, thread, action, location, reason, source file, whether it is never done, its role,
     * and the path of calls.
     */
    private void steps(List<Step> steps) {
        json.name("steps").begin('[');
        for (Step step : steps) {
            json.value(step.number())
                    .value(texts.number(step.thread()))
                    .value(texts.number(step.action()))
                    .value(texts.number(step.location()))
                    .value(texts.number(step.why()))
                    .value(texts.number(step.scene().source()))
                    .value(step.scene().neverDone() ? 1 : 0)
                    .value(step.scene().role().ordinal())
                    .value(texts.number(String.join("\n", step.scene().path())));
            sources.note(step.scene().source(), ownPlace(step.location()));
        }
        json.end(']');
    }

    /** The line of the program: that of a library comes after an arrow. */
    private static String ownPlace(String location) {
        int library = location.indexOf(" → ");
        return library < 0 ? location : location.substring(0, library);
    }

    /** Four numbers each. */
    private void spans(String name, List<LaneDiagram.Span> spans) {
        json.name(name).begin('[');
        for (LaneDiagram.Span span : spans) {
            json.value(texts.number(span.thread()))
                    .value(texts.number(span.lock()))
                    .value(span.from())
                    .value(span.to());
        }
        json.end(']');
    }
}
