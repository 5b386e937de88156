package io.selvage.monitor.run;

import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.Situation;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.StateAbstraction;
import io.selvage.monitor.state.StateGraph;
import java.util.List;

/** One execution of a monitor, move by move. */
public final class MonitorSession<M> {
    /** A call that stops more often than that is not followed any further. */
    private static final int MOST_PARTS = 1000;

    private static final long[] NO_CROWD = {};

    private final MonitorSpec<M> spec;
    private final List<StateField<M>> fields;
    private final MonitorExecution arena;
    private final StateAbstraction grain;
    private final MonitorThreads crew = new MonitorThreads();
    private int moves;
    private Invocation last;
    private MoveKind lastWake;
    private int lastSite;
    private ExploredState state;

    public MonitorSession(MonitorSpec<M> spec, List<StateField<M>> fields, MonitorExecution arena) {
        this(spec, fields, arena, StateAbstraction.GROUPED);
    }

    public MonitorSession(
            MonitorSpec<M> spec, List<StateField<M>> fields, MonitorExecution arena, StateAbstraction grain) {
        this.spec = spec;
        this.fields = fields;
        this.arena = arena;
        this.grain = grain;
    }

    /** Makes {@code move}; false if its thread did not leave in time. */
    public boolean perform(Move move) {
        state = null;
        moves++;
        lastWake = move.wake();
        if (move.wake() == MoveKind.CALL) {
            last = crew.enter(move.index(), spec.calls().get(move.index()), moves);
        } else {
            last = crew.visit(move.index());
        }
        List<Invocation> rivals = move.wake() == MoveKind.NOTIFIED ? rivals() : List.of();
        lastSite = last.site;
        if (move.wake() != MoveKind.CALL) {
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
    public boolean performWhole(Move move) {
        boolean left = perform(move);
        for (int i = 0; left && last.isStoppedBetween(); i++) {
            if (i == MOST_PARTS) {
                return false;
            }
            left = perform(new Move(MoveKind.WOKEN, last.number()));
        }
        return left;
    }

    private List<Invocation> rivals() {
        return crew.present().stream()
                .filter(other -> crew.compete(last, other))
                .toList();
    }

    /** Signals every condition of the monitor, as if somebody had; false if it has none. */
    public boolean signalConditions() {
        boolean has = arena.signalConditions();
        crew.settle();
        return has;
    }

    /** Threads that want locks from one another; empty if there are none. */
    public List<Invocation> deadlocked() {
        return arena.deadlocked();
    }

    /** Where the thread that moved last had waited before; 0 for a new one. */
    public int lastSite() {
        return lastSite;
    }

    public MonitorThreads crew() {
        return crew;
    }

    String callName(int call) {
        return spec.calls().get(call).name();
    }

    /** Who moved last. */
    public Invocation last() {
        return last;
    }

    public MoveKind lastWake() {
        return lastWake;
    }

    public int moves() {
        return moves;
    }

    public List<Move> candidates(int interrupts, int spurious) {
        return crew.candidates(spec.calls().size(), interrupts, spurious);
    }

    public ExploredState state() {
        if (state == null) {
            Object[] values = new Object[fields.size()];
            M monitor = monitor();
            for (int i = 0; i < values.length; i++) {
                values[i] = fields.get(i).read(monitor);
            }
            state = new ExploredState(
                    values, crew.groups(), grain == StateAbstraction.SINGLE ? crew.crowd() : NO_CROWD);
        }
        return state;
    }

    /** What a property checker sees. */
    public Situation<M> situation() {
        return new Situation<>(monitor(), crew, last, fields, state());
    }

    /** The last move as the graph shows it. */
    public StateGraph.Label label() {
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
