package io.selvage.monitor.check;

import io.selvage.hooks.Sites;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
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
import java.util.function.Supplier;

/**
 * Looks for calls that can never be completed any more: states of a whole graph from which no way leads to a move that ends a wait at one of
 * their wait points. The graph merges situations, so a suspicion is put to the test from the situation itself, with more threads.
 */
public final class LivenessCheck<M> {
    /** So many threads more than there are, and so many moves, are tried before a call is given up. */
    private static final int MORE_THREADS = 8;

    private static final int MOST_TRIALS = 3000;

    private final MonitorModel<M> spec;
    private final List<StateField<M>> fields;
    private final StateGraph graph;
    private final ExplorationCounts tally;

    public LivenessCheck(MonitorModel<M> spec, List<StateField<M>> fields, StateGraph graph, ExplorationCounts tally) {
        this.spec = spec;
        this.fields = fields;
        this.graph = graph;
        this.tally = tally;
    }

    /** The nearest call that is stuck for ever, if there is one. The graph must be whole. */
    public Optional<MoveChecker.Sighting> find(MonitorExecutor venue, Supplier<? extends M> maker) {
        Set<Integer> sites = new TreeSet<>();
        for (int node = 0; node < graph.size(); node++) {
            ExploredState state = graph.state(node);
            for (int group = 0; group < state.groups(); group++) {
                sites.add(state.site(group));
            }
        }
        List<Suspicion> suspicions = new ArrayList<>();
        for (int site : sites) {
            hopeless(site).stream()
                    .map(graph::trail)
                    .min(Comparator.comparingInt(MoveSequence::length))
                    .ifPresent(trail -> suspicions.add(new Suspicion(trail, site)));
        }
        suspicions.sort(Comparator.comparingInt(suspicion -> suspicion.trail().length()));
        return suspicions.stream()
                .flatMap(suspicion -> confirm(venue, maker, suspicion.trail(), suspicion.site()).stream())
                .findFirst();
    }

    /** Whoever is at {@code site} when {@code trail} is over may be there for ever. */
    private record Suspicion(MoveSequence trail, int site) {}

    /** States with threads at {@code site} from which none of these is seen to get on. What was not followed might help. */
    private List<Integer> hopeless(int site) {
        Set<Integer> hopeful = new HashSet<>();
        for (StateGraph.Edge edge : graph.edges()) {
            boolean helps = edge.to() == StateGraph.REJECTED
                    || edge.label().site() == site && edge.label().completes()
                    || edge.label().site() == site && !hasSite(edge.to(), site);
            if (helps) {
                hopeful.add(edge.from());
            }
        }
        graph.violations().forEach(edge -> hopeful.add(edge.from()));
        boolean grows = true;
        while (grows) {
            grows = false;
            for (StateGraph.Edge edge : graph.edges()) {
                grows |= hopeful.contains(edge.to()) && hopeful.add(edge.from());
            }
        }
        List<Integer> hopeless = new ArrayList<>();
        for (int node = 0; node < graph.size(); node++) {
            if (!hopeful.contains(node) && hasSite(node, site)) {
                hopeless.add(node);
            }
        }
        return hopeless;
    }

    private boolean hasSite(int node, int site) {
        if (node == StateGraph.REJECTED) {
            return false;
        }
        ExploredState state = graph.state(node);
        for (int group = 0; group < state.groups(); group++) {
            if (state.site(group) == site) {
                return true;
            }
        }
        return false;
    }

    /** Tries everything, breadth first, that could help the oldest thread at {@code site}. */
    private Optional<MoveChecker.Sighting> confirm(
            MonitorExecutor venue, Supplier<? extends M> maker, MoveSequence start, int site) {
        CompletionTrial<M> trial = new CompletionTrial<>(spec, fields, site, MORE_THREADS);
        Deque<MoveSequence> open = new ArrayDeque<>(List.of(start));
        Set<List<Object>> seen = new HashSet<>();
        for (int trials = 0; !open.isEmpty(); trials++) {
            if (trials > MOST_TRIALS) {
                return Optional.empty();
            }
            MoveSequence trail = open.poll();
            tally.executions++;
            tally.replayed += trail.length();
            venue.open(maker, arena -> trial.look(arena, start, trail));
            if (trial.isOver()) {
                return Optional.empty();
            }
            if (seen.add(trial.key())) {
                trial.candidates().forEach(move -> open.add(trail.then(move)));
            }
        }
        return Optional.of(new MoveChecker.Sighting(finding(trial, site), start));
    }

    private static Finding finding(CompletionTrial<?> trial, int site) {
        String place = Sites.get(site).place();
        FindingKind kind = trial.isNested() ? FindingKind.NESTED_MONITOR : FindingKind.ORPHANED_WAIT;
        String why = trial.isNested() ? "who could help needs a lock that is held meanwhile" : "whatever is called";
        return Finding.of(kind, trial.subject() + " waits at " + place + " and can never complete, " + why)
                .withSites(List.of(place));
    }
}
