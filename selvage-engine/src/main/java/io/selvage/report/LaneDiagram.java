package io.selvage.report;

import io.selvage.model.Step;
import io.selvage.model.StepDetails;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Who holds which lock and who waits where over an interleaving, and what happens before what: the picture's facts. */
final class LaneDiagram {
    /**
     * A thread has a lock, or is in its wait set.
     *
     * @param from position of the step that begins it
     * @param to position of the step that ends it; the number of steps if none does
     */
    record Span(String thread, String lock, int from, int to) {}

    /** Positions of two steps of which the first happens before the second. */
    record Arrow(int from, int to) {}

    private record Open(String thread, String lock) {}

    final List<Span> held = new ArrayList<>();
    final List<Span> waits = new ArrayList<>();
    final List<Arrow> arrows = new ArrayList<>();
    private final Map<Open, Integer> holding = new LinkedHashMap<>();
    private final Map<Open, Integer> waiting = new LinkedHashMap<>();

    private LaneDiagram() {}

    static LaneDiagram of(List<Step> steps) {
        LaneDiagram lanes = new LaneDiagram();
        for (int at = 0; at < steps.size(); at++) {
            StepDetails scene = steps.get(at).scene();
            for (StepDetails.LockChange change : scene.changes()) {
                lanes.change(change, at);
            }
            for (int number : scene.happensAfter()) {
                lanes.arrows.add(new Arrow(number - 1, at));
            }
        }
        lanes.holding.forEach((open, from) -> lanes.held.add(span(open, from, steps.size())));
        lanes.waiting.forEach((open, from) -> lanes.waits.add(span(open, from, steps.size())));
        return lanes;
    }

    private void change(StepDetails.LockChange change, int at) {
        Open open = new Open(change.thread(), change.lock());
        switch (change.kind()) {
            case ACQUIRES -> holding.putIfAbsent(open, at);
            case RELEASES -> close(holding, open, held, at);
            case WAITS -> waiting.putIfAbsent(open, at);
            case STOPS_WAITING -> close(waiting, open, waits, at);
        }
    }

    private static void close(Map<Open, Integer> from, Open open, List<Span> to, int at) {
        Integer begun = from.remove(open);
        if (begun != null) {
            to.add(span(open, begun, at));
        }
    }

    private static Span span(Open open, int from, int to) {
        return new Span(open.thread, open.lock, from, to);
    }
}
