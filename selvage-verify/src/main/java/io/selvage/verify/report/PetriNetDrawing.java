package io.selvage.verify.report;

import io.selvage.report.PageGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The Petri net of a thread's passage through a monitor; violated transitions stand out. */
final class PetriNetDrawing {
    /** The transitions, and between which places they lead. */
    private record Transition(String name, String meaning, int from, int to) {}

    private static final List<String> PLACES = List.of("A outside", "B requests the lock", "C inside", "D waits");

    private static final List<Transition> TRANSITIONS = List.of(
            new Transition("T1", "request", 0, 1),
            new Transition("T2", "acquire", 1, 2),
            new Transition("T3", "wait", 2, 3),
            new Transition("T4", "release", 2, 0),
            new Transition("T5", "notified", 3, 1));

    private PetriNetDrawing() {}

    static PageGraph of(VerifyResult verified) {
        List<PageGraph.Node> nodes = PLACES.stream()
                .map(place -> new PageGraph.Node(place, List.of(), false, false))
                .toList();
        List<PageGraph.Edge> edges = new ArrayList<>();
        Map<String, Boolean> coverage = verified.coverage();
        for (Transition one : TRANSITIONS) {
            boolean isViolated = VerifyPage.isViolated(verified, one.name());
            String label = one.name() + " " + one.meaning()
                    + (coverage.getOrDefault(one.name(), false) ? "" : ", not exercised")
                    + (isViolated ? ", violated" : "");
            edges.add(new PageGraph.Edge(one.from(), one.to(), label, isViolated));
        }
        return new PageGraph("Petri net", "violated transitions are marked", "", nodes, edges);
    }
}
