package io.selvage.monitor;

import io.selvage.hooks.MonitorFacts;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Unseen;
import io.selvage.model.Verdict;
import io.selvage.monitor.check.MoveChecker;
import io.selvage.monitor.check.UnreachableNotes;
import io.selvage.monitor.check.Witness;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.run.MonitorExecutor;
import io.selvage.monitor.run.MoveRule;
import io.selvage.monitor.run.OngoingMove;
import io.selvage.monitor.run.RaceWitnesses;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.search.MoveNarration;
import io.selvage.monitor.search.SearchLimits;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.monitor.spec.LegalUse;
import io.selvage.monitor.spec.MonitorModel;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.spec.WaitNotifySites;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.monitor.state.StateGraph;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import io.selvage.options.PropertyChecks;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** What the searches of one exploration share: what is explored, how far, and what was found so far. */
final class MonitorExploration<M> {
    private final MonitorModel<M> model;
    private final MoveRule<M> rule;
    private final Options options;
    private final long startNanos = System.nanoTime();
    private final OngoingMove ongoing = new OngoingMove();
    private final RaceWitnesses races = new RaceWitnesses();
    private final ExplorationCounts counts = new ExplorationCounts();
    private final MonitorCoverage coverage = new MonitorCoverage();
    private final List<Finding> findings = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final List<InstanceResult> instances = new ArrayList<>();
    /** Whether the exploration of a starting point has begun and not ended. */
    private boolean isInInstance;

    private final List<StateField<M>> fields;
    private final WaitNotifySites sites;
    private final StateGraph graph;
    private final SearchLimits limits;
    private final MoveChecker<M> checker;
    private String turnstile = "";
    private String fault = "";

    MonitorExploration(MonitorModel<M> model, MoveRule<M> rule, Options options) {
        this.model = model;
        this.rule = rule;
        this.options = options;
        MonitorFacts facts = facts(model);
        fields = fields(facts);
        model.legal().rules().forEach(legal -> notes.add("only legal calls are made: " + legal.text()));
        sites = new WaitNotifySites(facts == null ? List.of() : facts.points());
        checkHooks();
        graph = newGraph();
        limits = makeLimits();
        checker = new MoveChecker<>(rule, properties(), sites, options.keepGoing(), counts);
    }

    /** What the class files say; of a group only where it waits and notifies. Null if one cannot be read. */
    private static MonitorFacts facts(MonitorModel<?> model) {
        if (model.parts().contains(model.type())) {
            return MonitorFacts.of(model.type());
        }
        List<MonitorFacts.Point> points = new ArrayList<>();
        for (Class<?> part : model.parts()) {
            MonitorFacts facts = MonitorFacts.of(part);
            if (facts == null) {
                return null;
            }
            points.addAll(facts.points());
        }
        return new MonitorFacts(List.of(), points);
    }

    /** The fields that the user named, else those that analysis finds; says so in the notes. */
    private List<StateField<M>> fields(MonitorFacts facts) {
        if (!model.fields().isEmpty()) {
            return model.fields();
        }
        if (facts == null) {
            notes.add("the class file of " + model.type().getName()
                    + " cannot be analysed: states differ by their waiting threads only; name the state fields");
            return List.of();
        }
        List<StateField<M>> found = facts.state().stream()
                .map(path -> ClassMembers.field(model.type(), path))
                .toList();
        notes.add(
                found.isEmpty()
                        ? "no state fields were named and none found: states differ by their waiting threads only"
                        : "state fields found by analysis: " + String.join(", ", facts.state()));
        return found;
    }

    /** States name a wait by the id of its hook. */
    private void checkHooks() {
        Set<String> ids = new HashSet<>();
        for (MonitorFacts.Point point : sites.all()) {
            String id = point.id();
            if (!id.isEmpty() && !id.equals(MonitorFacts.ANY_ID) && !ids.add(id)) {
                throw new BadSpec(
                        "two hooks of " + model.name() + " have the id '" + id + "'",
                        "give each hook an id of its own");
            }
        }
    }

    private SearchLimits makeLimits() {
        int mcda = options.isGiven(MonitorOptions.MCDA)
                ? options.find(MonitorOptions.MCDA).orElseThrow()
                : model.mcda();
        return new SearchLimits(
                mcda,
                options.find(MonitorOptions.LIMIT).orElseThrow(),
                SearchLimits.ANY_DEPTH,
                options.time().map(time -> startNanos + time.toNanos()).orElse(Long.MAX_VALUE),
                options.interrupts() ? 1 : 0,
                options.spurious(),
                options.keepGoing());
    }

    private PropertyChecks properties() {
        return options.isGiven(MonitorOptions.PROPERTIES)
                ? options.find(MonitorOptions.PROPERTIES).orElseThrow()
                : model.properties();
    }

    boolean checksBuiltIn() {
        return properties() == PropertyChecks.ALL;
    }

    MonitorModel<M> model() {
        return model;
    }

    MoveRule<M> rule() {
        return rule;
    }

    SearchLimits limits() {
        return limits;
    }

    MoveChecker<M> checker() {
        return checker;
    }

    /** A checker for a search of its own, which collects all findings. */
    MoveChecker<M> newChecker(ExplorationCounts its) {
        return new MoveChecker<>(rule, properties(), sites, true, its);
    }

    ExplorationCounts counts() {
        return counts;
    }

    MonitorCoverage coverage() {
        return coverage;
    }

    WaitNotifySites sites() {
        return sites;
    }

    StateGraph graph() {
        return graph;
    }

    /** An empty graph for a search of its own. */
    StateGraph newGraph() {
        return new StateGraph(fieldNames());
    }

    private List<String> fieldNames() {
        return Stream.concat(
                        fields.stream().map(StateField::name),
                        model.legal().rules().stream().map(LegalUse.Rule::memory))
                .toList();
    }

    StartingPoint<M> start(int number, MonitorExecutor executor) {
        return StartingPoint.of(model, number, fields, executor, ongoing, races);
    }

    RaceWitnesses races() {
        return races;
    }

    void addNote(String note) {
        notes.add(note);
    }

    void setTurnstile(String name) {
        turnstile = name;
    }

    void setFault(String message) {
        fault = message;
    }

    boolean hasFindings() {
        return !findings.isEmpty();
    }

    /** Makes findings of the checker's new witnesses, with the moves that lead to them. */
    void documentNew(StartingPoint<M> start) {
        while (findings.size() < checker.witnesses().size()) {
            Witness witness = checker.witnesses().get(findings.size());
            MoveNarration narration = MoveNarration.of(start, graph, witness.sequence());
            graph.violatingPath(narration.edges());
            findings.add(witness.finding()
                    .withExecution(counts.executions(), witness.sequence().format(start.granularity()))
                    .withSteps(narration.steps()));
        }
    }

    /** Makes findings of the checker's new witnesses although there is no time to narrate them. */
    void keepUndocumented() {
        while (findings.size() < checker.witnesses().size()) {
            Witness witness = checker.witnesses().get(findings.size());
            findings.add(witness.finding()
                    .withExecution(counts.executions(), witness.sequence().format(MoveGranularity.NONE)));
        }
    }

    /** A call came to no scheduling point any more: it does not leave the monitor. Outside of moves that is a fault. */
    void reportStuckCall(String message) {
        ongoing.sequence()
                .ifPresentOrElse(
                        sequence -> findings.add(Finding.of(FindingKind.LIVELOCK, "a call does not leave the monitor")
                                .withFailureClass(FailureClass.FF_T4)
                                .withDetails(List.of(message))
                                .withExecution(counts.executions(), sequence)),
                        () -> setFault(message));
    }

    /** The exploration of the next starting point begins. */
    void beginInstance() {
        isInInstance = true;
    }

    /** The exploration of the starting point ends, or all does. */
    void endInstance() {
        if (isInInstance) {
            int number = instances.size();
            instances.add(new InstanceResult(
                    number + 1,
                    model.constructions().get(number),
                    counts.states() - sum(InstanceResult::states),
                    counts.paths() - sum(InstanceResult::paths),
                    counts.transitions() - sum(InstanceResult::transitions),
                    findings.size() - (int) sum(InstanceResult::findings)));
        }
        isInInstance = false;
    }

    private long sum(ToLongFunction<InstanceResult> count) {
        return instances.stream().mapToLong(count).sum();
    }

    MonitorResult result() {
        endInstance();
        if (counts.isStopped()) {
            notes.add("the exploration stopped " + counts.stopReason());
            if (!model.legal().rules().isEmpty()) {
                notes.add("if calls can be outstanding without bound, bound them by one more rule, as in"
                        + " \"open() <= close() + 3\"");
            }
        }
        if (!coverage.unseen().isEmpty()) {
            Unseen first = coverage.unseen().first();
            notes.add("not all effects of " + first.what() + (first.site().isEmpty() ? "" : " (" + first.site() + ")")
                    + " are known, and more than one thread reaches what it uses: the exploration is not called"
                    + " exhaustive");
        }
        boolean exhaustive = fault.isEmpty()
                && !counts.isStopped()
                && (findings.isEmpty() || options.keepGoing())
                && coverage.unseen().isEmpty();
        if (exhaustive && coverage.hasSynchronized() && checksBuiltIn()) {
            notes.addAll(UnreachableNotes.of(model, sites, coverage, graph));
        }
        return new MonitorResult(
                result(exhaustive),
                counts.states(),
                counts.paths(),
                counts.transitions(),
                counts.replayedMoves(),
                limits.mcda(),
                fieldNames(),
                graph,
                coverage.items(model, sites),
                instances);
    }

    private Result result(boolean exhaustive) {
        return Result.builder("monitor", model.name())
                .verdict(verdict(exhaustive))
                .exhaustive(exhaustive)
                .strategy("depth-first")
                .executions(counts.executions(), 0)
                .steps(counts.transitions() + counts.replayedMoves())
                .seconds((System.nanoTime() - startNanos) / 1e9)
                .turnstile(turnstile)
                .findings(findings)
                .notes(notes.stream().distinct().toList())
                .fault(faultText())
                .unseen(List.copyOf(coverage.unseen()))
                .build();
    }

    private String faultText() {
        if (!fault.isEmpty() || !findings.isEmpty() || coverage.hasSynchronized()) {
            return fault;
        }
        return "no call of " + model.name() + " takes a lock or waits; explore a class that threads synchronize on";
    }

    private Verdict verdict(boolean exhaustive) {
        if (!fault.isEmpty()) {
            return Verdict.TOOL_FAULT;
        }
        if (!findings.isEmpty()) {
            return Verdict.FAILED;
        }
        if (!coverage.hasSynchronized() || counts.executions() == 0) {
            return Verdict.NOTHING_TESTED;
        }
        return exhaustive ? Verdict.PASSED : Verdict.NOT_FOUND;
    }
}
