package io.selvage.mutate.compare;

import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.Step;
import io.selvage.model.Verdict;
import io.selvage.monitor.ConcurrentUses;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.compare.ComparisonBounds;
import io.selvage.monitor.compare.ComparisonResult;
import io.selvage.monitor.compare.WholeComparison;
import io.selvage.monitor.sequence.CallRounds;
import io.selvage.monitor.sequence.RoundCheck;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.mutate.mutant.Mutant;
import io.selvage.mutate.scenario.ScenarioComparison;
import io.selvage.mutate.scenario.ScenarioDifference;
import io.selvage.mutate.scenario.ScriptTrial;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    private final MonitorSpec<?> original;
    private final WholeComparison<?> graphs;
    private final ScenarioComparison scenarios;
    private Optional<ConcurrentUses.Listing> listing = Optional.empty();

    /**
     * @param classpath with the class as it is
     * @param options with the time for one mutant
     */
    public MonitorComparer(MonitorSource source, List<Path> classpath, ComparisonBounds bounds, Options options) {
        this.source = source;
        this.classpath = classpath;
        this.options = options;
        time = options.time().orElseThrow();
        original = source.load(classpath);
        graphs = original.wholeComparison(bounds);
        scenarios = new ScenarioComparison(original.model(), options.with(OptionList.TIME, time));
    }

    /** @param mutated the class path with the mutant */
    public Difference compare(Mutant mutant, List<Path> mutated) {
        MonitorSpec<?> changed;
        ComparisonResult graph;
        try {
            changed = source.load(mutated);
            graph = graphs.with(changed.model(), options);
        } catch (BadSpec unlike) {
            return new Difference.Unknown(unlike.getMessage());
        }
        if (graph.result().verdict() == Verdict.FAILED) {
            return shown(changed, mutated, graph);
        }
        boolean isDecided = graph.result().verdict() == Verdict.PASSED && !graph.races();
        if (isDecided) {
            return new Difference.None("the same calls, waits, completions and results after every sequence of "
                    + String.join(", ", original.callNames()) + "; "
                    + String.join("; ", graph.result().notes()));
        }
        return byScenarios(mutant, changed, mutated, graph);
    }

    /** A sequence of calls tells them apart: looks for a scenario that shows it in every run. */
    private Difference shown(MonitorSpec<?> changed, List<Path> mutated, ComparisonResult graph) {
        List<CallRounds> candidates = ScenarioCandidates.of(graph.instance(), graph.calls());
        Optional<ScenarioDifference> found =
                scenarios.compare(changed.model(), candidates, time).difference();
        return found.map(difference -> found(difference, changed, mutated))
                .orElseGet(() -> new Difference.Found(steps(graph.result()), ""));
    }

    private Difference found(ScenarioDifference difference, MonitorSpec<?> changed, List<Path> mutated) {
        Optional<RoundCheck.Objection> objection =
                changed.concurrentUses(options).objection(difference.use());
        if (objection.isPresent()
                && original.concurrentUses(options).objection(difference.use()).isEmpty()) {
            return new Difference.Objected(
                    objection.get().message(), objection.get().sequence());
        }
        String script = new ScriptTrial(original.model(), options)
                .script(difference, classpath, mutated)
                .orElse("");
        return new Difference.Found(difference.text(original.callNames()), script);
    }

    private Difference byScenarios(Mutant mutant, MonitorSpec<?> changed, List<Path> mutated, ComparisonResult graph) {
        if (listing.isEmpty()) {
            listing = Optional.of(original.concurrentUses(options).list(MOST_SCENARIOS, time));
        }
        List<CallRounds> uses = listing.get().uses().stream()
                .filter(use -> isConcerned(mutant, use))
                .toList();
        ScenarioComparison.Comparison compared = scenarios.compare(changed.model(), uses, time);
        if (compared.difference().isPresent()) {
            return found(compared.difference().get(), changed, mutated);
        }
        for (CallRounds use : compared.unlike().stream().limit(MOST_CONTINUED).toList()) {
            List<CallRounds> longer = original.concurrentUses(options).continuations(use, MORE_CALLS, time);
            Optional<ScenarioDifference> found =
                    scenarios.compare(changed.model(), longer, time).difference();
            if (found.isPresent()) {
                return found(found.get(), changed, mutated);
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
                + " three in the first ones, of " + String.join(", ", original.callNames())
                + (listing.orElseThrow().isComplete() ? "" : "; only the " + MOST_SCENARIOS + " shortest"));
    }

    /** Whether the mutated method is called by one of those that are made at the same time. */
    private boolean isConcerned(Mutant mutant, CallRounds use) {
        List<String> methods =
                original.model().calls().stream().map(call -> call.method()).toList();
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
