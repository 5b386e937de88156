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

    /** Seven numbers a step: its own, thread, action, location, reason, source file, and whether it is never done. */
    private void steps(List<Step> steps) {
        json.name("steps").begin('[');
        for (Step step : steps) {
            json.value(step.number())
                    .value(texts.number(step.thread()))
                    .value(texts.number(step.action()))
                    .value(texts.number(step.location()))
                    .value(texts.number(step.why()))
                    .value(texts.number(step.scene().source()))
                    .value(step.scene().neverDone() ? 1 : 0);
            sources.note(step.scene().source(), step.location());
        }
        json.end(']');
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
