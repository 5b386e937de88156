package io.selvage.mutate.compare;

import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.Step;
import io.selvage.model.Verdict;
import io.selvage.monitor.ConcurrentUses;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.compare.ComparisonResult;
import io.selvage.monitor.sequence.CallRounds;
import io.selvage.monitor.sequence.RoundCheck;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.mutate.mutant.Mutant;
import io.selvage.mutate.scenario.ScenarioComparison;
import io.selvage.mutate.scenario.ScenarioDifference;
import io.selvage.mutate.scenario.ScriptTrial;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compares mutants of a class with the original. Where every call is one critical section, the graphs of states are
 * compared, call by call. Where calls can interleave within, all interleavings of scenarios are, in which calls are
 * made at the same time. Not for use by several threads.
 */
public final class MonitorComparer {
    private static final int MOST_SCENARIOS = 200;
    private static final int MORE_CALLS = 3;
    private static final int MOST_CONTINUED = 4;

    private final MonitorSource source;
    private final List<Path> classpath;
    private final Options options;
    private final Duration time;
    private final Reference original;
    private final List<Reference> neighbours;
    private Optional<ConcurrentUses.Listing> listing = Optional.empty();

    /**
     * @param classpath with the class as it is
     * @param remembering as in {@link io.selvage.monitor.compare.ComparisonBounds}
     * @param options with the time for one mutant
     */
    public MonitorComparer(MonitorSource source, List<Path> classpath, Set<String> remembering, Options options) {
        this.source = source;
        this.classpath = classpath;
        this.options = options;
        time = options.time().orElseThrow();
        MonitorSpec<?> spec = source.load(classpath);
        original = new Reference(spec, options, remembering);
        neighbours = neighbours(spec).stream()
                .map(neighbour -> new Reference(neighbour, options, remembering))
                .toList();
    }

    private static List<MonitorSpec<?>> neighbours(MonitorSpec<?> spec) {
        return List.copyOf(spec.neighbours());
    }

    /** @param mutated the class path with the mutant */
    public Difference compare(Mutant mutant, List<Path> mutated) {
        try {
            return compare(mutant, mutated, source.load(mutated));
        } catch (BadSpec unlike) {
            return new Difference.Unknown(unlike.getMessage());
        }
    }

    private Difference compare(Mutant mutant, List<Path> mutated, MonitorSpec<?> changed) {
        GraphStages stages = new GraphStages();
        ComparisonResult graph = stages.own(original, changed);
        if (graph.result().verdict() == Verdict.FAILED) {
            return shown(original, changed, mutated, graph);
        }
        if (graph.result().verdict() != Verdict.PASSED || graph.races()) {
            return byScenarios(mutant, changed, mutated, graph);
        }
        List<MonitorSpec<?>> others = neighbours(changed);
        for (int i = 0; i < neighbours.size(); i++) {
            ComparisonResult wider = stages.neighbour(neighbours.get(i), others.get(i));
            if (wider.result().verdict() == Verdict.FAILED) {
                return shown(neighbours.get(i), others.get(i), mutated, wider);
            }
        }
        return new Difference.None("the same calls, waits, completions and results after every sequence of "
                + String.join(", ", original.spec().callNames()) + "; " + stages.bounds());
    }

    /** A sequence of calls tells them apart: looks for a scenario that shows it in every run. */
    private Difference shown(Reference reference, MonitorSpec<?> changed, List<Path> mutated, ComparisonResult graph) {
        List<CallRounds> candidates = ScenarioCandidates.of(graph.instance(), graph.calls());
        Optional<ScenarioDifference> found =
                reference.scenarios().compare(changed.model(), candidates, time).difference();
        return found.map(difference -> found(reference, difference, changed, mutated))
                .orElseGet(() -> new Difference.Found(steps(graph.result()), ""));
    }

    private Difference found(
            Reference reference, ScenarioDifference difference, MonitorSpec<?> changed, List<Path> mutated) {
        // Checkers of specifications judge only instances and calls of their own.
        Optional<RoundCheck.Objection> objection =
                reference == original ? objection(difference.use(), changed, mutated) : Optional.empty();
        if (objection.isPresent()) {
            return new Difference.Objected(
                    objection.get().message(), objection.get().sequence());
        }
        String script = new ScriptTrial(reference.spec().model(), options)
                .script(difference, classpath, mutated)
                .orElse("");
        return new Difference.Found(difference.text(reference.spec().callNames()), script);
    }

    /** What a checker objects to on the mutant, and not on the original. */
    private Optional<RoundCheck.Objection> objection(CallRounds use, MonitorSpec<?> changed, List<Path> mutated) {
        List<MonitorSpec<?>> before = checkers(original.spec(), classpath);
        List<MonitorSpec<?>> after = checkers(changed, mutated);
        for (int i = 0; i < after.size(); i++) {
            Optional<RoundCheck.Objection> objection =
                    after.get(i).concurrentUses(options).objection(use);
            if (objection.isPresent()
                    && before.get(i).concurrentUses(options).objection(use).isEmpty()) {
                return objection;
            }
        }
        return Optional.empty();
    }

    /** The specifications of the same instances and calls. */
    private List<MonitorSpec<?>> checkers(MonitorSpec<?> own, List<Path> classes) {
        List<MonitorSpec<?>> all = new ArrayList<>(List.of(own));
        List<String> instances = own.model().constructions();
        source.further(classes).stream()
                .filter(further -> further.model().constructions().equals(instances)
                        && further.callNames().equals(own.callNames()))
                .forEach(all::add);
        return all;
    }

    private Difference byScenarios(Mutant mutant, MonitorSpec<?> changed, List<Path> mutated, ComparisonResult graph) {
        ConcurrentUses<?> allUses = original.spec().concurrentUses(options);
        if (listing.isEmpty()) {
            listing = Optional.of(allUses.list(MOST_SCENARIOS, time));
        }
        List<CallRounds> uses = listing.get().uses().stream()
                .filter(use -> isConcerned(mutant, use))
                .toList();
        ScenarioComparison.Comparison compared = original.scenarios().compare(changed.model(), uses, time);
        if (compared.difference().isPresent()) {
            return found(original, compared.difference().get(), changed, mutated);
        }
        for (CallRounds use : compared.unlike().stream().limit(MOST_CONTINUED).toList()) {
            List<CallRounds> longer = allUses.continuations(use, MORE_CALLS, time);
            Optional<ScenarioDifference> found =
                    original.scenarios().compare(changed.model(), longer, time).difference();
            if (found.isPresent()) {
                return found(original, found.get(), changed, mutated);
            }
        }
        return unshown(compared, graph, uses.size());
    }

    /** No scenario showed a difference. */
    private Difference unshown(ScenarioComparison.Comparison compared, ComparisonResult graph, int uses) {
        if (!compared.gap().isEmpty() || uses == 0) {
            return new Difference.Unknown(
                    uses == 0
                            ? String.join("; ", graph.result().notes()) + "; no calls at the same time could be tried"
                            : compared.gap());
        }
        if (!compared.unlike().isEmpty()) {
            return new Difference.Unknown("what is left after some calls at the same time differs, but " + MORE_CALLS
                    + " more do not show it");
        }
        if (!graph.takesLocksAgain()) {
            return new Difference.Unknown(String.join("; ", graph.result().notes()));
        }
        return new Difference.None("in every order within " + compared.compared()
                + " scenarios the same results, and the same left behind: two calls at the same time in each situation,"
                + " three in the first ones, of "
                + String.join(", ", original.spec().callNames())
                + (listing.orElseThrow().isComplete() ? "" : "; only the " + MOST_SCENARIOS + " shortest"));
    }

    /** Whether the mutated method is called by one of those that are made at the same time. */
    private boolean isConcerned(Mutant mutant, CallRounds use) {
        List<String> methods = original.spec().model().calls().stream()
                .map(call -> call.method())
                .toList();
        return !methods.contains(mutant.method())
                || use.calls().stream().anyMatch(call -> methods.get(call).equals(mutant.method()));
    }

    private static String steps(Result result) {
        Finding difference = result.findings().get(0);
        List<String> lines = new ArrayList<>();
        for (Step step : difference.steps()) {
            lines.add(step.number() + " " + step.thread() + ": " + step.action() + " (" + step.why() + ")");
        }
        return lines.stream().collect(Collectors.joining("\n"));
    }
}
