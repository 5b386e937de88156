package io.selvage.monitor.sequence;

import io.selvage.monitor.run.CheckOutcome;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.MoveRule;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs rounds. In a round one thread makes a call, or several threads make the same call, and then all threads that are woken move
 * until every present thread waits; their moves are tried in every order. A round is what happens in one tick of a script.
 */
public final class RoundRunner<M> {
    private static final int MAX_ORDERS = 1000;
    /** A round with more moves than this is taken for one without end. */
    private static final int MAX_MOVES = 64;

    private final StartingPoint<M> start;
    private final MoveRule<M> rule;

    public RoundRunner(StartingPoint<M> start, MoveRule<M> rule) {
        this.start = start;
        this.rule = rule;
    }

    /**
     * How a round begins.
     *
     * @param round its number
     * @param call the number of the call
     * @param threads how many threads there are in all after the round's calls
     */
    private record RoundStart(int round, int call, int threads) {}

    /** The outcome before the first round. */
    List<RoundOutcome> start() {
        return List.of(runRound(start.start(), new RoundStart(0, 0, 0), new ArrayDeque<>())
                .orElseThrow());
    }

    /**
     * The outcomes of one more round, in which {@code times} threads make {@code call}; empty if that is no legal use, or there are
     * too many orders.
     */
    List<RoundOutcome> next(List<RoundOutcome> before, int call, int times) {
        Map<Object, RoundOutcome> outcomes = new LinkedHashMap<>();
        Deque<MoveSequence> open = new ArrayDeque<>();
        before.forEach(outcome -> open.add(outcome.sequence().append(new Move(MoveKind.CALL, call))));
        int calls = before.get(0).callOutcomes().size();
        RoundStart round = new RoundStart(calls + 1, call, calls + times);
        for (int orders = 0; !open.isEmpty(); orders++) {
            Optional<RoundOutcome> outcome =
                    orders == MAX_ORDERS ? Optional.empty() : runRound(open.poll(), round, open);
            if (outcome.isEmpty()) {
                return List.of();
            }
            outcomes.putIfAbsent(outcome.get().key(), outcome.get());
        }
        return List.copyOf(outcomes.values());
    }

    /** One execution: the moves of {@code prefix}, then on to quiescence. Adds alternatives to {@code open}. */
    private Optional<RoundOutcome> runRound(MoveSequence prefix, RoundStart round, Deque<MoveSequence> open) {
        List<RoundOutcome> outcome = new ArrayList<>(1);
        start.replay(prefix, session -> runToQuiescence(session, round, open).ifPresent(outcome::add));
        return outcome.stream().findFirst();
    }

    /** Empty if that is too long, does not end, or is no legal use. */
    private Optional<RoundOutcome> runToQuiescence(
            MonitorSession<M> session, RoundStart round, Deque<MoveSequence> open) {
        int maxLength = session.sequence().length() + MAX_MOVES;
        while (isLegal(session) && session.sequence().length() < maxLength) {
            List<Move> moves = moves(session, round);
            if (moves.isEmpty()) {
                return Optional.of(RoundOutcome.of(session, round.round()));
            }
            for (Move other : moves.subList(1, moves.size())) {
                open.push(session.sequence().append(other));
            }
            if (!session.perform(moves.get(0))) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static List<Move> moves(MonitorSession<?> session, RoundStart round) {
        boolean callsAgain = session.threads().all().size() < round.threads();
        return session.candidates().stream()
                .filter(move -> move.kind() == MoveKind.WOKEN
                        || move.kind() == MoveKind.NOTIFIED
                        || callsAgain && move.kind() == MoveKind.CALL && move.index() == round.call())
                .toList();
    }

    private boolean isLegal(MonitorSession<M> session) {
        if (session.lastInvocation() == null) {
            return true;
        }
        CheckOutcome outcome = rule.check(session);
        if (outcome instanceof CheckOutcome.Violated violated) {
            throw new BadSpec(
                    "the monitor does something wrong (" + violated.message() + ")", "explore it, and mend it first");
        }
        if (outcome instanceof CheckOutcome.Failed failed) {
            throw failed.cause();
        }
        return outcome instanceof CheckOutcome.Follow;
    }
}
