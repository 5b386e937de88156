package io.selvage.monitor.search;

import io.selvage.monitor.check.EntryWaits;
import io.selvage.monitor.check.MoveChecker;
import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;

/** Checks one given sequence of moves. */
public final class ReplayCheck<M> {
    private final StartingPoint<M> start;
    private final MoveChecker<M> checker;

    public ReplayCheck(StartingPoint<M> start, MoveChecker<M> checker) {
        this.start = start;
        this.checker = checker;
    }

    /** Checks the last move, and the state after it for missed notifications. */
    public void check(MoveSequence sequence) {
        if (sequence.length() == 0) {
            return;
        }
        EntryWaits entryWaits = new EntryWaits(start.model().calls().size());
        if (sequence.last().kind() != MoveKind.CALL) {
            findEntryWait(sequence, entryWaits);
        }
        start.execute(session -> {
            if (session.replay(sequence)) {
                checker.checkMove(session, entryWaits);
            } else {
                checker.reportStuckMove(session);
            }
        });
        checker.runMissedNotificationCheck(start);
    }

    /** Finds out whether before the last move a new thread with the call of the one that moves would have to wait. */
    private void findEntryWait(MoveSequence sequence, EntryWaits entryWaits) {
        start.replay(sequence.prefix(), session -> {
            int call = session.threads().invocation(sequence.last().index()).callIndex();
            boolean left = session.performToEndOfCall(new Move(MoveKind.CALL, call));
            Invocation last = session.lastInvocation();
            if (left && !last.isCompleted()) {
                entryWaits.record(call, last.site());
            }
        });
    }
}
