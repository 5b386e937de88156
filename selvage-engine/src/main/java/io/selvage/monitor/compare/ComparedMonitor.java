package io.selvage.monitor.compare;

import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
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
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** One of two monitors that are compared: what can be seen of it from outside, step by step. */
final class ComparedMonitor<M> {
    /**
     * Something that callers notice: a call is made and answers or waits, one that waited answers, or all those that wait go on doing so.
     *
     * @param what {@code T2 withdraw() waits}
     */
    record Event(String what) {}

    /** A way to a situation, and what tells that situation from others. */
    record Position(MoveSequence trail, List<Object> key) {}

    /** Which object it is cannot be compared, only of which class. */
    private static final Pattern IDENTITY = Pattern.compile("@[0-9a-f]{1,8}\\b");

    private final MonitorModel<M> spec;
    private final int instance;
    private final List<StateField<M>> fields;
    private final MonitorExecutor venue;
    private final ExplorationCounts tally;
    private final int mostThreads;

    /** @param instance the starting point, from 0 */
    ComparedMonitor(
            MonitorModel<M> spec,
            int instance,
            List<StateField<M>> fields,
            MonitorExecutor venue,
            ExplorationCounts tally,
            int mostThreads) {
        this.spec = spec;
        this.instance = instance;
        this.fields = fields;
        this.venue = venue;
        this.tally = tally;
        this.mostThreads = mostThreads;
    }

    String name() {
        return spec.name();
    }

    /** Where it can be without anybody having noticed anything. */
    List<Position> start() {
        return closed(List.of(new Position(MoveSequence.START, List.of())));
    }

    /** What can be noticed next, and where it leads. */
    Map<Event, List<Position>> events(List<Position> positions) {
        Map<Event, List<Position>> events = new LinkedHashMap<>();
        for (Position position : positions) {
            List<Move> moves = candidates(position);
            rest(position, moves)
                    .ifPresent(event -> events.computeIfAbsent(event, key -> new ArrayList<>())
                            .add(position));
            for (Move move : moves) {
                Seen seen = perform(position, move);
                if (seen.event != null) {
                    events.computeIfAbsent(seen.event, key -> new ArrayList<>()).add(seen.position);
                }
            }
        }
        events.replaceAll((event, reached) -> closed(reached));
        return events;
    }

    /** Calls wait and none of them goes on by itself: who only looks at what can happen, and not at what may fail to, misses that. */
    private Optional<Event> rest(Position position, List<Move> moves) {
        if (moves.stream().anyMatch(move -> move.wake() != MoveKind.CALL)) {
            return Optional.empty();
        }
        List<String> waiting = new ArrayList<>();
        open(position.trail(), session -> session.crew().present().forEach(visit -> waiting.add(visit.toString())));
        return waiting.isEmpty()
                ? Optional.empty()
                : Optional.of(new Event("all wait until somebody calls: " + String.join(", ", waiting)));
    }

    /** {@code positions} and all that they lead to by steps that nobody notices. */
    private List<Position> closed(List<Position> positions) {
        Map<List<Object>, Position> known = new LinkedHashMap<>();
        Deque<Position> open = new ArrayDeque<>();
        for (Position position : positions) {
            if (known.putIfAbsent(position.key(), position) == null) {
                open.add(position);
            }
        }
        while (!open.isEmpty()) {
            Position position = open.poll();
            for (Move move : candidates(position)) {
                Seen seen = move.wake() == MoveKind.CALL ? null : perform(position, move);
                boolean isNew = seen != null
                        && seen.event == null
                        && known.putIfAbsent(seen.position.key(), seen.position) == null;
                if (isNew) {
                    open.add(seen.position);
                }
            }
        }
        return List.copyOf(known.values());
    }

    private List<Move> candidates(Position position) {
        List<Move> moves = new ArrayList<>();
        open(position.trail(), session -> {
            boolean isFull = session.crew().present().size() >= mostThreads;
            session.candidates(0, 0).stream()
                    .filter(move -> !isFull || move.wake() != MoveKind.CALL)
                    .forEach(moves::add);
        });
        return moves;
    }

    /** What one move shows. */
    private static final class Seen {
        private Event event;
        private Position position;
    }

    private Seen perform(Position position, Move move) {
        Seen seen = new Seen();
        tally.transitions++;
        open(position.trail(), session -> {
            boolean left = session.perform(move);
            Invocation visit = session.last();
            boolean isNoticed = !left || move.wake() == MoveKind.CALL || visit.isCompleted();
            seen.event = isNoticed ? new Event(visit + outcome(visit, left)) : null;
            seen.position = new Position(
                    position.trail().then(move), left ? key(session) : List.of("does not leave", visit.number()));
        });
        return seen;
    }

    private static String outcome(Invocation visit, boolean left) {
        if (!left) {
            return " does not leave";
        }
        if (!visit.isCompleted()) {
            return " waits";
        }
        return visit.failure() != null
                ? " throws " + visit.failure().getClass().getName()
                : visit.result() == null ? " completes" : " = " + text(visit.result());
    }

    private static String text(Object result) {
        String text = result.getClass().isArray() ? Arrays.deepToString(new Object[] {result}) : result.toString();
        return IDENTITY.matcher(text).replaceAll("@");
    }

    /** Field values, and of each thread what it does and what it could do; threads by age. */
    private List<Object> key(MonitorSession<M> session) {
        List<Object> key = new ArrayList<>(Arrays.asList(session.state().fields()));
        for (Invocation visit : session.crew().present()) {
            key.add(List.of(visit.callIndex(), visit.site, visit.status, visit.woken, visit.lock));
        }
        List<Invocation> present = session.crew().present();
        session.candidates(0, 0).stream()
                .filter(move -> move.wake() != MoveKind.CALL)
                .forEach(move -> key.add(
                        move.wake().name() + present.indexOf(session.crew().visit(move.index()))));
        return key;
    }

    private void open(MoveSequence trail, java.util.function.Consumer<MonitorSession<M>> then) {
        Supplier<? extends M> maker = spec.instances().get(instance);
        tally.executions++;
        tally.replayed += trail.length();
        venue.open(maker, arena -> {
            MonitorSession<M> session = new MonitorSession<>(spec, fields, arena);
            for (Move move : trail.moves()) {
                if (!session.perform(move)) {
                    return;
                }
            }
            then.accept(session);
        });
    }
}
