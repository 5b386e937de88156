package io.selvage.report;

import java.util.List;

/**
 * An interactive graph: one can pan, zoom and click it.
 *
 * @param caption what nodes, colours and numbers mean
 * @param remark what is left out, for instance; the empty string for nothing
 * @param nodes the first one is where it begins
 */
public record PageGraph(String title, String caption, String remark, List<Node> nodes, List<Edge> edges) {
    /**
     * A node.
     *
     * @param label a few words
     * @param about what is shown of it when it is clicked
     * @param marked whether it stands out
     * @param tinted whether it has the second colour
     */
    public record Node(String label, List<Section> about, boolean marked, boolean tinted) {}

    /** Lines under a heading. */
    public record Section(String heading, List<String> lines) {}

    /** @param from and {@code to} are positions in the list of nodes */
    public record Edge(int from, int to, String label, boolean marked) {}

    public PageGraph {
        nodes = List.copyOf(nodes);
        edges = List.copyOf(edges);
    }
}
