package io.selvage.monitor.compare;

import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** One of two monitors that are compared: the events that callers can observe, and the states they lead to. */
final class ComparedMonitor<M> {
    /**
     * What callers observe: a new call returns or waits, a waiting call returns, or all waiting calls stay waiting.
     *
     * @param thread {@code T2}
     * @param action {@code withdraw() waits}
     */
    record Event(String thread, String action) {
        static Event of(Invocation invocation, String outcome) {
            return new Event("T" + invocation.number(), invocation.call().name() + outcome);
        }

        @Override
        public String toString() {
            return thread + " " + action;
        }
    }

    /** A sequence of moves, and a key for the state that it leads to. */
    record ReachableState(MoveSequence sequence, List<Object> key) {}

    /** What one move showed; the event is empty if the move is not observable. */
    private record MoveObservation(Optional<Event> event, ReachableState state) {}

    /** The identity hash in default texts of objects, which differs from run to run. */
    private static final Pattern IDENTITY = Pattern.compile("@[0-9a-f]{1,8}\\b");

    private final StartingPoint<M> start;
    private final ExplorationCounts counts;
    private final int maxThreads;

    ComparedMonitor(StartingPoint<M> start, ExplorationCounts counts, int maxThreads) {
        this.start = start;
        this.counts = counts;
        this.maxThreads = maxThreads;
    }

    String name() {
        return start.model().name();
    }

    /** The states that it can be in before the first event. */
    List<ReachableState> start() {
        return closeUnderInvisibleMoves(List.of(new ReachableState(start.start(), List.of())));
    }

    /** The events that are possible in {@code states}, and the states that each leads to. */
    Map<Event, List<ReachableState>> events(List<ReachableState> states) {
        Map<Event, List<ReachableState>> events = new LinkedHashMap<>();
        for (ReachableState state : states) {
            List<Move> moves = candidates(state);
            quiescence(state, moves).ifPresent(event -> add(events, event, state));
            for (Move move : moves) {
                MoveObservation observed = perform(state, move);
                observed.event().ifPresent(event -> add(events, event, observed.state()));
            }
        }
        events.replaceAll((event, reached) -> closeUnderInvisibleMoves(reached));
        return events;
    }

    private static void add(Map<Event, List<ReachableState>> events, Event event, ReachableState state) {
        events.computeIfAbsent(event, key -> new ArrayList<>()).add(state);
    }

    /**
     * The event that calls wait and none of them can continue without a new call; without it, hangs would not be
     * compared. A call that wakes up, looks and waits again, as after a time limit, does not continue.
     */
    private Optional<Event> quiescence(ReachableState state, List<Move> moves) {
        if (moves.stream().anyMatch(move -> move.kind() != MoveKind.CALL && !leadsBack(state, move))) {
            return Optional.empty();
        }
        List<String> waiting = new ArrayList<>();
        replay(
                state.sequence(),
                session -> session.threads().present().forEach(invocation -> waiting.add(invocation.toString())));
        return waiting.isEmpty()
                ? Optional.empty()
                : Optional.of(new Event("all", "wait until somebody calls: " + String.join(", ", waiting)));
    }

    /** Whether nothing is seen of {@code move} and the state is the same after it. */
    private boolean leadsBack(ReachableState state, Move move) {
        MoveObservation observed = perform(state, move);
        return observed.event().isEmpty()
                && !state.key().isEmpty()
                && observed.state().key().equals(state.key());
    }

    /** {@code states} and all that they lead to by moves that are not observable. */
    private List<ReachableState> closeUnderInvisibleMoves(List<ReachableState> states) {
        Map<List<Object>, ReachableState> known = new LinkedHashMap<>();
        Deque<ReachableState> open = new ArrayDeque<>();
        for (ReachableState state : states) {
            if (known.putIfAbsent(state.key(), state) == null) {
                open.add(state);
            }
        }
        while (!open.isEmpty()) {
            ReachableState state = open.poll();
            for (Move move : candidates(state)) {
                if (move.kind() != MoveKind.CALL) {
                    MoveObservation observed = perform(state, move);
                    ReachableState next = observed.state();
                    if (observed.event().isEmpty() && known.putIfAbsent(next.key(), next) == null) {
                        open.add(next);
                    }
                }
            }
        }
        return List.copyOf(known.values());
    }

    private List<Move> candidates(ReachableState state) {
        List<Move> moves = new ArrayList<>();
        replay(state.sequence(), session -> moves.addAll(session.candidatesWithin(maxThreads)));
        return moves;
    }

    private MoveObservation perform(ReachableState state, Move move) {
        MoveObservation[] observed = new MoveObservation[1];
        counts.addTransition();
        replay(state.sequence(), session -> observed[0] = observe(session, move));
        return observed[0];
    }

    private MoveObservation observe(MonitorSession<M> session, Move move) {
        boolean left = session.perform(move);
        Invocation invocation = session.lastInvocation();
        boolean isObservable = !left || move.kind() == MoveKind.CALL || invocation.isCompleted();
        List<Object> key = left ? key(session) : List.of("does not leave", invocation.number());
        return new MoveObservation(
                isObservable ? Optional.of(Event.of(invocation, outcome(invocation, left))) : Optional.empty(),
                new ReachableState(session.sequence(), key));
    }

    private static String outcome(Invocation invocation, boolean left) {
        if (!left) {
            return " does not leave";
        }
        if (!invocation.isCompleted()) {
            return " waits";
        }
        return invocation.failure() != null
                ? " throws " + invocation.failure().getClass().getName()
                : invocation.result() == null ? " completes" : " = " + text(invocation.result());
    }

    private static String text(Object result) {
        String text = result.getClass().isArray() ? Arrays.deepToString(new Object[] {result}) : result.toString();
        return IDENTITY.matcher(text).replaceAll("@");
    }

    /** Field values, what each thread does, oldest first, and what it could do. */
    private static List<Object> key(MonitorSession<?> session) {
        List<Object> key = new ArrayList<>(Arrays.asList(session.state().fields()));
        List<Invocation> present = session.threads().present();
        for (Invocation thread : present) {
            key.add(List.of(thread.callIndex(), thread.site(), thread.status(), thread.isWoken(), thread.lock()));
        }
        for (Move move : session.candidates()) {
            if (move.kind() != MoveKind.CALL) {
                key.add(move.kind().name() + present.indexOf(session.threads().invocation(move.index())));
            }
        }
        return key;
    }

    /** If the last of the moves does not end, nothing more can happen, and {@code body} is not called. */
    private void replay(MoveSequence sequence, Consumer<MonitorSession<M>> body) {
        counts.addExecution();
        counts.addReplayed(sequence.length());
        start.replay(sequence, body);
    }
}
