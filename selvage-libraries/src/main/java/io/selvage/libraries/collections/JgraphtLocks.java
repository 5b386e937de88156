package io.selvage.libraries.collections;

import io.selvage.libraries.Library;
import io.selvage.libraries.Of;
import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import org.jgrapht.Graph;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.jgrapht.graph.concurrent.AsSynchronizedGraph;

/** Two threads add vertices to a graph that locks. */
@Of(Library.JGRAPHT)
@Expect(outputs = "2\n")
public final class JgraphtLocks {
    private JgraphtLocks() {}

    public static void main(String[] args) throws Exception {
        Graph<Integer, DefaultEdge> graph = new AsSynchronizedGraph<>(new SimpleGraph<>(DefaultEdge.class));
        Threads.run(() -> graph.addVertex(1), () -> graph.addVertex(2));
        System.out.println(graph.vertexSet().size());
    }
}
