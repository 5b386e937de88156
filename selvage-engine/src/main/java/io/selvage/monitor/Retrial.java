package io.selvage.monitor;

import java.util.List;
import java.util.function.Supplier;

/** Judges one sequence of moves once more. */
final class Retrial<M> {
    private final MonitorSpec<M> spec;
    private final List<StateField<M>> fields;
    private final Venue venue;
    private final Supplier<? extends M> maker;
    private final Judge<M> judge;

    Retrial(MonitorSpec<M> spec, List<StateField<M>> fields, Venue venue, Supplier<? extends M> maker, Judge<M> judge) {
        this.spec = spec;
        this.fields = fields;
        this.venue = venue;
        this.maker = maker;
        this.judge = judge;
    }

    /** The last move is judged, and what can be tried out behind it. */
    void judge(Trail trail) {
        if (trail.length() == 0) {
            return;
        }
        Trail before = trail.before();
        Move last = trail.last();
        Node from =
                new Node(null, 0, before, null, 0, 0, List.of(), spec.calls().size());
        if (last.wake() != Wake.CALL) {
            wouldWait(before, last, from);
        }
        venue.open(maker, arena -> {
            Session<M> session = at(arena, before);
            if (session.perform(last)) {
                judge.judge(session, from, trail);
            } else {
                judge.stuck(session, trail);
            }
        });
        judge.experiment(venue, maker, fields);
    }

    /** Finds out whether a new thread with the call of the one that moves last would have to wait. */
    private void wouldWait(Trail before, Move last, Node from) {
        venue.open(maker, arena -> {
            Session<M> session = at(arena, before);
            int call = session.crew().visit(last.index()).callIndex();
            if (session.performWhole(new Move(Wake.CALL, call))
                    && !session.last().isCompleted()) {
                from.waited(call, session.last().site);
            }
        });
    }

    private Session<M> at(Arena arena, Trail trail) {
        Session<M> session = new Session<>(spec, fields, arena);
        trail.moves().forEach(session::perform);
        return session;
    }
}
