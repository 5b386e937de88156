package io.selvage.monitor;

import io.selvage.report.Drawing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;

/** A state graph to look at. Of a large one only a part: what is wrong with the way there, and what is nearest to the beginning. */
final class GraphDrawing {
    static final int MOST_STATES = 1_000;
    private static final int MOST_MOVES = 6_000;
    private static final int LONGEST = 200;

    private final StateGraph graph;
    private final List<String> calls;
    private final Map<Integer, List<StateGraph.Edge>> outgoing = new HashMap<>();

    GraphDrawing(StateGraph graph, List<String> calls) {
        this.graph = graph;
        this.calls = calls;
        for (StateGraph.Edge edge : graph.edges()) {
            outgoing.computeIfAbsent(edge.from(), unknown -> new ArrayList<>()).add(edge);
        }
    }

    Drawing drawing() {
        Map<Integer, Integer> places = new HashMap<>();
        List<Drawing.Node> nodes = new ArrayList<>();
        for (int number : chosen()) {
            places.put(number, nodes.size());
            nodes.add(node(number));
        }
        return new Drawing("State graph", remark(nodes.size()), nodes, edges(places));
    }

    private String remark(int shown) {
        return shown == graph.size()
                ? ""
                : String.format(
                        java.util.Locale.ROOT,
                        "%,d of %,d states are drawn: those nearest to the beginning, and whatever is wrong with the way there;"
                                + " the .dot file has all",
                        shown,
                        graph.size());
    }

    /** In the order of their distance from the beginning. */
    private Set<Integer> chosen() {
        Set<Integer> needed = new HashSet<>(Set.of(0));
        for (StateGraph.Edge edge : graph.violatingPath()) {
            needed.add(edge.from());
            needed.add(edge.to());
        }
        List<Integer> byDistance = byDistance();
        Set<Integer> chosen = new LinkedHashSet<>();
        int room = MOST_STATES - needed.size();
        for (int number : byDistance) {
            if (needed.contains(number)) {
                chosen.add(number);
            } else if (room > 0) {
                chosen.add(number);
                room--;
            }
        }
        return chosen;
    }

    private List<Integer> byDistance() {
        Set<Integer> met = new LinkedHashSet<>();
        for (int start = 0; start < graph.size(); start++) {
            Queue<Integer> open = new ArrayDeque<>();
            if (met.add(start)) {
                open.add(start);
            }
            while (!open.isEmpty()) {
                for (StateGraph.Edge edge : outgoing.getOrDefault(open.poll(), List.of())) {
                    if (edge.to() != StateGraph.REJECTED && met.add(edge.to())) {
                        open.add(edge.to());
                    }
                }
            }
        }
        return List.copyOf(met);
    }

    private Drawing.Node node(int number) {
        StateGraph.Shown shown = graph.shown(number);
        List<Drawing.Section> about = List.of(
                new Drawing.Section("Fields", shown.fields().isEmpty() ? List.of("none") : shown.fields()),
                new Drawing.Section("Waiting threads", shown.groups().isEmpty() ? List.of("none") : shown.groups()),
                new Drawing.Section("Shortest sequence that reaches it", sequence(number)));
        return new Drawing.Node(label(shown), about, graph.isWrong(number));
    }

    /** Fields, then who waits; each on a line. */
    private static String label(StateGraph.Shown shown) {
        String fields = String.join(" ", shown.fields());
        String groups = String.join(" ", shown.groups());
        return fields.isEmpty() ? groups : groups.isEmpty() ? fields : fields + "\n" + groups;
    }

    private List<String> sequence(int number) {
        Trail trail = graph.trail(number);
        if (trail.length() == 0) {
            return List.of("it is the beginning");
        }
        if (trail.length() > LONGEST) {
            return List.of(trail.length() + " moves, too many to show");
        }
        List<String> lines = new ArrayList<>();
        int threads = 0;
        for (Move move : trail.moves()) {
            boolean isNew = move.wake() == Wake.CALL;
            threads += isNew ? 1 : 0;
            lines.add(
                    isNew
                            ? "T" + threads + " calls " + calls.get(move.index())
                            : "T" + move.index() + " goes on, " + move.wake().text());
        }
        return lines;
    }

    private List<Drawing.Edge> edges(Map<Integer, Integer> places) {
        Set<StateGraph.Edge> wrong = new HashSet<>(graph.violatingPath());
        List<Drawing.Edge> edges = new ArrayList<>();
        for (StateGraph.Edge edge : graph.edges()) {
            boolean isWrong = wrong.contains(edge);
            boolean isShown = places.containsKey(edge.from()) && places.containsKey(edge.to());
            if (isShown && (isWrong || edges.size() < MOST_MOVES)) {
                int from = places.get(edge.from());
                edges.add(new Drawing.Edge(
                        from, places.get(edge.to()), edge.label().toString(), isWrong));
            }
        }
        return edges;
    }
}
