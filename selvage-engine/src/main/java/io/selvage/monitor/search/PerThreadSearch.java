package io.selvage.monitor.search;

import io.selvage.monitor.check.EntryWaits;
import io.selvage.monitor.check.MoveChecker;
import io.selvage.monitor.check.MoveChecker.MoveVerdict;
import io.selvage.monitor.run.Invocation;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A breadth-first search with few threads whose states distinguish single threads, for what the states of {@link
 * StateSpaceSearch} merge. Where moves are parts of calls it checks built-in properties only; the user's checker, which
 * is about whole calls, then just decides which paths are followed.
 */
public final class PerThreadSearch<M> {
    /** A state whose moves are to be tried. */
    private record OpenState(MoveSequence sequence, EntryWaits entryWaits, List<Move> moves) {}

    private final StartingPoint<M> start;
    private final MoveChecker<M> checker;
    private final ExplorationCounts counts;
    private final Deque<OpenState> frontier = new ArrayDeque<>();
    private final Set<ExploredState> visited = new HashSet<>();

    public PerThreadSearch(StartingPoint<M> start, MoveChecker<M> checker, ExplorationCounts counts) {
        this.start = start;
        this.checker = checker;
        this.counts = counts;
    }

    /** Searches until there is a finding, a limit is reached, or nothing is left to try; true in the last case. */
    public boolean run(SearchLimits limits) {
        counts.addExecution();
        start.execute(this::enqueueIfNew);
        while (!frontier.isEmpty() && !checker.isDone()) {
            OpenState from = frontier.poll();
            for (Move move : from.moves()) {
                if (counts.transitions() == limits.moves() || System.nanoTime() > limits.deadline()) {
                    return false;
                }
                counts.addTransition();
                tryMove(from, move);
            }
        }
        return frontier.isEmpty();
    }

    private void tryMove(OpenState from, Move move) {
        if (checker.isDone()) {
            return;
        }
        counts.addExecution();
        counts.addReplayed(from.sequence().length());
        boolean replayed = start.replay(from.sequence(), session -> {
            if (perform(session, from, move) == MoveVerdict.FINE) {
                enqueueIfNew(session);
            }
        });
        if (!replayed) {
            throw NondeterminismException.moveDidNotEnd(from.sequence().format(start.granularity()));
        }
        checker.runMissedNotificationCheck(start);
    }

    private MoveVerdict perform(MonitorSession<M> session, OpenState from, Move move) {
        if (!session.perform(move)) {
            return checker.reportStuckMove(session);
        }
        Invocation last = session.lastInvocation();
        if (move.kind() == MoveKind.CALL && !last.isCompleted() && !last.isPausedBetweenLocks()) {
            from.entryWaits().record(move.index(), last.site());
        }
        return start.granularity() == MoveGranularity.NONE
                ? checker.checkMove(session, from.entryWaits())
                : checker.checkBuiltIn(session, from.entryWaits());
    }

    private void enqueueIfNew(MonitorSession<M> session) {
        if (visited.add(session.state())) {
            EntryWaits entryWaits = new EntryWaits(start.model().calls().size());
            frontier.add(
                    new OpenState(session.sequence(), entryWaits, session.candidatesWithin(StartingPoint.MAX_PRESENT)));
        }
    }
}
