package io.selvage.monitor.search;

import io.selvage.monitor.check.MoveChecker;
import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorExecution;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.PathNode;
import io.selvage.monitor.state.StateAbstraction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A second look at what the exploration's states do not tell apart: threads one by one, few at a time, breadth first. Only the built-in
 * properties are judged; the user's checker, which is about whole calls and counted moves, says where not to follow. Nothing of it is
 * counted.
 */
public final class PerThreadSearch<M> {
    /** So many threads are inside or waiting at a time. */
    public static final int MOST_THREADS = 3;

    /** A situation, the moves that lead to it, and those that are possible there. */
    private record Place(MoveSequence trail, PathNode node, List<Move> moves) {}

    private final MonitorModel<M> spec;
    private final List<StateField<M>> fields;
    private final MonitorExecutor venue;
    private final Supplier<? extends M> maker;
    private final MoveChecker<M> judge;
    private final ExplorationCounts tally;
    private final Deque<Place> open = new ArrayDeque<>();
    private final Set<ExploredState> seen = new HashSet<>();

    public PerThreadSearch(
            MonitorModel<M> spec,
            List<StateField<M>> fields,
            MonitorExecutor venue,
            Supplier<? extends M> maker,
            MoveChecker<M> judge,
            ExplorationCounts tally) {
        this.spec = spec;
        this.fields = fields;
        this.venue = venue;
        this.maker = maker;
        this.judge = judge;
        this.tally = tally;
    }

    /** Goes on until everything has been tried, something is wrong, or a limit is reached; true if nothing was left to try. */
    public boolean run(SearchLimits limits) {
        look(MoveSequence.START);
        while (!open.isEmpty() && !judge.hasEnough()) {
            Place place = open.poll();
            for (Move move : place.moves()) {
                if (tally.transitions == limits.moves() || System.nanoTime() > limits.deadline()) {
                    return false;
                }
                tally.transitions++;
                attempt(place, move);
            }
        }
        return open.isEmpty();
    }

    private void attempt(Place place, Move move) {
        if (judge.hasEnough()) {
            return;
        }
        MoveSequence trail = place.trail().then(move);
        tally.executions++;
        venue.open(maker, arena -> {
            MonitorSession<M> session = at(arena, place.trail());
            boolean left = session.perform(move);
            Invocation last = session.last();
            if (left && move.wake() == MoveKind.CALL && !last.isCompleted() && !last.isStoppedBetween()) {
                place.node().waited(move.index(), last.site);
            }
            MoveChecker.Verdict verdict =
                    left ? judge.judgeBuiltIn(session, place.node(), trail) : judge.stuck(session, trail);
            if (verdict == MoveChecker.Verdict.FINE) {
                keep(session, trail);
            }
        });
        judge.experiment(venue, maker, fields);
    }

    private void look(MoveSequence trail) {
        tally.executions++;
        venue.open(maker, arena -> keep(at(arena, trail), trail));
    }

    private void keep(MonitorSession<M> session, MoveSequence trail) {
        if (seen.add(session.state())) {
            PathNode node = new PathNode(
                    null, 0, trail, null, 0, 0, List.of(), spec.calls().size());
            open.add(new Place(trail, node, moves(session)));
        }
    }

    private List<Move> moves(MonitorSession<M> session) {
        boolean isFull = session.crew().present().size() >= MOST_THREADS;
        List<Move> moves = new ArrayList<>(session.candidates(0, 0));
        moves.removeIf(move -> isFull && move.wake() == MoveKind.CALL);
        return moves;
    }

    private MonitorSession<M> at(MonitorExecution arena, MoveSequence trail) {
        MonitorSession<M> session = new MonitorSession<>(spec, fields, arena, StateAbstraction.SINGLE);
        trail.moves().forEach(session::perform);
        tally.replayed += trail.length();
        return session;
    }
}
