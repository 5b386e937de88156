package io.selvage.monitor.compare;

import io.selvage.explore.ControlledRun;
import io.selvage.hooks.MonitorFacts;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Step;
import io.selvage.model.Verdict;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorExecutors;
import io.selvage.monitor.run.OngoingMove;
import io.selvage.monitor.run.RaceWitnesses;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Compares the observable behaviour of two monitors. After every sequence of events, the same calls can be made with
 * the same results and waits, the same waiting calls can complete, and the same ones can stay waiting. A wake-up after
 * which the thread waits again is not observable. The sets of reachable states are compared breadth first, as those of
 * nondeterministic automata, so a difference is shown by a shortest sequence.
 */
public final class BehaviourComparison {
    /** A sequence of events, and the states that either monitor can be in after it. */
    private record Pair(
            List<ComparedMonitor.ReachableState> one,
            List<ComparedMonitor.ReachableState> two,
            List<ComparedMonitor.Event> events) {
        Object key() {
            return List.of(keys(one), keys(two));
        }

        private static Set<List<Object>> keys(List<ComparedMonitor.ReachableState> states) {
            Set<List<Object>> keys = new HashSet<>();
            states.forEach(state -> keys.add(state.key()));
            return keys;
        }
    }

    /** An event that only one monitor shows. */
    private record Difference(
            List<ComparedMonitor.Event> before, ComparedMonitor.Event event, String only, String other) {}

    private final ExplorationCounts counts = new ExplorationCounts();
    private final Options options;
    private final long startNanos = System.nanoTime();
    private final MonitorCoverage coverage = new MonitorCoverage();
    private final long maxMoves;
    private final int maxThreads;
    private Optional<Difference> difference = Optional.empty();

    private BehaviourComparison(Options options) {
        this.options = options;
        maxMoves = options.find(MonitorOptions.LIMIT).orElseThrow();
        maxThreads =
                StartingPoint.MAX_PRESENT + options.find(MonitorOptions.MCDA).orElseThrow();
    }

    /** @throws BadSpec if the two do not have the same calls and the same number of instances */
    public static <M, N> Result compare(MonitorModel<M> one, MonitorModel<N> two, Options options) {
        List<String> calls = one.callNames();
        List<String> others = two.callNames();
        if (!calls.equals(others)) {
            throw new BadSpec(
                    one.name() + " and " + two.name() + " are called differently: " + calls + " and " + others,
                    "give both the same calls in the same order");
        }
        if (one.instances().size() != two.instances().size()) {
            throw new BadSpec(
                    one.name() + " and " + two.name() + " have different numbers of starting points: "
                            + one.instances().size() + " and " + two.instances().size(),
                    "give both the same number");
        }
        return new BehaviourComparison(options).run(one, two);
    }

    /**
     * As {@link #compare}, with states that consist of all that can be reached from the monitors: then what is called
     * equal is equal, whatever the named state fields leave out. If something cannot be read, nothing is decided.
     *
     * @throws BadSpec if the two do not have the same calls and the same number of instances
     */
    public static <M, N> Result compareWhole(MonitorModel<M> one, MonitorModel<N> two, Options options) {
        try {
            return compare(
                    one.withFields(List.of(WholeState.field())), two.withFields(List.of(WholeState.field())), options);
        } catch (WholeState.Unreadable hidden) {
            return Result.builder("monitor", one.name() + " and " + two.name())
                    .verdict(Verdict.NOT_FOUND)
                    .strategy("comparison")
                    .notes(List.of(hidden.getMessage()))
                    .build();
        }
    }

    private <M, N> Result run(MonitorModel<M> one, MonitorModel<N> two) {
        String[] turnstile = {""};
        String fault = "";
        try {
            MonitorExecutors.open(one, options, coverage, (executor, name) -> {
                turnstile[0] = name;
                for (int i = 0; i < one.instances().size() && difference.isEmpty(); i++) {
                    search(
                            new ComparedMonitor<>(start(one, i, executor), counts, maxThreads),
                            new ComparedMonitor<>(start(two, i, executor), counts, maxThreads));
                }
            });
        } catch (MonitorExecutor.MonitorCreationException broken) {
            throw new BadSpec(
                    "making a monitor failed: " + broken.getCause(), "give arguments that its constructor takes");
        } catch (ControlledRun.Fault lost) {
            fault = lost.getMessage();
        }
        return result(one.name() + " and " + two.name(), turnstile[0], fault);
    }

    private static <M> StartingPoint<M> start(MonitorModel<M> model, int number, MonitorExecutor executor) {
        return StartingPoint.of(model, number, fields(model), executor, new OngoingMove(), new RaceWitnesses());
    }

    /** The fields that the user named, or all that can be read, because results may depend on them. */
    private static <M> List<StateField<M>> fields(MonitorModel<M> model) {
        if (!model.fields().isEmpty()) {
            return model.fields();
        }
        Set<String> paths = new LinkedHashSet<>(ClassMembers.plainFields(model.type()));
        MonitorFacts facts = MonitorFacts.of(model.type());
        if (facts != null) {
            paths.addAll(facts.state());
        }
        return paths.stream()
                .map(path -> ClassMembers.field(model.type(), path))
                .toList();
    }

    private void search(ComparedMonitor<?> one, ComparedMonitor<?> two) {
        Deque<Pair> open = new ArrayDeque<>();
        Set<Object> visited = new HashSet<>();
        open.add(new Pair(one.start(), two.start(), List.of()));
        while (!open.isEmpty() && difference.isEmpty() && isWithinLimits()) {
            Pair pair = open.poll();
            counts.addState();
            Map<ComparedMonitor.Event, List<ComparedMonitor.ReachableState>> ofOne = one.events(pair.one());
            Map<ComparedMonitor.Event, List<ComparedMonitor.ReachableState>> ofTwo = two.events(pair.two());
            difference = missing(pair, ofOne, ofTwo, one.name(), two.name())
                    .or(() -> missing(pair, ofTwo, ofOne, two.name(), one.name()));
            ofOne.forEach((event, reached) -> {
                List<ComparedMonitor.Event> events = new ArrayList<>(pair.events());
                events.add(event);
                Pair next = new Pair(reached, ofTwo.getOrDefault(event, List.of()), events);
                if (visited.add(next.key())) {
                    open.add(next);
                }
            });
        }
    }

    private boolean takesLocksAgain() {
        return coverage.locking().requiredGranularity() != MoveGranularity.NONE;
    }

    private boolean isWithinLimits() {
        long deadline = options.time().map(time -> startNanos + time.toNanos()).orElse(Long.MAX_VALUE);
        if (takesLocksAgain()) {
            counts.stop("because calls take locks several times, and what others do in between is not compared");
        } else if (counts.transitions() >= maxMoves) {
            counts.stop("after " + counts.transitions() + " moves (--limit)");
        } else if (System.nanoTime() > deadline) {
            counts.stop("when its time was up (--time)");
        }
        return !counts.isStopped();
    }

    private static Optional<Difference> missing(
            Pair pair,
            Map<ComparedMonitor.Event, List<ComparedMonitor.ReachableState>> has,
            Map<ComparedMonitor.Event, List<ComparedMonitor.ReachableState>> lacks,
            String only,
            String other) {
        return has.keySet().stream()
                .filter(event -> !lacks.containsKey(event))
                .findFirst()
                .map(event -> new Difference(pair.events(), event, only, other));
    }

    private Result result(String target, String turnstile, String fault) {
        boolean exhaustive = fault.isEmpty() && !counts.isStopped() && difference.isEmpty() && !takesLocksAgain();
        List<String> notes = new ArrayList<>();
        if (fault.isEmpty() && difference.isEmpty()) {
            notes.add("compared with up to " + maxThreads + " threads inside or waiting at a time");
            if (takesLocksAgain() && !counts.isStopped()) {
                notes.add("calls take locks several times: what others do in between was not compared");
            }
        }
        if (counts.isStopped()) {
            notes.add("the comparison stopped " + counts.stopReason());
        }
        Verdict verdict = !fault.isEmpty()
                ? Verdict.TOOL_FAULT
                : difference.isPresent() ? Verdict.FAILED : exhaustive ? Verdict.PASSED : Verdict.NOT_FOUND;
        return Result.builder("monitor", target)
                .verdict(verdict)
                .exhaustive(exhaustive)
                .strategy("comparison")
                .executions(counts.executions(), 0)
                .steps(counts.transitions() + counts.replayedMoves())
                .seconds((System.nanoTime() - startNanos) / 1e9)
                .turnstile(turnstile)
                .findings(difference.map(found -> List.of(finding(found))).orElse(List.of()))
                .notes(notes)
                .fault(fault)
                .build();
    }

    private static Finding finding(Difference found) {
        List<Step> steps = new ArrayList<>();
        for (ComparedMonitor.Event event : found.before()) {
            steps.add(step(steps.size() + 1, event, "both"));
        }
        steps.add(step(steps.size() + 1, found.event(), "only " + found.only()));
        return Finding.of(
                        FindingKind.PROPERTY_VIOLATION,
                        "after " + found.before().size() + (found.before().size() == 1 ? " event, " : " events, ")
                                + found.event() + " is possible with " + found.only() + " and not with "
                                + found.other())
                .withSteps(steps);
    }

    private static Step step(int number, ComparedMonitor.Event event, String why) {
        return new Step(number, event.thread(), event.action(), "", why);
    }
}
