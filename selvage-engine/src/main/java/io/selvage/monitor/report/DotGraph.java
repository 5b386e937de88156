package io.selvage.monitor.report;

import io.selvage.monitor.state.StateGraph;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** A state graph in the language of Graphviz; violations and the path to them are red. */
public final class DotGraph {
    private DotGraph() {}

    public static String of(String title, StateGraph graph) {
        StringBuilder dot = new StringBuilder("digraph \"" + escaped(title) + "\" {\n");
        dot.append("  node [shape=box, fontname=\"sans-serif\", fontsize=10];\n");
        dot.append("  edge [fontname=\"sans-serif\", fontsize=9];\n");
        Set<StateGraph.Edge> red = new HashSet<>(graph.violatingPath());
        for (int number = 0; number < graph.size(); number++) {
            node(dot, graph, number);
        }
        boolean rejects = graph.edges().stream().anyMatch(edge -> edge.to() == StateGraph.REJECTED);
        if (rejects) {
            dot.append("  rejected [shape=plaintext, label=\"not followed\", fontcolor=gray];\n");
        }
        graph.edges().forEach(edge -> edge(dot, edge, red.contains(edge)));
        return dot.append("}\n").toString();
    }

    private static void node(StringBuilder dot, StateGraph graph, int number) {
        StateGraph.StateView shown = graph.view(number);
        String text = shown.fields().stream().map(DotGraph::escaped).collect(Collectors.joining("\\n"));
        String groups = shown.groups().stream().map(DotGraph::escaped).collect(Collectors.joining("\\n"));
        dot.append("  s").append(number).append(" [label=\"").append(text);
        dot.append(text.isEmpty() || groups.isEmpty() ? "" : "\\n")
                .append(groups)
                .append('"');
        dot.append(", tooltip=\"").append(escaped(shown.sequence())).append('"');
        dot.append(number == 0 ? ", penwidth=2" : "");
        dot.append(graph.isViolating(number) ? ", color=red, fontcolor=red" : "")
                .append("];\n");
    }

    private static void edge(StringBuilder dot, StateGraph.Edge edge, boolean red) {
        boolean rejected = edge.to() == StateGraph.REJECTED;
        dot.append("  s").append(edge.from()).append(" -> ").append(rejected ? "rejected" : "s" + edge.to());
        dot.append(" [label=\"").append(escaped(edge.label().toString())).append('"');
        dot.append(red ? ", color=red, fontcolor=red, penwidth=2" : rejected ? ", color=gray, style=dashed" : "");
        dot.append("];\n");
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", " ");
    }
}
