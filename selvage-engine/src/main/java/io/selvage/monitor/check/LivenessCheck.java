package io.selvage.monitor.check;

import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.ExploredState;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.StateGraph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Looks for calls that can never complete: states from which no path leads to a move that ends a wait at one of their wait sites.
 * The states of the graph are abstract, so each candidate is confirmed by executions with additional threads.
 */
public final class LivenessCheck<M> {
    private static final int EXTRA_THREADS = 8;
    private static final int MAX_TRIALS = 3000;

    /** A thread that waits at {@code site} after {@code sequence} may never progress. */
    private record Candidate(MoveSequence sequence, int site) {}

    private final StartingPoint<M> start;
    private final StateGraph graph;
    private final ExplorationCounts counts;

    /** @param graph all states that can be reached from {@code start}, and no others */
    public LivenessCheck(StartingPoint<M> start, StateGraph graph, ExplorationCounts counts) {
        this.start = start;
        this.graph = graph;
        this.counts = counts;
    }

    /** The call that can never complete with the shortest sequence of moves, if there is one. */
    public Optional<Witness> find() {
        List<Candidate> candidates = new ArrayList<>();
        for (int site : waitSites()) {
            cannotProgress(site).stream()
                    .map(graph::sequence)
                    .min(Comparator.comparingInt(MoveSequence::length))
                    .ifPresent(sequence -> candidates.add(new Candidate(sequence, site)));
        }
        candidates.sort(
                Comparator.comparingInt(candidate -> candidate.sequence().length()));
        return candidates.stream()
                .flatMap(candidate -> confirmByExecution(candidate).stream())
                .findFirst();
    }

    private Set<Integer> waitSites() {
        Set<Integer> sites = new TreeSet<>();
        for (int node = 0; node < graph.size(); node++) {
            ExploredState state = graph.state(node);
            for (int group = 0; group < state.groups(); group++) {
                sites.add(state.site(group));
            }
        }
        return sites;
    }

    /** States with threads at {@code site} from which no path lets one of them progress. */
    private List<Integer> cannotProgress(int site) {
        Set<Integer> canProgress = statesWithProgress(site);
        boolean grows = true;
        while (grows) {
            grows = false;
            for (StateGraph.Edge edge : graph.edges()) {
                grows |= canProgress.contains(edge.to()) && canProgress.add(edge.from());
            }
        }
        List<Integer> cannotProgress = new ArrayList<>();
        for (int node = 0; node < graph.size(); node++) {
            if (!canProgress.contains(node) && graph.state(node).hasThreadsAt(site)) {
                cannotProgress.add(node);
            }
        }
        return cannotProgress;
    }

    /** States with a move that lets a thread at {@code site} progress, or that was not followed and might do so. */
    private Set<Integer> statesWithProgress(int site) {
        Set<Integer> states = new HashSet<>();
        for (StateGraph.Edge edge : graph.edges()) {
            boolean isRejected = edge.to() == StateGraph.REJECTED;
            boolean moves = edge.label().site() == site;
            if (isRejected
                    || moves && (edge.label().completes() || !graph.state(edge.to()).hasThreadsAt(site))) {
                states.add(edge.from());
            }
        }
        graph.violations().forEach(edge -> states.add(edge.from()));
        return states;
    }

    /** Tries, breadth first, all that could let the oldest thread at the site progress. */
    private Optional<Witness> confirmByExecution(Candidate candidate) {
        MoveSequence prefix = candidate.sequence();
        CompletionTrial<M> trial = new CompletionTrial<>(start, prefix, candidate.site(), EXTRA_THREADS);
        Deque<MoveSequence> open = new ArrayDeque<>(List.of(prefix));
        Set<List<Object>> visited = new HashSet<>();
        for (int trials = 0; !open.isEmpty(); trials++) {
            MoveSequence sequence = open.poll();
            if (trials > MAX_TRIALS || progresses(trial, sequence)) {
                return Optional.empty();
            }
            if (visited.add(trial.key())) {
                trial.candidates().forEach(move -> open.add(sequence.append(move)));
            }
        }
        return Optional.of(new Witness(
                MonitorFindings.neverCompletes(trial.subject(), candidate.site(), trial.isNested()), prefix));
    }

    private boolean progresses(CompletionTrial<M> trial, MoveSequence sequence) {
        counts.addExecution();
        counts.addReplayed(sequence.length());
        trial.execute(sequence);
        return trial.progressed();
    }
}
