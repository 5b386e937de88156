package io.selvage.monitor.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.StateGraph;
import io.selvage.report.PageGraph;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StateGraphDrawingTest {
    private static final StateGraph.Label PUT = new StateGraph.Label("put()", MoveKind.CALL, true, 0);

    private final StateGraph graph = new StateGraph(List.of("size"));

    /** A chain of states, each reached from the one before by a call. */
    private List<StateGraph.Edge> chain(int length) {
        List<StateGraph.Edge> edges = new ArrayList<>();
        MoveSequence sequence = MoveSequence.from(0);
        int last = graph.node(state(0), sequence);
        for (int size = 1; size < length; size++) {
            sequence = sequence.append(new Move(MoveKind.CALL, 0));
            int next = graph.node(state(size), sequence);
            graph.edge(last, PUT, next, sequence);
            edges.add(new StateGraph.Edge(last, PUT, next));
            last = next;
        }
        return edges;
    }

    private static ExploredState state(int size) {
        return new ExploredState(new Object[] {size}, new int[0], new long[0]);
    }

    private PageGraph drawing() {
        return new StateGraphDrawing(graph, List.of("put()"), 0).drawing();
    }

    @Test
    void a_small_graph_is_drawn_whole() {
        chain(3);
        PageGraph drawing = drawing();
        assertThat(drawing.remark()).isEmpty();
        assertThat(drawing.nodes()).extracting(PageGraph.Node::label).containsExactly("size=0", "size=1", "size=2");
        assertThat(drawing.edges())
                .containsExactly(new PageGraph.Edge(0, 1, "put()", false), new PageGraph.Edge(1, 2, "put()", false));
        assertThat(drawing.nodes().get(2).about().get(2).lines()).containsExactly("T1 to T2 call, one by one, put()");
    }

    @Test
    void of_a_large_graph_what_is_nearest_to_the_beginning_is_drawn() {
        chain(5_000);
        PageGraph drawing = drawing();
        assertThat(drawing.nodes()).hasSize(StateGraphDrawing.MOST_STATES);
        assertThat(drawing.nodes().get(999).label()).isEqualTo("size=999");
        assertThat(drawing.remark()).startsWith("1,000 of 5,000 states and 999 of 4,999 moves are drawn");
    }

    @Test
    void what_is_wrong_is_always_drawn() {
        graph.violatingPath(chain(5_000));
        PageGraph drawing = drawing();
        assertThat(drawing.nodes()).hasSize(StateGraphDrawing.MOST_STATES);
        assertThat(drawing.nodes().get(999)).satisfies(last -> {
            assertThat(last.label()).isEqualTo("size=4999");
            assertThat(last.marked()).isTrue();
        });
        assertThat(drawing.edges()).filteredOn(PageGraph.Edge::marked).hasSizeGreaterThan(400);
    }

    @Test
    void moves_that_the_checker_rejects_are_told_where_they_begin() {
        chain(2);
        graph.rejection(1, PUT);
        assertThat(drawing().edges()).hasSize(1);
        assertThat(drawing().nodes().get(1).about())
                .contains(new PageGraph.Section("Not followed, by the checker's wish", List.of("put()")));
    }
}
