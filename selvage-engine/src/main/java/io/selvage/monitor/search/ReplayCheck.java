package io.selvage.monitor.search;

import io.selvage.monitor.check.MoveChecker;
import io.selvage.monitor.run.MonitorExecution;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.PathNode;
import java.util.List;
import java.util.function.Supplier;

/** Judges one sequence of moves once more. */
public final class ReplayCheck<M> {
    private final MonitorModel<M> spec;
    private final List<StateField<M>> fields;
    private final MonitorExecutor venue;
    private final Supplier<? extends M> maker;
    private final MoveChecker<M> judge;

    public ReplayCheck(
            MonitorModel<M> spec,
            List<StateField<M>> fields,
            MonitorExecutor venue,
            Supplier<? extends M> maker,
            MoveChecker<M> judge) {
        this.spec = spec;
        this.fields = fields;
        this.venue = venue;
        this.maker = maker;
        this.judge = judge;
    }

    /** The last move is judged, and what can be tried out behind it. */
    public void judge(MoveSequence trail) {
        if (trail.length() == 0) {
            return;
        }
        MoveSequence before = trail.before();
        Move last = trail.last();
        PathNode from = new PathNode(
                null, 0, before, null, 0, 0, List.of(), spec.calls().size());
        if (last.wake() != MoveKind.CALL) {
            wouldWait(before, last, from);
        }
        venue.open(maker, arena -> {
            MonitorSession<M> session = at(arena, before);
            if (session.perform(last)) {
                judge.judge(session, from, trail);
            } else {
                judge.stuck(session, trail);
            }
        });
        judge.experiment(venue, maker, fields);
    }

    /** Finds out whether a new thread with the call of the one that moves last would have to wait. */
    private void wouldWait(MoveSequence before, Move last, PathNode from) {
        venue.open(maker, arena -> {
            MonitorSession<M> session = at(arena, before);
            int call = session.crew().visit(last.index()).callIndex();
            if (session.performWhole(new Move(MoveKind.CALL, call))
                    && !session.last().isCompleted()) {
                from.waited(call, session.last().site);
            }
        });
    }

    private MonitorSession<M> at(MonitorExecution arena, MoveSequence trail) {
        MonitorSession<M> session = new MonitorSession<>(spec, fields, arena);
        trail.moves().forEach(session::perform);
        return session;
    }
}
