package io.selvage.monitor;

import io.selvage.explore.ControlledRun;
import io.selvage.hooks.MonitorFacts;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.ResultBuilder;
import io.selvage.model.Verdict;
import io.selvage.monitor.check.LivenessCheck;
import io.selvage.monitor.check.MoveChecker;
import io.selvage.monitor.check.UnreachableNotes;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MonitorExecutors;
import io.selvage.monitor.run.MoveRule;
import io.selvage.monitor.search.MoveNarration;
import io.selvage.monitor.search.NondeterminismException;
import io.selvage.monitor.search.PerThreadSearch;
import io.selvage.monitor.search.ReplayCheck;
import io.selvage.monitor.search.SearchLimits;
import io.selvage.monitor.search.StateSpaceSearch;
import io.selvage.monitor.sequence.CallSequences;
import io.selvage.monitor.sequence.RoundRunner;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.spec.WaitNotifySites;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.StateGraph;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import io.selvage.options.PropertyChecks;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** One exploration of a monitor, from its specification to its result. */
final class MonitorExplorer<M> {
    private static final int DEEPER = 3;
    private static final int DEEPEST = 12;
    private static final long AROUND = 20_000;
    private static final long CLOSER = 2_000;

    private final MonitorModel<M> spec;
    private final MoveRule<M> rule;
    private final Options options;
    private final long begun = System.nanoTime();
    private final MonitorFacts facts;
    private final List<StateField<M>> fields;
    private final ExplorationCounts tally = new ExplorationCounts();
    private final MonitorCoverage coverage = new MonitorCoverage();
    private final WaitNotifySites points;
    private final StateGraph graph;
    private final SearchLimits limits;
    private final MoveChecker<M> judge;
    private final List<Finding> findings = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private String turnstile = "";
    private String fault = "";
    private volatile StateSpaceSearch<M> walk;

    private MonitorExplorer(MonitorSpec<M> given, Options options) {
        spec = given.model();
        rule = given.rule();
        this.options = options;
        facts = MonitorFacts.of(spec.type());
        fields = fields();
        points = new WaitNotifySites(facts == null ? List.of() : facts.points());
        graph = new StateGraph(fields.stream().map(StateField::name).toList());
        limits = limits();
        judge = new MoveChecker<>(spec, rule, properties(), points, options.keepGoing(), tally);
    }

    /** @throws BadSpec if {@code spec} cannot be explored as it is */
    static <M> MonitorResult explore(MonitorSpec<M> spec, Options options) {
        MonitorExplorer<M> explorer = new MonitorExplorer<>(spec, options);
        return explorer.run(explorer::play);
    }

    /** @throws BadSpec if {@code sequence} is none of this monitor's */
    static <M> MonitorResult replay(MonitorSpec<M> spec, String sequence, Options options) {
        MoveSequence trail = MoveSequence.parse(sequence);
        int instance = MoveSequence.instance(sequence);
        MonitorExplorer<M> explorer = new MonitorExplorer<>(spec, options);
        if (instance >= explorer.spec.instances().size()) {
            throw new BadSpec(
                    "the sequence is about starting point " + (instance + 1) + ", which there is not",
                    "replay it with what it was found with");
        }
        return explorer.run((venue, itsTurnstile) -> {
            explorer.turnstile = itsTurnstile;
            explorer.replay(venue.stopping(MoveSequence.stops(sequence)), instance, trail);
        });
    }

    /** @throws BadSpec if {@code spec} cannot be explored, does something wrong, or is not made of source code */
    static <M> List<CallSequences> callSequences(MonitorSpec<M> spec, Options options) {
        MonitorExplorer<M> explorer = new MonitorExplorer<>(spec, options);
        List<CallSequences> found = new ArrayList<>();
        MonitorResult result = explorer.run((venue, turnstile) -> {
            for (int instance = 0; instance < explorer.spec.instances().size(); instance++) {
                Supplier<? extends M> maker = explorer.spec.instances().get(instance);
                RoundRunner<M> rounds = new RoundRunner<>(explorer.spec, explorer.rule, explorer.fields, venue, maker);
                found.add(CallSequences.find(explorer.spec, instance, rounds, explorer.limits.deadline()));
            }
        });
        if (found.size() < explorer.spec.instances().size()) {
            throw new BadSpec(
                    "no courses of " + spec.name() + " were found: "
                            + result.result().fault(),
                    "explore it first");
        }
        return found;
    }

    private void replay(MonitorExecutor venue, int instance, MoveSequence trail) {
        Supplier<? extends M> maker = spec.instances().get(instance);
        MoveNarration narration = MoveNarration.of(venue, maker, spec, fields, graph, trail);
        tally.stopped = "at the end of the sequence";
        new ReplayCheck<>(spec, fields, venue, maker, judge).judge(trail);
        documentNew(venue, maker, instance);
        if (findings.isEmpty()) {
            narration
                    .steps()
                    .forEach(step ->
                            notes.add(step.number() + " " + step.thread() + " " + step.action() + "  " + step.why()));
        }
    }

    private List<StateField<M>> fields() {
        if (!spec.fields().isEmpty()) {
            return spec.fields();
        }
        if (facts == null) {
            notes.add("the class file of " + spec.type().getName()
                    + " cannot be analysed: states differ by their waiting threads only; name the state fields");
            return List.of();
        }
        List<StateField<M>> found = facts.state().stream()
                .map(path -> ClassMembers.field(spec.type(), path))
                .toList();
        notes.add(
                found.isEmpty()
                        ? "no state fields were named and none found: states differ by their waiting threads only"
                        : "state fields found by analysis: " + String.join(", ", facts.state()));
        return found;
    }

    private SearchLimits limits() {
        int mcda = options.isGiven(MonitorOptions.MCDA)
                ? options.find(MonitorOptions.MCDA).orElseThrow()
                : spec.mcda();
        long moves = options.find(MonitorOptions.LIMIT).orElseThrow();
        long deadline = options.time().map(time -> begun + time.toNanos()).orElse(Long.MAX_VALUE);
        return new SearchLimits(
                mcda,
                moves,
                SearchLimits.ANY_DEPTH,
                deadline,
                options.interrupts() ? 1 : 0,
                options.spurious(),
                options.keepGoing());
    }

    private PropertyChecks properties() {
        return options.isGiven(MonitorOptions.PROPERTIES)
                ? options.find(MonitorOptions.PROPERTIES).orElseThrow()
                : spec.properties();
    }

    private MonitorResult run(BiConsumer<MonitorExecutor, String> play) {
        try {
            MonitorExecutors.open(spec, options, coverage, play);
        } catch (MonitorExecutor.NoMonitor broken) {
            throw new BadSpec(
                    "making a " + spec.type().getName() + " failed: " + broken.getCause(),
                    "give arguments that its constructor takes");
        } catch (ControlledRun.Stuck stuck) {
            loops(stuck);
        } catch (ControlledRun.Fault | NondeterminismException lost) {
            fault = lost.getMessage();
        }
        return result();
    }

    private void play(MonitorExecutor venue, String itsTurnstile) {
        turnstile = itsTurnstile;
        for (int instance = 0; instance < spec.instances().size() && !judge.hasEnough(); instance++) {
            Supplier<? extends M> maker = spec.instances().get(instance);
            judge.beginAnew();
            walk = new StateSpaceSearch<>(spec, fields, limits, venue, maker, tally, judge, graph, coverage);
            walk.run();
            lookAhead(venue, maker);
            lookAround(venue, maker);
            documentNew(venue, maker, instance);
            lookCloser(venue, maker, instance);
        }
    }

    private void documentNew(MonitorExecutor venue, Supplier<? extends M> maker, int instance) {
        while (findings.size() < judge.sightings().size()) {
            document(venue, maker, instance, judge.sightings().get(findings.size()));
        }
    }

    /** States group threads, and moves are whole calls: where either may hide something, it is looked at more closely. */
    private void lookCloser(MonitorExecutor venue, Supplier<? extends M> maker, int instance) {
        boolean isHooked = options.find(MonitorOptions.HOOKED).orElseThrow();
        boolean hides = fields.isEmpty()
                || coverage.locking().stops() != MoveGranularity.NONE
                || coverage.usesNotify(points)
                || coverage.sharesWaitPoints();
        if (!hides || isHooked || judge.hasEnough() || !tally.stopped.isEmpty() || properties() != PropertyChecks.ALL) {
            return;
        }
        MoveGranularity stops;
        boolean isWhole;
        do {
            stops = coverage.locking().stops();
            isWhole = closeUp(venue.stopping(stops), maker, instance);
        } while (!judge.hasEnough() && stops != coverage.locking().stops());
        if (!judge.hasEnough()) {
            noteCloser(stops, isWhole);
        }
    }

    private boolean closeUp(MonitorExecutor closer, Supplier<? extends M> maker, int instance) {
        ExplorationCounts apart = new ExplorationCounts();
        SearchLimits near =
                limits.within(SearchLimits.ANY_DEPTH, closer.stops() == MoveGranularity.NONE ? CLOSER : AROUND);
        boolean isWhole = new PerThreadSearch<>(spec, closerFields(), closer, maker, judge, apart).run(near);
        tally.replayed += apart.transitions + apart.replayed;
        tally.executions += apart.executions;
        documentNew(closer, maker, instance);
        return isWhole;
    }

    private void noteCloser(MoveGranularity stops, boolean isWhole) {
        notes.add("looked at thread by thread as well, with up to " + PerThreadSearch.MOST_THREADS
                + " threads at a time" + (isWhole ? "" : ", but not to the end"));
        if (stops != MoveGranularity.NONE) {
            notes.add(
                    "calls take locks several times: what others do in between was tried, for the built-in properties");
            tally.stopped = isWhole ? "" : "before all that others can do inside of calls was tried";
        }
    }

    /** Where no condition says what matters, everything does. */
    private List<StateField<M>> closerFields() {
        return !fields.isEmpty()
                ? fields
                : ClassMembers.plainFields(spec.type()).stream()
                        .map(name -> ClassMembers.field(spec.type(), name))
                        .toList();
    }

    /** A search that went astray where states never repeat is made up for by short paths, which are not counted. */
    private void lookAround(MonitorExecutor venue, Supplier<? extends M> maker) {
        if (tally.stopped.isEmpty() || !judge.sightings().isEmpty()) {
            return;
        }
        ExplorationCounts apart = new ExplorationCounts();
        int depth = 0;
        while (apart.stopped.isEmpty() && depth < DEEPEST && judge.sightings().isEmpty()) {
            depth += DEEPER;
            StateGraph unseen =
                    new StateGraph(fields.stream().map(StateField::name).toList());
            SearchLimits near = limits.within(depth, AROUND);
            new StateSpaceSearch<>(spec, fields, near, venue, maker, apart, judge, unseen, coverage).run();
        }
        tally.replayed += apart.transitions + apart.replayed;
        tally.executions += apart.executions;
        int whole = apart.stopped.isEmpty() ? depth : depth - DEEPER;
        if (whole > 0 && judge.sightings().isEmpty()) {
            notes.add("besides, everything within " + whole + " moves was tried");
        }
    }

    /** Only a whole graph tells what can never happen. Its states must be those of one starting point. */
    private void lookAhead(MonitorExecutor venue, Supplier<? extends M> maker) {
        boolean isWhole = tally.stopped.isEmpty() && judge.sightings().isEmpty();
        if (isWhole && properties() == PropertyChecks.ALL) {
            StateGraph whole = spec.instances().size() == 1 ? graph : graphOf(venue, maker);
            new LivenessCheck<>(spec, fields, whole, tally)
                    .find(venue, maker)
                    .ifPresent(sighting -> judge.add(sighting.finding(), sighting.trail()));
        }
    }

    private StateGraph graphOf(MonitorExecutor venue, Supplier<? extends M> maker) {
        StateGraph own = new StateGraph(fields.stream().map(StateField::name).toList());
        ExplorationCounts apart = new ExplorationCounts();
        new StateSpaceSearch<>(spec, fields, limits, venue, maker, apart, judge, own, new MonitorCoverage()).run();
        tally.replayed += apart.transitions + apart.replayed;
        tally.executions += apart.executions;
        return own;
    }

    private void document(
            MonitorExecutor venue, Supplier<? extends M> maker, int instance, MoveChecker.Sighting sighting) {
        MoveNarration narration = MoveNarration.of(venue, maker, spec, fields, graph, sighting.trail());
        graph.violatingPath(narration.edges());
        findings.add(sighting.finding()
                .withExecution(tally.executions, sighting.trail().text(venue.stops(), instance))
                .withSteps(narration.steps()));
    }

    /** A call that comes to no scheduling point any more is one that does not leave. */
    private void loops(ControlledRun.Stuck stuck) {
        MoveSequence moving = walk == null ? null : walk.moving();
        if (moving == null) {
            fault = stuck.getMessage();
            return;
        }
        findings.add(Finding.of(FindingKind.LIVELOCK, "a call does not leave the monitor")
                .withFailureClass(FailureClass.FF_T4)
                .withDetails(List.of(stuck.getMessage()))
                .withExecution(tally.executions, moving.text(MoveGranularity.NONE, 0)));
    }

    private MonitorResult result() {
        if (!tally.stopped.isEmpty()) {
            notes.add("the exploration stopped " + tally.stopped);
        }
        boolean exhaustive = fault.isEmpty() && tally.stopped.isEmpty() && (findings.isEmpty() || options.keepGoing());
        if (exhaustive && coverage.hasSynchronized() && properties() == PropertyChecks.ALL) {
            notes.addAll(UnreachableNotes.of(spec, points, coverage, graph));
        }
        ResultBuilder builder = Result.builder("monitor", spec.name())
                .verdict(verdict(exhaustive))
                .exhaustive(exhaustive)
                .strategy("depth-first")
                .executions(tally.executions, 0)
                .steps(tally.transitions + tally.replayed)
                .seconds((System.nanoTime() - begun) / 1e9)
                .turnstile(turnstile)
                .findings(findings)
                .notes(notes.stream().distinct().toList())
                .fault(faultText());
        return new MonitorResult(
                builder.build(),
                tally.states,
                tally.paths,
                tally.transitions,
                tally.replayed,
                limits.mcda(),
                fields.stream().map(StateField::name).toList(),
                graph,
                coverage.items(spec, points));
    }

    private String faultText() {
        if (!fault.isEmpty() || !findings.isEmpty() || coverage.hasSynchronized()) {
            return fault;
        }
        return "no call of " + spec.name() + " takes a lock or waits; explore a class that threads synchronize on";
    }

    private Verdict verdict(boolean exhaustive) {
        if (!fault.isEmpty()) {
            return Verdict.TOOL_FAULT;
        }
        if (!findings.isEmpty()) {
            return Verdict.FAILED;
        }
        if (!coverage.hasSynchronized()) {
            return Verdict.NOTHING_TESTED;
        }
        return exhaustive ? Verdict.PASSED : Verdict.NOT_FOUND;
    }
}
