package io.selvage.monitor.compare;

import io.selvage.explore.ControlledRun;
import io.selvage.hooks.MonitorFacts;
import io.selvage.model.Result;
import io.selvage.monitor.compare.StateBehaviour.ReachableState;
import io.selvage.monitor.run.CheckOutcome;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorExecutors;
import io.selvage.monitor.run.MoveRule;
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
import java.util.HashMap;
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
    private record Pair(List<ReachableState> one, List<ReachableState> two, List<Event> events) {
        Object key() {
            return List.of(keys(one), keys(two));
        }

        private static Set<List<Object>> keys(List<ReachableState> states) {
            Set<List<Object>> keys = new HashSet<>();
            states.forEach(state -> keys.add(state.key()));
            return keys;
        }
    }

    private final ExplorationCounts counts = new ExplorationCounts();
    private final Options options;
    private final ComparisonBounds bounds;
    private final long startNanos = System.nanoTime();
    private final MonitorCoverage coverage = new MonitorCoverage();
    /** Of the second monitor. */
    private final RaceWitnesses races = new RaceWitnesses();

    private Optional<BehaviourDifference> difference = Optional.empty();
    private boolean isLimited;

    private BehaviourComparison(Options options, ComparisonBounds bounds) {
        this.options = options;
        this.bounds = bounds;
    }

    /** @throws BadSpec if the two do not have the same calls and the same number of instances */
    public static <M, N> Result compare(MonitorModel<M> one, MonitorModel<N> two, Options options) {
        ComparisonBounds bounds = new ComparisonBounds(
                StartingPoint.MAX_PRESENT + options.get(MonitorOptions.MCDA),
                options.get(MonitorOptions.LIMIT),
                Set.of());
        return compare(one, session -> CheckOutcome.FOLLOW, two, options, bounds, new HashMap<>())
                .result();
    }

    /**
     * @param rule of the first monitor; where it does not follow, nothing is compared
     * @param known what is known of the first monitor, by starting point and state; grows
     * @throws BadSpec if the two do not have the same calls and the same number of instances
     */
    static <M, N> ComparisonResult compare(
            MonitorModel<M> one,
            MoveRule<M> rule,
            MonitorModel<N> two,
            Options options,
            ComparisonBounds bounds,
            Map<Integer, Map<List<Object>, StateBehaviour>> known) {
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
        return new BehaviourComparison(options, bounds).run(one, rule, two, known);
    }

    private <M, N> ComparisonResult run(
            MonitorModel<M> one,
            MoveRule<M> rule,
            MonitorModel<N> two,
            Map<Integer, Map<List<Object>, StateBehaviour>> known) {
        String[] turnstile = {""};
        String fault = "";
        try {
            MonitorExecutors.open(one, options, coverage, (executor, name) -> {
                turnstile[0] = name;
                for (int i = 0; i < one.instances().size() && difference.isEmpty(); i++) {
                    search(
                            new ComparedMonitor<>(
                                    start(one, i, executor, new RaceWitnesses()),
                                    rule,
                                    counts,
                                    bounds,
                                    known.computeIfAbsent(i, number -> new HashMap<>())),
                            new ComparedMonitor<>(
                                    start(two, i, executor, races),
                                    session -> CheckOutcome.FOLLOW,
                                    counts,
                                    bounds,
                                    new HashMap<>()),
                            i);
                }
            });
        } catch (MonitorExecutor.MonitorCreationException broken) {
            throw new BadSpec(
                    "making a monitor failed: " + broken.getCause(), "give arguments that its constructor takes");
        } catch (ControlledRun.Interrupted early) {
            counts.stop("when it was interrupted");
        } catch (ControlledRun.OutOfTime late) {
            counts.stop("when its time was up (--time)");
        } catch (ControlledRun.Fault lost) {
            fault = lost.getMessage();
        }
        return ComparisonResult.of(
                one.name() + " and " + two.name(),
                new ComparisonResult.Course(
                        counts,
                        bounds,
                        takesLocksAgain(),
                        isLimited,
                        !races.isEmpty(),
                        (System.nanoTime() - startNanos) / 1e9,
                        turnstile[0],
                        fault),
                difference);
    }

    private static <M> StartingPoint<M> start(
            MonitorModel<M> model, int number, MonitorExecutor executor, RaceWitnesses races) {
        return StartingPoint.of(model, number, fields(model), executor, new OngoingMove(), races);
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

    private void search(ComparedMonitor<?> one, ComparedMonitor<?> two, int instance) {
        Deque<Pair> open = new ArrayDeque<>();
        Set<Object> visited = new HashSet<>();
        open.add(new Pair(one.start(), two.start(), List.of()));
        while (!open.isEmpty() && difference.isEmpty() && isWithinLimits()) {
            Pair pair = open.poll();
            counts.addState();
            Map<Event, List<ReachableState>> ofOne = one.events(pair.one());
            Map<Event, List<ReachableState>> ofTwo = two.events(pair.two());
            difference = missing(pair, ofOne, ofTwo, one.name(), two.name(), instance)
                    .or(() -> missing(pair, ofTwo, ofOne, two.name(), one.name(), instance));
            ofOne.forEach((event, reached) -> {
                if (!reached.stream().allMatch(ReachableState::isFollowed)) {
                    isLimited = true;
                    return;
                }
                List<Event> events = new ArrayList<>(pair.events());
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
        } else if (counts.transitions() >= bounds.moves()) {
            counts.stop("after " + counts.transitions() + " moves (--limit)");
        } else if (System.nanoTime() > deadline) {
            counts.stop("when its time was up (--time)");
        }
        return !counts.isStopped();
    }

    private static Optional<BehaviourDifference> missing(
            Pair pair,
            Map<Event, List<ReachableState>> has,
            Map<Event, List<ReachableState>> lacks,
            String only,
            String other,
            int instance) {
        return has.keySet().stream()
                .filter(event -> !lacks.containsKey(event))
                .findFirst()
                .map(event -> new BehaviourDifference(pair.events(), event, only, other, instance));
    }
}
