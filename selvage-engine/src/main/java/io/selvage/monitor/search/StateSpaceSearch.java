package io.selvage.monitor.search;

import io.selvage.monitor.check.MoveChecker;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.run.MonitorExecution;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorSession;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.Move;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.monitor.state.MoveKind;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.PathNode;
import io.selvage.monitor.state.StateGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Depth-first exploration of what a monitor does when threads come and go in every order. After "A Dynamic Framework for Testing the
 * Synchronization Behavior of Java Monitors" (Andres Yanes, thesis, University of Texas at Arlington, 2007), sections 3.2 and 4.3:
 * candidates in three groups, delayed {@code notify}, states with grouped threads, consecutive duplicates, undo by reset and replay.
 *
 * <p>Different here: the next replay begins only when something new is to be tried, so that exhausted states cost none; there are more
 * candidates (time-outs, interrupts, spurious wake-ups); and each replay is compared with what happened before.
 */
public final class StateSpaceSearch<M> {
    private final MonitorModel<M> spec;
    private final List<StateField<M>> fields;
    private final SearchLimits limits;
    private final MonitorExecutor venue;
    private final Supplier<? extends M> maker;
    private final ExplorationCounts tally;
    private final MoveChecker<M> judge;
    private final StateGraph graph;
    private final MonitorCoverage coverage;
    private final Map<ExploredState, Integer> seen = new HashMap<>();
    private final Map<Integer, Integer> depths = new HashMap<>();
    private final List<PathNode> path = new ArrayList<>();
    private boolean over;
    /** The move under way, for who wants to know from another thread why nothing gets on. */
    private volatile MoveSequence moving;

    public StateSpaceSearch(
            MonitorModel<M> spec,
            List<StateField<M>> fields,
            SearchLimits limits,
            MonitorExecutor venue,
            Supplier<? extends M> maker,
            ExplorationCounts tally,
            MoveChecker<M> judge,
            StateGraph graph,
            MonitorCoverage coverage) {
        this.spec = spec;
        this.fields = fields;
        this.limits = limits;
        this.venue = venue;
        this.maker = maker;
        this.tally = tally;
        this.judge = judge;
        this.graph = graph;
        this.coverage = coverage;
    }

    /** Goes on until everything has been tried, something is wrong, or a limit is reached. */
    public void run() {
        do {
            tally.executions++;
            venue.open(maker, this::follow);
            judge.experiment(venue, maker, fields);
            over |= judge.hasEnough();
            while (!path.isEmpty() && path.get(path.size() - 1).isExhausted()) {
                path.remove(path.size() - 1);
            }
        } while (!over && !path.isEmpty());
    }

    /** The moves up to the one under way; null if none is. */
    public MoveSequence moving() {
        return moving;
    }

    /** One execution: back to the end of the path, and on from there to the end of a new one. */
    private void follow(MonitorExecution arena) {
        MonitorSession<M> session = new MonitorSession<>(spec, fields, arena);
        if (path.isEmpty()) {
            tally.states++;
            ExploredState initial = session.state();
            int id = graph.node(initial, MoveSequence.START);
            seen.put(initial, id);
            push(session, initial, id, MoveSequence.START, null, limits.interrupts(), limits.spurious());
        } else {
            replay(session);
        }
        boolean goesOn = true;
        while (goesOn && mayGoOn()) {
            PathNode top = path.get(path.size() - 1);
            goesOn = !top.isExhausted() && step(session, top, top.nextCandidate());
        }
    }

    private void replay(MonitorSession<M> session) {
        for (PathNode node : path.subList(1, path.size())) {
            tally.replayed++;
            if (!session.perform(node.by)) {
                throw nondeterministic(node, "a move that was over in time before was not");
            }
        }
        PathNode top = path.get(path.size() - 1);
        ExploredState again = session.state();
        if (!again.equals(top.state)) {
            throw nondeterministic(top, "expected " + graph.text(top.state) + ", found " + graph.text(again));
        }
    }

    private static NondeterminismException nondeterministic(PathNode node, String what) {
        return new NondeterminismException(
                "the monitor is not deterministic: run again, the sequence " + node.trail.text(MoveGranularity.NONE, 0)
                        + " leads elsewhere (" + what + "); remove what depends on anything but the calls");
    }

    private boolean mayGoOn() {
        if (tally.transitions >= limits.moves()) {
            tally.stopped = "after " + tally.transitions + " moves (--limit)";
        } else if ((tally.transitions & 0xFF) == 0xFF && System.nanoTime() > limits.deadline()) {
            tally.stopped = "when its time was up (--time)";
        } else if (Thread.currentThread().isInterrupted()) {
            tally.stopped = "when it was interrupted";
        }
        over |= !tally.stopped.isEmpty();
        return !over;
    }

    /** Tries {@code move}; true if the path goes on from there. */
    private boolean step(MonitorSession<M> session, PathNode top, Move move) {
        tally.transitions++;
        MoveSequence trail = top.trail.then(move);
        moving = trail;
        boolean left = session.perform(move);
        moving = null;
        if (left && move.wake() == MoveKind.CALL && !session.last().isCompleted()) {
            top.waited(move.index(), session.last().site);
        }
        if (left) {
            coverage.moved(session);
        }
        MoveChecker.Verdict verdict = left ? judge.judge(session, top, trail) : judge.stuck(session, trail);
        if (verdict == MoveChecker.Verdict.WRONG) {
            graph.violation(top.id, session.label(), left ? session.state() : null, trail);
            over |= !limits.keepGoing();
            return false;
        }
        if (verdict == MoveChecker.Verdict.REJECTED) {
            tally.paths++;
            tally.states++;
            graph.rejection(top.id, session.label());
            return false;
        }
        ExploredState state = session.state();
        Integer known = seen.get(state);
        int id = known == null ? graph.node(state, trail) : known;
        graph.edge(top.id, session.label(), id, trail);
        boolean isNew = known == null || isAllowedDuplicate(state) || isShorter(id, trail);
        if (!isNew || trail.length() >= limits.depth()) {
            tally.paths++;
            return false;
        }
        seen.put(state, id);
        tally.states++;
        int interrupts = top.interruptsLeft - (move.wake() == MoveKind.INTERRUPTED ? 1 : 0);
        int spurious = top.spuriousLeft - (move.wake() == MoveKind.SPURIOUS ? 1 : 0);
        push(session, state, id, trail, move, interrupts, spurious);
        return true;
    }

    /** Whether {@code state} only prolongs the run of equal states at the end of the path, and that run may be prolonged. */
    private boolean isAllowedDuplicate(ExploredState state) {
        int run = 0;
        for (int i = path.size() - 1; i >= 0 && path.get(i).state.equals(state); i--) {
            run++;
        }
        return run > 0 && run <= limits.mcda();
    }

    /** Under a limit of depth, whether the state is reached by fewer moves than ever. */
    private boolean isShorter(int id, MoveSequence trail) {
        if (limits.depth() == SearchLimits.ANY_DEPTH) {
            return false;
        }
        Integer before = depths.get(id);
        boolean isShorter = before == null || trail.length() < before;
        if (isShorter) {
            depths.put(id, trail.length());
        }
        return isShorter;
    }

    private void push(
            MonitorSession<M> session,
            ExploredState state,
            int id,
            MoveSequence trail,
            Move by,
            int interrupts,
            int spurious) {
        path.add(new PathNode(
                state,
                id,
                trail,
                by,
                interrupts,
                spurious,
                session.candidates(interrupts, spurious),
                spec.calls().size()));
    }
}
