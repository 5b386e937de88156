package io.selvage.monitor.sequence;

import io.selvage.monitor.run.CheckOutcome;
import io.selvage.monitor.run.Invocation;
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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Runs rounds. In a round each of some calls is made by a thread of its own, and all threads that are woken move until
 * every present thread waits; calls and moves are tried in every order. A round is what happens in one tick of a
 * script.
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
     * @param calls the numbers of its calls
     * @param threads how many threads there were before
     */
    private record RoundStart(int round, List<Integer> calls, int threads) {
        /** The calls that nobody has made yet. */
        List<Integer> left(MonitorSession<?> session) {
            List<Integer> left = new ArrayList<>(calls);
            List<Invocation> all = session.threads().all();
            all.subList(threads, all.size()).forEach(invocation -> left.remove((Integer) invocation.callIndex()));
            return left;
        }
    }

    /** The outcome before the first round. */
    List<RoundOutcome> start() {
        return List.of(runRound(start.start(), new RoundStart(0, List.of(), 0), new ArrayDeque<>())
                .orElseThrow());
    }

    /**
     * The outcomes of one more round with {@code calls}; empty if that is no legal use in some order, or there are too
     * many orders.
     */
    List<RoundOutcome> next(List<RoundOutcome> before, List<Integer> calls) {
        return next(before, calls, false);
    }

    /** Whether one more round with {@code calls} is a legal use in some order at least. */
    boolean canBeLegal(List<RoundOutcome> before, List<Integer> calls) {
        return !next(before, calls, true).isEmpty();
    }

    private List<RoundOutcome> next(List<RoundOutcome> before, List<Integer> calls, boolean isLenient) {
        Map<Object, RoundOutcome> outcomes = new LinkedHashMap<>();
        Deque<MoveSequence> open = new ArrayDeque<>();
        Set<Integer> first = new LinkedHashSet<>(calls);
        before.forEach(outcome ->
                first.forEach(call -> open.add(outcome.sequence().append(new Move(MoveKind.CALL, call)))));
        int threads = before.get(0).callOutcomes().size();
        RoundStart round = new RoundStart(threads + 1, calls, threads);
        for (int orders = 0; !open.isEmpty(); orders++) {
            Optional<RoundOutcome> outcome =
                    orders == MAX_ORDERS ? Optional.empty() : runRound(open.poll(), round, open);
            if (outcome.isEmpty() && !(isLenient && orders < MAX_ORDERS)) {
                return List.of();
            }
            outcome.ifPresent(its -> outcomes.putIfAbsent(its.key(), its));
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
        List<Integer> left = round.left(session);
        return session.candidates().stream()
                .filter(move -> move.kind() == MoveKind.WOKEN
                        || move.kind() == MoveKind.NOTIFIED
                        || move.kind() == MoveKind.CALL && left.contains(move.index()))
                .toList();
    }

    private boolean isLegal(MonitorSession<M> session) {
        if (session.lastInvocation() == null) {
            return true;
        }
        if (!session.isLegalUse()) {
            return false;
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
