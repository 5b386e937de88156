package io.selvage.monitor.run;

import io.selvage.monitor.event.MonitorEvent;
import io.selvage.monitor.event.MonitorEvents;
import io.selvage.monitor.spec.LegalUse;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.StateAbstraction;
import io.selvage.monitor.state.StateGraph;
import java.util.List;

/** One execution of a monitor, move by move. */
public final class MonitorSession<M> {
    /** A call that pauses between locks more often than this is given up. */
    private static final int MAX_PARTS = 1000;

    private static final long[] NOT_PER_THREAD = {};

    private final StartingPoint<M> start;
    private final MonitorExecution execution;
    private final MonitorThreads threads = new MonitorThreads();
    private MoveSequence sequence;
    private Invocation last;
    private int previousWaitSite;
    private ExploredState state;
    private boolean legal = true;
    /** Null if nobody listens. */
    private final MonitorEvents listener;

    MonitorSession(StartingPoint<M> start, MonitorExecution execution) {
        this.start = start;
        this.execution = execution;
        sequence = start.start();
        listener = start.model().listener();
        threads.setHeard(listener != null);
        if (listener != null) {
            listener.on(new MonitorEvent(MonitorEvent.Kind.BEGIN, "", "", ""));
        }
    }

    /** Performs the first moves of this session; false as soon as one does not end. */
    public boolean replay(MoveSequence moves) {
        boolean ended = moves.moves().stream().allMatch(this::perform);
        if (ended) {
            // The same moves; sequences that are kept share their prefixes.
            sequence = moves;
        }
        return ended;
    }

    /**
     * Performs {@code move}; false if its thread did not leave the monitor within the limit. Then the session is over.
     */
    public boolean perform(Move move) {
        state = null;
        sequence = sequence.append(move);
        boolean isNew = move.kind() == MoveKind.CALL;
        legal &= !isNew || isLegal(move);
        last = isNew
                ? threads.startCall(move.index(), start.model().calls().get(move.index()), sequence.length())
                : threads.invocation(move.index());
        List<Invocation> rivals = move.kind() == MoveKind.NOTIFIED ? rivals() : List.of();
        previousWaitSite = last.site();
        if (!isNew) {
            threads.beginMove(last, move.kind());
        }
        if (listener != null) {
            threads.record(MonitorEvent.Kind.MOVE, last, 0);
        }
        boolean left = run(move.kind());
        if (listener != null) {
            tell();
        }
        if (!left) {
            return false;
        }
        if (!last.isCompleted() && !last.isPausedBetweenLocks()) {
            last.countWait();
            rivals.forEach(rival -> rival.setOvertakenBy(last));
        }
        threads.updateStatuses();
        return true;
    }

    private void tell() {
        if (last.isCompleted()) {
            threads.record(MonitorEvent.Kind.COMPLETE, last, 0);
        }
        threads.takeEvents().forEach(listener::on);
    }

    private boolean run(MoveKind kind) {
        start.ongoing().begin(this::sequenceText);
        try {
            return execution.perform(threads, last, kind, sequence.length());
        } finally {
            start.ongoing().end();
        }
    }

    /** Performs {@code move} and continues its thread where it pauses between locks; false as for {@link #perform}. */
    public boolean performToEndOfCall(Move move) {
        boolean left = perform(move);
        for (int i = 0; left && last.isPausedBetweenLocks(); i++) {
            if (i == MAX_PARTS) {
                return false;
            }
            left = perform(new Move(MoveKind.WOKEN, last.number()));
        }
        return left;
    }

    private List<Invocation> rivals() {
        return threads.present().stream()
                .filter(other -> threads.couldReceiveSameNotify(last, other))
                .toList();
    }

    /** Signals all conditions of the monitor; false if it has none. */
    public boolean signalConditions() {
        boolean has = execution.signalConditions();
        threads.updateStatuses();
        return has;
    }

    /** Threads that wait for locks of one another in a cycle; empty if there are none. */
    public List<Invocation> lockWaitCycle() {
        return execution.lockWaitCycle();
    }

    public MonitorThreads threads() {
        return threads;
    }

    /** The name of the call with that number, from 0. */
    String callName(int call) {
        return start.model().calls().get(call).name();
    }

    /** The moves so far, including the one that is being performed. */
    public MoveSequence sequence() {
        return sequence;
    }

    /** {@link #sequence} as findings show it. */
    public String sequenceText() {
        return sequence.format(start.granularity());
    }

    /** The call that moved last; null before the first move. */
    public Invocation lastInvocation() {
        return last;
    }

    /** The kind of the last move. */
    public MoveKind lastKind() {
        return sequence.last().kind();
    }

    /** Where the thread that moved last had waited before; 0 for a new one. */
    public int previousWaitSite() {
        return previousWaitSite;
    }

    /** The moves that are possible now. */
    public List<Move> candidates() {
        return candidates(0, 0);
    }

    /** The moves that are possible and legal now, with interrupts and spurious wake-ups where any are left. */
    public List<Move> candidates(int interrupts, int spurious) {
        List<Move> moves = threads.candidates(start.model().calls().size(), interrupts, spurious);
        if (!start.model().legal().rules().isEmpty()) {
            moves.removeIf(move -> move.kind() == MoveKind.CALL && !isLegal(move));
        }
        return moves;
    }

    private boolean isLegal(Move call) {
        return start.model().legal().allows(callName(call.index()), threads);
    }

    /** Whether all calls of this execution were legal when they began. */
    public boolean isLegalUse() {
        return legal;
    }

    /** The moves that are possible now; new calls only while fewer than {@code maxThreads} calls are present. */
    public List<Move> candidatesWithin(int maxThreads) {
        boolean isFull = threads.present().size() >= maxThreads;
        return candidates().stream()
                .filter(move -> !isFull || move.kind() != MoveKind.CALL)
                .toList();
    }

    public ExploredState state() {
        if (state == null) {
            boolean isPerThread = start.abstraction() == StateAbstraction.SINGLE;
            state = new ExploredState(
                    fieldValues(), threads.waitSiteGroups(), isPerThread ? threads.perThreadKey() : NOT_PER_THREAD);
        }
        return state;
    }

    private Object[] fieldValues() {
        M monitor = monitor();
        List<StateField<M>> fields = fields();
        List<LegalUse.Rule> rules = start.model().legal().rules();
        Object[] values = new Object[fields.size() + rules.size()];
        for (int i = 0; i < fields.size(); i++) {
            values[i] = fields.get(i).read(monitor);
        }
        for (int i = 0; i < rules.size(); i++) {
            values[fields.size() + i] = rules.get(i).calls().memory(threads);
        }
        return values;
    }

    public List<StateField<M>> fields() {
        return start.fields();
    }

    /** The last move as an edge of the graph. */
    public StateGraph.Label edgeLabel() {
        return new StateGraph.Label(
                last.call().name() + (last.isPausedBetweenLocks() ? ", in part" : ""),
                lastKind(),
                last.isCompleted(),
                previousWaitSite);
    }

    @SuppressWarnings("unchecked") // made by the model's own factory
    public M monitor() {
        return (M) execution.monitor();
    }
}
