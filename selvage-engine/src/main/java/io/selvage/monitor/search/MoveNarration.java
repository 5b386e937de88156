package io.selvage.monitor.search;

import io.selvage.hooks.Sites;
import io.selvage.model.Step;
import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.Invocation.Blocking;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.StateGraph;
import java.util.ArrayList;
import java.util.List;

/**
 * A sequence of moves as steps of a report.
 *
 * @param edges the path of the sequence through the graph
 */
public record MoveNarration(List<Step> steps, List<StateGraph.Edge> edges) {
    /**
     * Performs the moves once more. Adds their states to {@code graph}.
     *
     * @throws BadSpec if a move is not possible
     */
    public static <M> MoveNarration of(StartingPoint<M> start, StateGraph graph, MoveSequence sequence) {
        MoveNarration narration = new MoveNarration(new ArrayList<>(), new ArrayList<>());
        start.execute(session -> {
            int from = graph.node(session.state(), session.sequence());
            for (Move move : sequence.moves()) {
                check(session, move);
                boolean left = session.perform(move);
                int to = left ? graph.node(session.state(), session.sequence()) : from;
                narration.edges.add(new StateGraph.Edge(from, session.edgeLabel(), to));
                narration.steps.add(step(session, move, left ? graph.text(session.state()) : null));
                from = to;
            }
        });
        return narration;
    }

    private static <M> void check(MonitorSession<M> session, Move move) {
        if (!session.candidates(1, 1).contains(move)) {
            throw new BadSpec(
                    "move " + (session.sequence().length() + 1) + " of the sequence, " + move
                            + ", is not possible there",
                    "replay it with the class, calls and state that it was found with");
        }
    }

    /** {@code state} is null if the move did not end. */
    private static <M> Step step(MonitorSession<M> session, Move move, String state) {
        Invocation invocation = session.lastInvocation();
        boolean hasNoSite = invocation.isCompleted() || state == null;
        String why = move.kind() == MoveKind.CALL ? "" : move.kind().text() + "; ";
        return new Step(
                session.sequence().length(),
                "T" + invocation.number(),
                invocation.call().name() + (state == null ? " …" : outcome(invocation)),
                hasNoSite ? "" : Sites.get(invocation.site()).location(),
                why + (state == null ? "does not come back" : state));
    }

    private static String outcome(Invocation invocation) {
        if (invocation.isPausedBetweenLocks()) {
            return ": so far";
        }
        if (!invocation.isCompleted()) {
            return invocation.blocking() == Blocking.WAIT || invocation.lock() == 0 ? ": waits" : ": blocked";
        }
        if (invocation.failure() != null) {
            return ": throws " + invocation.failure().getClass().getSimpleName();
        }
        return invocation.result() == null ? "" : " = " + invocation.result();
    }
}
