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
 * Whether two monitors show the same behaviour: the same calls can be made, with the same answers and waits, the same waiting calls can be
 * completed, and the same ones can go on waiting, after every sequence of such events. Wake-ups after which a thread waits again are nobody's business. Sets of positions
 * are compared, as finite automata are, breadth first: a difference is shown by a shortest sequence.
 */
public final class BehaviourComparison {
    private static final int MOST_THREADS = 3;

    /** A sequence of events, and where either side can be after it. */
    private record Pair(
            List<ComparedMonitor.Position> one,
            List<ComparedMonitor.Position> two,
            List<ComparedMonitor.Event> events) {
        Object key() {
            return List.of(keys(one), keys(two));
        }

        private static Set<List<Object>> keys(List<ComparedMonitor.Position> positions) {
            Set<List<Object>> keys = new HashSet<>();
            positions.forEach(position -> keys.add(position.key()));
            return keys;
        }
    }

    /** An event that only one side shows. */
    private record Difference(
            List<ComparedMonitor.Event> before, ComparedMonitor.Event event, String only, String other) {}

    private final ExplorationCounts tally = new ExplorationCounts();
    private final Options options;
    private final long begun = System.nanoTime();
    private final MonitorCoverage coverage = new MonitorCoverage();
    private final long most;
    private final int threads;
    private Optional<Difference> difference = Optional.empty();

    private BehaviourComparison(Options options) {
        this.options = options;
        most = options.find(MonitorOptions.LIMIT).orElseThrow();
        threads = MOST_THREADS + options.find(MonitorOptions.MCDA).orElseThrow();
    }

    /** @throws BadSpec if the two have not the same calls */
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

    private <M, N> Result run(MonitorModel<M> one, MonitorModel<N> two) {
        String[] turnstile = {""};
        String fault = "";
        try {
            MonitorExecutors.open(one, options, coverage, (venue, name) -> {
                turnstile[0] = name;
                for (int i = 0; i < one.instances().size() && difference.isEmpty(); i++) {
                    search(
                            new ComparedMonitor<>(one, i, fields(one), venue, tally, threads),
                            new ComparedMonitor<>(two, i, fields(two), venue, tally, threads));
                }
            });
        } catch (MonitorExecutor.NoMonitor broken) {
            throw new BadSpec(
                    "making a monitor failed: " + broken.getCause(), "give arguments that its constructor takes");
        } catch (ControlledRun.Fault lost) {
            fault = lost.getMessage();
        }
        return result(one.name() + " and " + two.name(), turnstile[0], fault);
    }

    /** What tells situations apart: as named, or all that can be read, because answers may depend on it. */
    private static <M> List<StateField<M>> fields(MonitorModel<M> spec) {
        if (!spec.fields().isEmpty()) {
            return spec.fields();
        }
        Set<String> paths = new LinkedHashSet<>(ClassMembers.plainFields(spec.type()));
        MonitorFacts facts = MonitorFacts.of(spec.type());
        if (facts != null) {
            paths.addAll(facts.state());
        }
        return paths.stream().map(path -> ClassMembers.field(spec.type(), path)).toList();
    }

    private void search(ComparedMonitor<?> one, ComparedMonitor<?> two) {
        Deque<Pair> open = new ArrayDeque<>();
        Set<Object> seen = new HashSet<>();
        open.add(new Pair(one.start(), two.start(), List.of()));
        while (!open.isEmpty() && difference.isEmpty() && mayGoOn()) {
            Pair pair = open.poll();
            tally.states++;
            Map<ComparedMonitor.Event, List<ComparedMonitor.Position>> ofOne = one.events(pair.one());
            Map<ComparedMonitor.Event, List<ComparedMonitor.Position>> ofTwo = two.events(pair.two());
            difference = missing(pair, ofOne, ofTwo, one.name(), two.name())
                    .or(() -> missing(pair, ofTwo, ofOne, two.name(), one.name()));
            ofOne.forEach((event, reached) -> {
                List<ComparedMonitor.Event> events = new ArrayList<>(pair.events());
                events.add(event);
                Pair next = new Pair(reached, ofTwo.getOrDefault(event, List.of()), events);
                if (seen.add(next.key())) {
                    open.add(next);
                }
            });
        }
    }

    private boolean mayGoOn() {
        long deadline = options.time().map(time -> begun + time.toNanos()).orElse(Long.MAX_VALUE);
        if (tally.transitions >= most) {
            tally.stopped = "after " + tally.transitions + " moves (--limit)";
        } else if (System.nanoTime() > deadline) {
            tally.stopped = "when its time was up (--time)";
        }
        return tally.stopped.isEmpty();
    }

    private static Optional<Difference> missing(
            Pair pair,
            Map<ComparedMonitor.Event, List<ComparedMonitor.Position>> has,
            Map<ComparedMonitor.Event, List<ComparedMonitor.Position>> lacks,
            String only,
            String other) {
        return has.keySet().stream()
                .filter(event -> !lacks.containsKey(event))
                .findFirst()
                .map(event -> new Difference(pair.events(), event, only, other));
    }

    private Result result(String target, String turnstile, String fault) {
        boolean exhaustive = fault.isEmpty() && tally.stopped.isEmpty() && difference.isEmpty();
        List<String> notes = new ArrayList<>();
        if (fault.isEmpty() && difference.isEmpty()) {
            notes.add("compared with up to " + threads + " threads inside or waiting at a time");
            if (coverage.locking().stops() != MoveGranularity.NONE) {
                notes.add("calls take locks several times: what others do in between was not compared");
            }
        }
        if (!tally.stopped.isEmpty()) {
            notes.add("the comparison stopped " + tally.stopped);
        }
        Verdict verdict = !fault.isEmpty()
                ? Verdict.TOOL_FAULT
                : difference.isPresent() ? Verdict.FAILED : exhaustive ? Verdict.PASSED : Verdict.NOT_FOUND;
        return Result.builder("monitor", target)
                .verdict(verdict)
                .exhaustive(exhaustive)
                .strategy("comparison")
                .executions(tally.executions, 0)
                .steps(tally.transitions + tally.replayed)
                .seconds((System.nanoTime() - begun) / 1e9)
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
                                + found.event().what() + " is possible with " + found.only() + " and not with "
                                + found.other())
                .withSteps(steps);
    }

    private static Step step(int number, ComparedMonitor.Event event, String why) {
        int space = event.what().indexOf(' ');
        return new Step(number, event.what().substring(0, space), event.what().substring(space + 1), "", why);
    }
}
