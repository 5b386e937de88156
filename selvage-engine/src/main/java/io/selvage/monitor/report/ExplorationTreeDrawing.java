package io.selvage.monitor.report;

import io.selvage.monitor.state.ExplorationTree.Ending;
import io.selvage.monitor.state.ExplorationTree.TreeMove;
import io.selvage.monitor.state.StateGraph;
import io.selvage.report.PageGraph;
import java.util.ArrayList;
import java.util.List;

/** Draws the moves of a small exploration in the order in which they were tried. */
final class ExplorationTreeDrawing {
    private static final String CAPTION = "Each arrow is a move, numbered in the order in which it was tried. A path"
            + " ends at a state that was reached before, or where the checker does not follow; then the search goes"
            + " back to the last state with a move left. Coloured: the path ends there; red: wrong.";

    private ExplorationTreeDrawing() {}

    /** Whether the exploration is small enough to be looked at. */
    static boolean fits(StateGraph graph) {
        return graph.tree().isWhole() && !graph.tree().moves().isEmpty();
    }

    static PageGraph of(StateGraph graph) {
        List<PageGraph.Node> nodes = new ArrayList<>();
        List<PageGraph.Edge> edges = new ArrayList<>();
        nodes.add(node(graph, 0, "", Ending.FOLLOWED));
        for (TreeMove move : graph.tree().moves()) {
            int number = nodes.size();
            boolean isWrong = move.ending() == Ending.VIOLATION;
            nodes.add(node(graph, move.state(), number + " " + move.label(), move.ending()));
            edges.add(new PageGraph.Edge(move.from(), number, number + " " + move.label(), isWrong));
        }
        return new PageGraph("Exploration tree", CAPTION, "", nodes, edges);
    }

    private static PageGraph.Node node(StateGraph graph, int state, String move, Ending ending) {
        List<PageGraph.Section> about = new ArrayList<>();
        if (!move.isEmpty()) {
            about.add(new PageGraph.Section("Move", List.of(move)));
        }
        String text = state < 0 ? "" : StateGraphDrawing.label(graph.view(state));
        String ends = switch (ending) {
            case FOLLOWED -> "";
            case KNOWN -> "reached before";
            case REJECTED -> "not followed";
            case VIOLATION -> "violation";
        };
        about.add(new PageGraph.Section("State", List.of(text.isEmpty() ? "none" : text.replace("\n", ", "))));
        String label = text.isEmpty() ? ends : ends.isEmpty() ? text : text + "\n" + ends;
        boolean endsHere = ending == Ending.KNOWN || ending == Ending.REJECTED;
        return new PageGraph.Node(label, about, ending == Ending.VIOLATION, endsHere);
    }
}
