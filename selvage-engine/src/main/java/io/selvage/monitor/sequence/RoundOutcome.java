package io.selvage.monitor.sequence;

import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.spec.JavaLiteral;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The state after a round, when every present thread waits.
 *
 * @param sequence the moves that lead there
 * @param round the number of the round
 * @param fields the values of the state fields
 * @param callOutcomes one for each call, in their order; each begins a round, only the last round may begin with
 *     several equal calls
 * @param timed whether a thread waits, or has waited, with a time limit
 */
record RoundOutcome(
        MoveSequence sequence, int round, List<Object> fields, List<CallOutcome> callOutcomes, boolean timed) {
    static RoundOutcome of(MonitorSession<?> session, int round) {
        int[] rounds = rounds(session.sequence(), round);
        List<CallOutcome> callOutcomes = new ArrayList<>();
        boolean timed = false;
        for (Invocation invocation : session.threads().all()) {
            callOutcomes.add(callOutcome(invocation, rounds));
            timed |= invocation.isTimed();
        }
        List<Object> fields = Arrays.asList(session.state().fields());
        return new RoundOutcome(session.sequence(), round, fields, callOutcomes, timed);
    }

    /** By number of the move, the round that it belongs to. */
    private static int[] rounds(MoveSequence sequence, int last) {
        List<Move> moves = sequence.moves();
        int[] rounds = new int[moves.size() + 1];
        for (int i = 0; i < moves.size(); i++) {
            rounds[i + 1] = Math.min(last, rounds[i] + (moves.get(i).kind() == MoveKind.CALL ? 1 : 0));
        }
        return rounds;
    }

    private static CallOutcome callOutcome(Invocation invocation, int[] rounds) {
        if (!invocation.isCompleted()) {
            return new CallOutcome(invocation.callIndex(), 0, "", "", invocation.waits(), invocation.site());
        }
        Throwable failure = invocation.failure();
        return new CallOutcome(
                invocation.callIndex(),
                rounds[invocation.ended()],
                failure == null ? JavaLiteral.of(invocation.result()) : "",
                failure == null ? "" : JavaLiteral.ofType(failure.getClass()),
                invocation.waits(),
                0);
    }

    /** Equal for outcomes after which the same can happen, as far as the state shows. */
    List<Object> key() {
        return List.of(fields, callOutcomes);
    }

    List<CallOutcome> waiting() {
        return callOutcomes.stream().filter(CallOutcome::isWaiting).toList();
    }
}
