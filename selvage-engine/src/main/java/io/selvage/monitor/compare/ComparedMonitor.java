package io.selvage.monitor.compare;

import io.selvage.monitor.compare.StateBehaviour.Observation;
import io.selvage.monitor.compare.StateBehaviour.ReachableState;
import io.selvage.monitor.run.CheckOutcome;
import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.MoveRule;
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
    /** The identity hash in default texts of objects, which differs from run to run. */
    private static final Pattern IDENTITY = Pattern.compile("@[0-9a-f]{1,8}\\b");

    private final StartingPoint<M> start;
    private final MoveRule<M> rule;
    private final ExplorationCounts counts;
    private final ComparisonBounds bounds;
    private final Map<List<Object>, StateBehaviour> known;

    /**
     * @param rule says which paths are followed
     * @param known what is known of states already, by their keys; grows
     */
    ComparedMonitor(
            StartingPoint<M> start,
            MoveRule<M> rule,
            ExplorationCounts counts,
            ComparisonBounds bounds,
            Map<List<Object>, StateBehaviour> known) {
        this.start = start;
        this.rule = rule;
        this.counts = counts;
        this.bounds = bounds;
        this.known = known;
    }

    String name() {
        return start.model().name();
    }

    /** The states that it can be in before the first event. */
    List<ReachableState> start() {
        ReachableState[] first = new ReachableState[1];
        replay(
                start.start(),
                session -> first[0] = new ReachableState(start.start(), key(session, List.of()), List.of(), true));
        return closeUnderInvisibleMoves(List.of(first[0]));
    }

    /** The events that are possible in {@code states}, and the states that each leads to. */
    Map<Event, List<ReachableState>> events(List<ReachableState> states) {
        Map<Event, List<ReachableState>> events = new LinkedHashMap<>();
        for (ReachableState state : states) {
            StateBehaviour behaviour = behaviour(state);
            behaviour.quiescence().ifPresent(event -> add(events, event, state));
            for (Observation observed : behaviour.moves()) {
                observed.event().ifPresent(event -> add(events, event, observed.state()));
            }
        }
        events.replaceAll((event, reached) -> closeUnderInvisibleMoves(reached));
        return events;
    }

    private static void add(Map<Event, List<ReachableState>> events, Event event, ReachableState state) {
        events.computeIfAbsent(event, key -> new ArrayList<>()).add(state);
    }

    /** {@code states} and all that they lead to by moves that are not observable. */
    private List<ReachableState> closeUnderInvisibleMoves(List<ReachableState> states) {
        Map<List<Object>, ReachableState> reached = new LinkedHashMap<>();
        Deque<ReachableState> open = new ArrayDeque<>();
        for (ReachableState state : states) {
            if (reached.putIfAbsent(state.key(), state) == null) {
                open.add(state);
            }
        }
        while (!open.isEmpty()) {
            ReachableState state = open.poll();
            for (Observation observed : behaviour(state).moves()) {
                ReachableState next = observed.state();
                if (observed.event().isEmpty() && reached.putIfAbsent(next.key(), next) == null) {
                    open.add(next);
                }
            }
        }
        return List.copyOf(reached.values());
    }

    private StateBehaviour behaviour(ReachableState state) {
        StateBehaviour behaviour = known.get(state.key());
        if (behaviour == null) {
            behaviour = explore(state);
            known.put(state.key(), behaviour);
        }
        return behaviour;
    }

    private StateBehaviour explore(ReachableState state) {
        List<Move> moves = new ArrayList<>();
        List<String> waiting = new ArrayList<>();
        replay(state.sequence(), session -> {
            moves.addAll(session.candidatesWithin(bounds.threads()));
            session.threads()
                    .present()
                    .forEach(invocation -> waiting.add(invocation.call().name()));
        });
        List<Observation> observed = new ArrayList<>();
        moves.forEach(move -> observed.add(perform(state, move)));
        boolean isQuiet =
                !waiting.isEmpty() && observed.stream().allMatch(each -> each.isCall() || leadsBack(state, each));
        return new StateBehaviour(observed, isQuiet ? Optional.of(Event.quiescence(waiting)) : Optional.empty());
    }

    /** A call that wakes up, looks and waits again, as after a time limit, does not continue. */
    private static boolean leadsBack(ReachableState state, Observation observed) {
        return observed.event().isEmpty() && observed.state().key().equals(state.key());
    }

    private Observation perform(ReachableState state, Move move) {
        Observation[] observed = new Observation[1];
        counts.addTransition();
        replay(state.sequence(), session -> observed[0] = observe(session, state, move));
        return observed[0];
    }

    private Observation observe(MonitorSession<M> session, ReachableState state, Move move) {
        boolean isCall = move.kind() == MoveKind.CALL;
        int position = isCall
                ? 0
                : 1 + session.threads().present().indexOf(session.threads().invocation(move.index()));
        List<Object> before = Arrays.asList(session.state().fields());
        boolean left = session.perform(move);
        Invocation invocation = session.lastInvocation();
        boolean isObservable = !left || isCall || invocation.isCompleted();
        List<Object> origins = origins(state.origins(), position, invocation, before);
        List<Object> key = left ? key(session, origins) : List.of("does not leave", invocation.number());
        boolean isFollowed = left && !(rule.check(session) instanceof CheckOutcome.DoNotFollow);
        Optional<Event> event = isObservable
                ? Optional.of(new Event(
                        position,
                        isCall ? move.index() : -1,
                        invocation.call().name() + outcome(invocation, left),
                        left && invocation.isCompleted()))
                : Optional.empty();
        return new Observation(event, isCall, new ReachableState(session.sequence(), key, origins, isFollowed));
    }

    /** What the threads that are left found when they called, oldest first. */
    private List<Object> origins(List<Object> before, int position, Invocation moved, List<Object> found) {
        List<Object> origins = new ArrayList<>(before);
        if (position == 0 && !moved.isCompleted()) {
            origins.add(bounds.remembers(moved.method()) ? found : "");
        } else if (position > 0 && moved.isCompleted()) {
            origins.remove(position - 1);
        }
        return origins;
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

    /** Field values, what each thread found, does and could do, oldest first. */
    private static List<Object> key(MonitorSession<?> session, List<Object> origins) {
        List<Object> key = new ArrayList<>(Arrays.asList(session.state().fields()));
        key.add(origins);
        key.add(session.threads().pendingSelections());
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
