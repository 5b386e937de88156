package io.selvage.monitor;

import java.util.List;

/** One execution of a monitor, move by move. */
final class Session<M> {
    /** A call that stops more often than that is not followed any further. */
    private static final int MOST_PARTS = 1000;

    private static final long[] NO_CROWD = {};

    private final MonitorSpec<M> spec;
    private final List<StateField<M>> fields;
    private final Arena arena;
    private final Grain grain;
    private final Crew crew = new Crew();
    private int moves;
    private Visit last;
    private Wake lastWake;
    private int lastSite;
    private State state;

    Session(MonitorSpec<M> spec, List<StateField<M>> fields, Arena arena) {
        this(spec, fields, arena, Grain.GROUPED);
    }

    Session(MonitorSpec<M> spec, List<StateField<M>> fields, Arena arena, Grain grain) {
        this.spec = spec;
        this.fields = fields;
        this.arena = arena;
        this.grain = grain;
    }

    /** Makes {@code move}; false if its thread did not leave in time. */
    boolean perform(Move move) {
        state = null;
        moves++;
        lastWake = move.wake();
        if (move.wake() == Wake.CALL) {
            last = crew.enter(move.index(), spec.calls().get(move.index()), moves);
        } else {
            last = crew.visit(move.index());
        }
        List<Visit> rivals = move.wake() == Wake.NOTIFIED ? rivals() : List.of();
        lastSite = last.site;
        if (move.wake() != Wake.CALL) {
            crew.moves(last, move.wake());
        }
        if (!arena.move(crew, last, move.wake(), moves)) {
            return false;
        }
        if (last.isStoppedBetween()) {
            crew.settle();
            return true;
        }
        if (!last.isCompleted()) {
            last.waits++;
            rivals.forEach(rival -> rival.passedOver = last);
        }
        crew.settle();
        return true;
    }

    /** Makes {@code move} and lets its thread go on where it stops in between; false if it did not leave in time. */
    boolean performWhole(Move move) {
        boolean left = perform(move);
        for (int i = 0; left && last.isStoppedBetween(); i++) {
            if (i == MOST_PARTS) {
                return false;
            }
            left = perform(new Move(Wake.WOKEN, last.number()));
        }
        return left;
    }

    private List<Visit> rivals() {
        return crew.present().stream()
                .filter(other -> crew.compete(last, other))
                .toList();
    }

    /** Signals every condition of the monitor, as if somebody had; false if it has none. */
    boolean signalConditions() {
        boolean has = arena.signalConditions();
        crew.settle();
        return has;
    }

    /** Threads that want locks from one another; empty if there are none. */
    List<Visit> deadlocked() {
        return arena.deadlocked();
    }

    /** Where the thread that moved last had waited before; 0 for a new one. */
    int lastSite() {
        return lastSite;
    }

    Crew crew() {
        return crew;
    }

    String callName(int call) {
        return spec.calls().get(call).name();
    }

    /** Who moved last. */
    Visit last() {
        return last;
    }

    Wake lastWake() {
        return lastWake;
    }

    int moves() {
        return moves;
    }

    List<Move> candidates(int interrupts, int spurious) {
        return crew.candidates(spec.calls().size(), interrupts, spurious);
    }

    State state() {
        if (state == null) {
            Object[] values = new Object[fields.size()];
            M monitor = monitor();
            for (int i = 0; i < values.length; i++) {
                values[i] = fields.get(i).read(monitor);
            }
            state = new State(values, crew.groups(), grain == Grain.SINGLE ? crew.crowd() : NO_CROWD);
        }
        return state;
    }

    /** What a property checker sees. */
    Situation<M> situation() {
        return new Situation<>(monitor(), crew, last, fields, state());
    }

    /** The last move as the graph shows it. */
    StateGraph.Label label() {
        return new StateGraph.Label(
                last.call().name() + (last.isStoppedBetween() ? ", in part" : ""),
                lastWake,
                last.isCompleted(),
                lastSite);
    }

    @SuppressWarnings("unchecked") // made by the specification's own maker
    private M monitor() {
        return (M) arena.monitor();
    }
}
