package io.selvage.monitor.report;

import io.selvage.monitor.state.StateGraph;
import io.selvage.report.PageGraph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.Set;

/** Draws a state graph. Of a large graph only a part: the violating path, and the states nearest to the initial one. */
final class StateGraphDrawing {
    static final int MOST_STATES = 1_000;
    private static final int MOST_MOVES = 6_000;
    private static final int WIDEST = 25;

    private final StateGraph graph;
    private final List<String> calls;
    /** How many states the verdict speaks of. */
    private final long counted;

    private final Map<Integer, List<StateGraph.Edge>> outgoing = new HashMap<>();

    /** @param counted how many states the verdict speaks of */
    StateGraphDrawing(StateGraph graph, List<String> calls, long counted) {
        this.graph = graph;
        this.counted = counted;
        this.calls = calls;
        for (StateGraph.Edge edge : graph.edges()) {
            outgoing.computeIfAbsent(edge.from(), unknown -> new ArrayList<>()).add(edge);
        }
    }

    PageGraph drawing() {
        Map<Integer, Integer> indices = new HashMap<>();
        List<PageGraph.Node> nodes = new ArrayList<>();
        for (int number : chosen()) {
            indices.put(number, nodes.size());
            nodes.add(node(number));
        }
        List<PageGraph.Edge> edges = edges(indices);
        return new PageGraph("State graph", caption(), remark(nodes.size(), edges.size()), nodes, edges);
    }

    private String caption() {
        String count = counted == graph.size()
                ? ""
                : String.format(
                        Locale.ROOT,
                        " Each node is a different state. The %,d states of the verdict are those that the exploration"
                                + " kept, equal ones on different paths included, and the moves that the checker did"
                                + " not follow.",
                        counted);
        return "Thick border: the initial state; coloured: threads wait or were woken, at the lines given; red: wrong."
                + count;
    }

    private String remark(int states, int moves) {
        long all = graph.edges().stream()
                .filter(edge -> edge.to() != StateGraph.REJECTED)
                .count();
        return states == graph.size() && moves == all
                ? ""
                : String.format(
                        Locale.ROOT,
                        "%,d of %,d states and %,d of %,d moves are drawn: those nearest to the beginning,"
                                + " and what is wrong with the end of the way there; the .dot file has all",
                        states,
                        graph.size(),
                        moves,
                        all);
    }

    /** The states in the order of their distance from the initial one. */
    private Set<Integer> chosen() {
        Set<Integer> needed = new HashSet<>(Set.of(0));
        List<StateGraph.Edge> path = graph.violatingPath();
        for (StateGraph.Edge edge : path.subList(Math.max(0, path.size() - MOST_STATES / 2), path.size())) {
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

    private PageGraph.Node node(int number) {
        StateGraph.StateView shown = graph.view(number);
        List<PageGraph.Section> about = new ArrayList<>();
        about.add(new PageGraph.Section("Fields", orNone(shown.fields())));
        about.add(new PageGraph.Section("Waiting threads", orNone(shown.groups())));
        about.add(new PageGraph.Section(
                "Shortest sequence that reaches it", MoveDescriptions.of(graph.sequence(number), calls)));
        if (!rejected(number).isEmpty()) {
            about.add(new PageGraph.Section("Not followed, by the checker's wish", rejected(number)));
        }
        return new PageGraph.Node(
                label(shown), about, graph.isViolating(number), !shown.groups().isEmpty());
    }

    private static List<String> orNone(List<String> lines) {
        return lines.isEmpty() ? List.of("none") : lines;
    }

    private List<String> rejected(int number) {
        return outgoing.getOrDefault(number, List.of()).stream()
                .filter(edge -> edge.to() == StateGraph.REJECTED)
                .map(edge -> edge.label().toString())
                .toList();
    }

    /** The fields, on one line if they fit, then the wait sites. */
    static String label(StateGraph.StateView shown) {
        List<String> lines = new ArrayList<>();
        String fields = String.join(" ", shown.fields());
        lines.addAll(fields.length() <= WIDEST ? List.of(fields) : shown.fields());
        for (String group : shown.groups()) {
            lines.add(group.substring(group.lastIndexOf(':') + 1)
                    .replaceFirst("^(\\d+) ", "line $1: ")
                    .replace("WAITING", "waiting")
                    .replace("ENTERING", "woken")
                    .replace("BOTH", "waiting, woken"));
        }
        lines.removeIf(String::isEmpty);
        return lines.isEmpty() ? "nothing" : String.join("\n", lines);
    }

    private List<PageGraph.Edge> edges(Map<Integer, Integer> indices) {
        Set<StateGraph.Edge> wrong = new HashSet<>(graph.violatingPath());
        // The shortest way to what is wrong may have been found by moves that the exploration did not make.
        Set<StateGraph.Edge> all = new LinkedHashSet<>(graph.edges());
        all.addAll(graph.violatingPath());
        List<PageGraph.Edge> edges = new ArrayList<>();
        for (StateGraph.Edge edge : all) {
            boolean isWrong = wrong.contains(edge);
            boolean isShown = indices.containsKey(edge.from()) && indices.containsKey(edge.to());
            if (isShown && (isWrong || edges.size() < MOST_MOVES)) {
                int from = indices.get(edge.from());
                edges.add(new PageGraph.Edge(
                        from, indices.get(edge.to()), edge.label().toString(), isWrong));
            }
        }
        return edges;
    }
}
