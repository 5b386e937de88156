package io.selvage.monitor.sequence;

import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.PropertyChecker;
import io.selvage.monitor.Violation;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Makes one call after the other, each by a thread of its own and only when everything that the one before it has set going is at rest:
 * what happens in one tick of a script. Whoever is woken meanwhile goes on in every order.
 */
public final class RoundRunner<M> {
    private static final int MOST_ORDERS = 1000;
    /** More moves than this in one round, and threads wake one another for ever. */
    private static final int MOST_MOVES = 64;

    private final MonitorSpec<M> spec;
    private final List<StateField<M>> fields;
    private final MonitorExecutor venue;
    private final Supplier<? extends M> maker;

    public RoundRunner(
            MonitorSpec<M> spec, List<StateField<M>> fields, MonitorExecutor venue, Supplier<? extends M> maker) {
        this.spec = spec;
        this.fields = fields;
        this.venue = venue;
        this.maker = maker;
    }

    /**
     * What a round is begun with.
     *
     * @param round its number
     * @param call the number of the call
     * @param threads how many in all there are when it has been made by all that are to make it
     */
    private record Opening(int round, int call, int threads) {}

    /** Before the first round. */
    List<RoundOutcome> start() {
        return List.of(follow(MoveSequence.START, new Opening(0, 0, 0), new ArrayDeque<>())
                .orElseThrow());
    }

    /**
     * How another round can end that begins with {@code call}, made by {@code times} threads at once; empty if that is no legal use, or too
     * much to try.
     */
    List<RoundOutcome> next(List<RoundOutcome> before, int call, int times) {
        Map<Object, RoundOutcome> endings = new LinkedHashMap<>();
        Deque<MoveSequence> open = new ArrayDeque<>();
        before.forEach(ending -> open.add(ending.trail().then(new Move(MoveKind.CALL, call))));
        int calls = before.get(0).fates().size();
        Opening opening = new Opening(calls + 1, call, calls + times);
        for (int orders = 0; !open.isEmpty(); orders++) {
            Optional<RoundOutcome> ending =
                    orders == MOST_ORDERS ? Optional.empty() : follow(open.poll(), opening, open);
            if (ending.isEmpty()) {
                return List.of();
            }
            endings.putIfAbsent(ending.get().key(), ending.get());
        }
        return List.copyOf(endings.values());
    }

    /** One execution: the moves of {@code start}, and on until all is at rest; other ways to go on are added to {@code open}. */
    private Optional<RoundOutcome> follow(MoveSequence start, Opening opening, Deque<MoveSequence> open) {
        RoundOutcome[] ending = new RoundOutcome[1];
        venue.open(maker, arena -> {
            MonitorSession<M> session = new MonitorSession<>(spec, fields, arena);
            if (start.moves().stream().allMatch(session::perform)) {
                ending[0] = comeToRest(session, start, opening, open);
            }
        });
        return Optional.ofNullable(ending[0]);
    }

    /** Null if it does not, or should not be followed. */
    private RoundOutcome comeToRest(
            MonitorSession<M> session, MoveSequence start, Opening opening, Deque<MoveSequence> open) {
        MoveSequence trail = start;
        while (isLegal(session) && trail.length() < start.length() + MOST_MOVES) {
            List<Move> moves = moves(session, opening);
            if (moves.isEmpty()) {
                return RoundOutcome.of(session, trail, opening.round());
            }
            for (Move other : moves.subList(1, moves.size())) {
                open.push(trail.then(other));
            }
            trail = trail.then(moves.get(0));
            if (!session.perform(moves.get(0))) {
                return null;
            }
        }
        return null;
    }

    private static List<Move> moves(MonitorSession<?> session, Opening opening) {
        boolean callsAgain = session.crew().all().size() < opening.threads();
        return session.candidates(0, 0).stream()
                .filter(move -> move.wake() == MoveKind.WOKEN
                        || move.wake() == MoveKind.NOTIFIED
                        || callsAgain && move.wake() == MoveKind.CALL && move.index() == opening.call())
                .toList();
    }

    private boolean isLegal(MonitorSession<M> session) {
        if (session.last() == null) {
            return true;
        }
        try {
            return spec.checker().check(session.situation()) == PropertyChecker.Answer.GO_ON;
        } catch (Violation | AssertionError violation) {
            throw new BadSpec(
                    "the monitor does something wrong (" + violation.getMessage() + ")",
                    "explore it, and mend it first");
        }
    }
}
