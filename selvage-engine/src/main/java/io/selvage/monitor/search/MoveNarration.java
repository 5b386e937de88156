package io.selvage.monitor.search;

import io.selvage.hooks.Sites;
import io.selvage.model.Step;
import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.StateGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A sequence of moves told line by line.
 *
 * @param edges the way that it takes through the graph
 */
public record MoveNarration(List<Step> steps, List<StateGraph.Edge> edges) {
    /**
     * Makes the moves once more.
     *
     * @throws BadSpec if a move is not possible where it stands
     */
    public static <M> MoveNarration of(
            MonitorExecutor venue,
            Supplier<? extends M> maker,
            MonitorModel<M> spec,
            List<StateField<M>> fields,
            StateGraph graph,
            MoveSequence trail) {
        MoveNarration narration = new MoveNarration(new ArrayList<>(), new ArrayList<>());
        venue.open(maker, arena -> {
            MonitorSession<M> session = new MonitorSession<>(spec, fields, arena);
            MoveSequence way = MoveSequence.START;
            int from = graph.node(session.state(), way);
            for (Move move : trail.moves()) {
                check(session, move);
                boolean left = session.perform(move);
                way = way.then(move);
                int to = left ? graph.node(session.state(), way) : from;
                narration.edges.add(new StateGraph.Edge(from, session.label(), to));
                narration.steps.add(step(session, move, left ? graph.text(session.state()) : null));
                from = to;
            }
        });
        return narration;
    }

    private static <M> void check(MonitorSession<M> session, Move move) {
        if (!session.candidates(1, 1).contains(move)) {
            throw new BadSpec(
                    "move " + (session.moves() + 1) + " of the sequence, " + move + ", is not possible there",
                    "replay it with the class, calls and state that it was found with");
        }
    }

    /** {@code state} is null if the thread did not leave. */
    private static <M> Step step(MonitorSession<M> session, Move move, String state) {
        Invocation visit = session.last();
        boolean stays = visit.isCompleted() || state == null;
        String why = move.wake() == MoveKind.CALL ? "" : move.wake().text() + "; ";
        return new Step(
                session.moves(),
                "T" + visit.number(),
                visit.call().name() + (state == null ? " …" : outcome(visit)),
                stays ? "" : Sites.get(visit.site).place(),
                why + (state == null ? "does not come back" : state));
    }

    private static String outcome(Invocation visit) {
        if (visit.isStoppedBetween()) {
            return ": so far";
        }
        if (!visit.isCompleted()) {
            return visit.stop == Invocation.Stop.WAIT || visit.lock == 0 ? ": waits" : ": blocked";
        }
        if (visit.failure() != null) {
            return ": throws " + visit.failure().getClass().getSimpleName();
        }
        return visit.result() == null ? "" : " = " + visit.result();
    }
}
