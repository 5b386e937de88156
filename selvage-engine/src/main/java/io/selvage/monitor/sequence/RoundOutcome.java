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
 * How things stand after some rounds, nobody being on the way in any more.
 *
 * @param rounds how many there were
 * @param fields the state fields' values
 * @param fates one for each call, in their order; each is made by a thread of its own and begins a round, but that the last round
 *     may be begun by several equal calls
 * @param timed whether a thread waits, or has waited, for a limited time
 */
record RoundOutcome(MoveSequence trail, int rounds, List<Object> fields, List<CallOutcome> fates, boolean timed) {
    /** @param last the number of the last round, which may have been begun by several calls */
    static RoundOutcome of(MonitorSession<?> session, MoveSequence trail, int last) {
        int[] rounds = rounds(trail, last);
        List<CallOutcome> fates = new ArrayList<>();
        boolean timed = false;
        for (Invocation visit : session.crew().all()) {
            fates.add(fate(visit, rounds));
            timed |= visit.timed;
        }
        return new RoundOutcome(trail, last, Arrays.asList(session.state().fields()), fates, timed);
    }

    /** By the number of a move, the round that it belongs to. */
    private static int[] rounds(MoveSequence trail, int last) {
        List<Move> moves = trail.moves();
        int[] rounds = new int[moves.size() + 1];
        for (int i = 0; i < moves.size(); i++) {
            rounds[i + 1] = Math.min(last, rounds[i] + (moves.get(i).wake() == MoveKind.CALL ? 1 : 0));
        }
        return rounds;
    }

    private static CallOutcome fate(Invocation visit, int[] rounds) {
        if (!visit.isCompleted()) {
            return new CallOutcome(visit.callIndex(), 0, "", "", visit.waits(), visit.site);
        }
        Throwable failure = visit.failure();
        return new CallOutcome(
                visit.callIndex(),
                rounds[visit.ended()],
                failure == null ? JavaLiteral.of(visit.result()) : "",
                failure == null ? "" : JavaLiteral.ofType(failure.getClass()),
                visit.waits(),
                0);
    }

    /** Equal for endings after which the same can happen, as far as can be told. */
    List<Object> key() {
        return List.of(fields, fates);
    }

    List<CallOutcome> waiting() {
        return fates.stream().filter(CallOutcome::isWaiting).toList();
    }
}
