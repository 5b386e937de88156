package io.selvage.libraries.collections;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.jgrapht.Graph;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;

/** Two threads add vertices to a graph without a lock. */
@Of(Library.JGRAPHT)
@Expect(outputs = "2\n", finding = "DATA_RACE", also = "UNCAUGHT_EXCEPTION")
public final class JgraphtShared {
    private JgraphtShared() {}

    public static void main(String[] args) throws Exception {
        Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
        Threads.run(() -> graph.addVertex(1), () -> graph.addVertex(2));
        System.out.println(graph.vertexSet().size());
    }
}
