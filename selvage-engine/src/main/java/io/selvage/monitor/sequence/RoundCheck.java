package io.selvage.monitor.sequence;

import io.selvage.monitor.run.CheckOutcome;
import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.MoveRule;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Asks the user's checker what it makes of calls at the same time that interleave within. It is asked when every call
 * of a round has completed or waits: what it says about whole calls holds then.
 */
public final class RoundCheck<M> {
    private static final int MAX_ORDERS = 3_000;
    private static final int MAX_MOVES = 200;

    private final StartingPoint<M> start;
    private final MoveRule<M> rule;
    private final Deque<MoveSequence> open = new ArrayDeque<>();

    /**
     * A violation.
     *
     * @param message what the checker says
     * @param sequence the moves that lead to it, as a replay takes them
     */
    public record Objection(String message, String sequence) {}

    /** @param start with moves that end between locks */
    public RoundCheck(StartingPoint<M> start, MoveRule<M> rule) {
        this.start = start;
        this.rule = rule;
    }

    /** The first violation; empty if there is none, or the checker does not follow. */
    public Optional<Objection> objection(CallRounds use) {
        open.clear();
        open.push(start.start());
        List<Objection> found = new ArrayList<>(1);
        for (int orders = 0; !open.isEmpty() && found.isEmpty() && orders < MAX_ORDERS; orders++) {
            start.replay(open.pop(), session -> run(session, use).ifPresent(found::add));
        }
        return found.stream().findFirst();
    }

    private Optional<Objection> run(MonitorSession<M> session, CallRounds use) {
        while (session.sequence().length() < MAX_MOVES) {
            int round = round(session, use);
            List<Move> moves = moves(session, use, round);
            if (moves.isEmpty()) {
                CheckOutcome outcome = session.lastInvocation() == null ? CheckOutcome.FOLLOW : rule.check(session);
                if (outcome instanceof CheckOutcome.Violated violated) {
                    return Optional.of(new Objection(violated.message(), session.sequenceText()));
                }
                if (round + 1 >= use.rounds().size() || !(outcome instanceof CheckOutcome.Follow)) {
                    return Optional.empty();
                }
                moves = calls(use.rounds().get(round + 1));
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

    /** The round that has begun last; -1 before the first. */
    private static int round(MonitorSession<?> session, CallRounds use) {
        int threads = session.threads().all().size();
        int round = -1;
        for (int before = 0; before < threads; before += use.rounds().get(round).size()) {
            round++;
        }
        return round;
    }

    /** What can still happen in the round. */
    private static List<Move> moves(MonitorSession<?> session, CallRounds use, int round) {
        List<Move> moves = new ArrayList<>();
        if (round >= 0) {
            List<Integer> left = new ArrayList<>(use.rounds().get(round));
            int before =
                    use.rounds().subList(0, round).stream().mapToInt(List::size).sum();
            List<Invocation> all = session.threads().all();
            all.subList(before, all.size()).forEach(invocation -> left.remove((Integer) invocation.callIndex()));
            moves.addAll(calls(left));
        }
        session.candidates().stream()
                .filter(move -> move.kind() == MoveKind.WOKEN || move.kind() == MoveKind.NOTIFIED)
                .forEach(moves::add);
        return moves;
    }

    private static List<Move> calls(List<Integer> calls) {
        return calls.stream()
                .distinct()
                .map(call -> new Move(MoveKind.CALL, call))
                .toList();
    }
}
