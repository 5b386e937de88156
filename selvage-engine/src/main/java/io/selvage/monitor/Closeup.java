package io.selvage.monitor;

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
final class Closeup<M> {
    /** So many threads are inside or waiting at a time. */
    static final int MOST_THREADS = 3;

    /** A situation, the moves that lead to it, and those that are possible there. */
    private record Place(Trail trail, Node node, List<Move> moves) {}

    private final MonitorSpec<M> spec;
    private final List<StateField<M>> fields;
    private final Venue venue;
    private final Supplier<? extends M> maker;
    private final Judge<M> judge;
    private final Tally tally;
    private final Deque<Place> open = new ArrayDeque<>();
    private final Set<State> seen = new HashSet<>();

    Closeup(
            MonitorSpec<M> spec,
            List<StateField<M>> fields,
            Venue venue,
            Supplier<? extends M> maker,
            Judge<M> judge,
            Tally tally) {
        this.spec = spec;
        this.fields = fields;
        this.venue = venue;
        this.maker = maker;
        this.judge = judge;
        this.tally = tally;
    }

    /** Goes on until everything has been tried, something is wrong, or a limit is reached; true if nothing was left to try. */
    boolean run(Limits limits) {
        look(Trail.START);
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
        Trail trail = place.trail().then(move);
        tally.executions++;
        venue.open(maker, arena -> {
            Session<M> session = at(arena, place.trail());
            boolean left = session.perform(move);
            Visit last = session.last();
            if (left && move.wake() == Wake.CALL && !last.isCompleted() && !last.isStoppedBetween()) {
                place.node().waited(move.index(), last.site);
            }
            Judge.Verdict verdict =
                    left ? judge.judgeBuiltIn(session, place.node(), trail) : judge.stuck(session, trail);
            if (verdict == Judge.Verdict.FINE) {
                keep(session, trail);
            }
        });
        judge.experiment(venue, maker, fields);
    }

    private void look(Trail trail) {
        tally.executions++;
        venue.open(maker, arena -> keep(at(arena, trail), trail));
    }

    private void keep(Session<M> session, Trail trail) {
        if (seen.add(session.state())) {
            Node node =
                    new Node(null, 0, trail, null, 0, 0, List.of(), spec.calls().size());
            open.add(new Place(trail, node, moves(session)));
        }
    }

    private List<Move> moves(Session<M> session) {
        boolean isFull = session.crew().present().size() >= MOST_THREADS;
        List<Move> moves = new ArrayList<>(session.candidates(0, 0));
        moves.removeIf(move -> isFull && move.wake() == Wake.CALL);
        return moves;
    }

    private Session<M> at(Arena arena, Trail trail) {
        Session<M> session = new Session<>(spec, fields, arena, Grain.SINGLE);
        trail.moves().forEach(session::perform);
        tally.replayed += trail.length();
        return session;
    }
}
