package io.selvage.monitor.search;

import io.selvage.monitor.check.EntryWaits;
import io.selvage.monitor.check.MoveChecker;
import io.selvage.monitor.check.MoveChecker.MoveVerdict;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.ExplorationTree;
import io.selvage.monitor.state.ExplorationTree.Ending;
import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.StateGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Depth-first search over the states of a monitor that threads call in every order. After "A Dynamic Framework for
 * Testing the Synchronization Behavior of Java Monitors" (Andres Yanes, thesis, University of Texas at Arlington,
 * 2007), sections 3.2 and 4.3: candidates in three groups, delayed {@code notify}, states with grouped threads,
 * consecutive duplicates, backtracking by reset and replay.
 *
 * <p>Different here: exhausted states are left before the next replay, so they cost none; there are more candidates
 * (time-outs, interrupts, spurious wake-ups); and each replayed state is compared with the first one.
 */
public final class StateSpaceSearch<M> {
    private static final int NO_STATE = -1;

    private final StartingPoint<M> start;
    private final SearchLimits limits;
    private final MoveChecker<M> checker;
    private final ExplorationCounts counts;
    private final StateGraph graph;
    private final MonitorCoverage coverage;
    /** The states that were followed, with their numbers in the graph. */
    private final Map<ExploredState, Integer> visited = new HashMap<>();
    /** By number of the state, the length of the shortest path to it; only under a depth limit. */
    private final Map<Integer, Integer> depths = new HashMap<>();

    private final List<PathNode> path = new ArrayList<>();
    private boolean stopped;

    public StateSpaceSearch(
            StartingPoint<M> start,
            SearchLimits limits,
            MoveChecker<M> checker,
            ExplorationCounts counts,
            StateGraph graph,
            MonitorCoverage coverage) {
        this.start = start;
        this.limits = limits;
        this.checker = checker;
        this.counts = counts;
        this.graph = graph;
        this.coverage = coverage;
    }

    /** Searches until everything has been tried, there is a finding, or a limit is reached. */
    public void run() {
        do {
            counts.addExecution();
            start.execute(this::runExecution);
            checker.runMissedNotificationCheck(start);
            stopped |= checker.isDone();
            while (!path.isEmpty() && top().isExhausted()) {
                path.remove(path.size() - 1);
            }
        } while (!stopped && !path.isEmpty());
    }

    private PathNode top() {
        return path.get(path.size() - 1);
    }

    /** One execution: replays the current path, then follows new moves until the path ends. */
    private void runExecution(MonitorSession<M> session) {
        if (path.isEmpty()) {
            counts.addState();
            int id = graph.node(session.state(), session.sequence());
            visited.put(session.state(), id);
            push(session, id, ExplorationTree.ROOT, limits.interrupts(), limits.spurious());
        } else {
            replay(session);
        }
        boolean continues = true;
        while (continues && isWithinLimits()) {
            PathNode top = top();
            continues = !top.isExhausted() && step(session, top, top.nextCandidate());
        }
    }

    private void replay(MonitorSession<M> session) {
        PathNode top = top();
        counts.addReplayed(top.sequence().length());
        if (!session.replay(top.sequence())) {
            throw NondeterminismException.moveDidNotEnd(session.sequenceText());
        }
        ExploredState again = session.state();
        if (!again.equals(top.state())) {
            throw NondeterminismException.of(
                    session.sequenceText(), "expected " + graph.text(top.state()) + ", found " + graph.text(again));
        }
    }

    private boolean isWithinLimits() {
        if (counts.transitions() >= limits.moves()) {
            counts.stop("after " + counts.transitions() + " moves (--limit)");
        } else if ((counts.transitions() & 0xF) == 0xF && System.nanoTime() > limits.deadline()) {
            counts.stop("when its time was up (--time)");
        } else if (Thread.currentThread().isInterrupted()) {
            counts.stop("when it was interrupted");
        }
        stopped |= counts.isStopped();
        return !stopped;
    }

    /** Tries {@code move}; true if the path continues after it. */
    private boolean step(MonitorSession<M> session, PathNode top, Move move) {
        counts.addTransition();
        boolean left = session.perform(move);
        if (left && move.kind() == MoveKind.CALL && !session.lastInvocation().isCompleted()) {
            top.entryWaits().record(move.index(), session.lastInvocation().site());
        }
        if (left) {
            coverage.recordMove(session);
        }
        MoveVerdict verdict = left ? checker.checkMove(session, top.entryWaits()) : checker.reportStuckMove(session);
        return switch (verdict) {
            case WRONG -> {
                graph.violation(top.id(), session.edgeLabel(), left ? session.state() : null, session.sequence());
                int state = left ? graph.node(session.state(), session.sequence()) : NO_STATE;
                graph.tree().add(top.treeNode(), session.edgeLabel(), state, Ending.VIOLATION);
                stopped |= !limits.keepGoing();
                yield false;
            }
            case REJECTED -> {
                counts.addPath();
                counts.addState();
                graph.rejection(top.id(), session.edgeLabel());
                graph.tree().add(top.treeNode(), session.edgeLabel(), NO_STATE, Ending.REJECTED);
                yield false;
            }
            case FINE -> enter(session, top);
        };
    }

    /** Follows the state after a move, if it is new; true if the path continues. */
    private boolean enter(MonitorSession<M> session, PathNode top) {
        ExploredState state = session.state();
        int length = session.sequence().length();
        Integer known = visited.get(state);
        int id = known == null ? graph.node(state, session.sequence()) : known;
        graph.edge(top.id(), session.edgeLabel(), id, session.sequence());
        boolean isFollowed = known == null || isAllowedDuplicate(state) || isShorter(id, length);
        if (!isFollowed || length >= limits.depth()) {
            counts.addPath();
            graph.tree().add(top.treeNode(), session.edgeLabel(), id, Ending.KNOWN);
            return false;
        }
        visited.put(state, id);
        counts.addState();
        MoveKind kind = session.lastKind();
        push(
                session,
                id,
                graph.tree().add(top.treeNode(), session.edgeLabel(), id, Ending.FOLLOWED),
                top.interruptsLeft() - (kind == MoveKind.INTERRUPTED ? 1 : 0),
                top.spuriousLeft() - (kind == MoveKind.SPURIOUS ? 1 : 0));
        return true;
    }

    /** Whether {@code state} equals the last states of the path, and fewer than the limit of such duplicates. */
    private boolean isAllowedDuplicate(ExploredState state) {
        int run = 0;
        for (int i = path.size() - 1; i >= 0 && path.get(i).state().equals(state); i--) {
            run++;
        }
        return run > 0 && run <= limits.mcda();
    }

    /** Under a depth limit, whether no shorter path to the state is known. */
    private boolean isShorter(int id, int length) {
        if (limits.depth() == SearchLimits.ANY_DEPTH) {
            return false;
        }
        Integer before = depths.get(id);
        boolean isShorter = before == null || length < before;
        if (isShorter) {
            depths.put(id, length);
        }
        return isShorter;
    }

    private void push(MonitorSession<M> session, int id, int treeNode, int interrupts, int spurious) {
        path.add(new PathNode(
                session.state(),
                id,
                treeNode,
                session.sequence(),
                interrupts,
                spurious,
                session.candidates(interrupts, spurious),
                new EntryWaits(start.model().calls().size())));
    }
}
