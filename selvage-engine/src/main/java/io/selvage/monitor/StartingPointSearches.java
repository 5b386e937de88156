package io.selvage.monitor;

import io.selvage.monitor.check.LivenessCheck;
import io.selvage.monitor.check.MoveChecker;
import io.selvage.monitor.check.Witness;
import io.selvage.monitor.run.MonitorCoverage;
import io.selvage.monitor.run.StartingPoint;
import io.selvage.monitor.search.MoveNarration;
import io.selvage.monitor.search.PerThreadSearch;
import io.selvage.monitor.search.ReplayCheck;
import io.selvage.monitor.search.SearchLimits;
import io.selvage.monitor.search.StateSpaceSearch;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.monitor.spec.StateField;
import io.selvage.monitor.state.ExplorationCounts;
import io.selvage.monitor.state.MoveGranularity;
import io.selvage.monitor.state.MoveSequence;
import io.selvage.monitor.state.StateGraph;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import java.util.List;

/** The searches from one starting point: the state space first, then what its states and limits may have hidden. */
final class StartingPointSearches<M> {
    private static final int DEPTH_STEP = 3;
    private static final int MAX_DEPTH = 12;
    private static final long SHORT_PATH_MOVES = 20_000;
    private static final long PER_THREAD_MOVES = 2_000;

    private final MonitorExploration<M> exploration;
    private final StartingPoint<M> start;
    private final MoveChecker<M> checker;
    private final ExplorationCounts counts;
    private final MonitorCoverage coverage;
    private final boolean isHooked;

    StartingPointSearches(MonitorExploration<M> exploration, StartingPoint<M> start, Options options) {
        this.exploration = exploration;
        this.start = start;
        checker = exploration.checker();
        counts = exploration.counts();
        coverage = exploration.coverage();
        isHooked = options.find(MonitorOptions.HOOKED).orElseThrow();
    }

    void run() {
        checker.reset();
        search(exploration.limits(), counts, exploration.graph(), coverage);
        ExplorationCounts shortening = new WitnessShortening<>(exploration, start).run();
        checkLiveness();
        searchShortPaths();
        addRaces();
        exploration.documentNew(start);
        counts.addAuxiliary(shortening);
        searchPerThread();
        addRaces();
        exploration.documentNew(start);
    }

    /** Checks one sequence of moves; without a finding, the notes say what it does. */
    void replay(MoveSequence sequence) {
        MoveNarration narration = MoveNarration.of(start, exploration.graph(), sequence);
        counts.stop("at the end of the sequence");
        new ReplayCheck<>(start, checker).check(sequence);
        addRaces();
        exploration.documentNew(start);
        if (!exploration.hasFindings()) {
            narration
                    .steps()
                    .forEach(step -> exploration.addNote(
                            step.number() + " " + step.thread() + " " + step.action() + "  " + step.why()));
        }
    }

    private void search(SearchLimits limits, ExplorationCounts its, StateGraph graph, MonitorCoverage covered) {
        new StateSpaceSearch<>(start, limits, checker, its, graph, covered).run();
    }

    /** Only an exhaustive search shows what can never happen. */
    private void checkLiveness() {
        boolean isExhaustive = !counts.isStopped() && !checker.hasFound();
        if (isExhaustive && exploration.checksBuiltIn()) {
            boolean isOnly = exploration.model().instances().size() == 1;
            StateGraph graph = isOnly ? exploration.graph() : ownGraph();
            new LivenessCheck<>(start, graph, counts).find().ifPresent(checker::add);
        }
    }

    /** Data races between the calls of the moves so far. */
    private void addRaces() {
        if (exploration.checksBuiltIn() && !checker.isDone()) {
            exploration.races().forEach((race, sequence) -> {
                if (sequence.startingPoint() == start.number()) {
                    checker.add(new Witness(race.withDetails(List.of()), sequence));
                }
            });
        }
    }

    /** The states that can be reached from this starting point alone. */
    private StateGraph ownGraph() {
        StateGraph own = exploration.newGraph();
        ExplorationCounts extra = new ExplorationCounts();
        search(exploration.limits(), extra, own, new MonitorCoverage());
        counts.addAuxiliary(extra);
        return own;
    }

    /**
     * After a search that a limit has stopped, without a finding: all short paths, which such a search may have left
     * out.
     */
    private void searchShortPaths() {
        if (!counts.isStopped() || checker.hasFound()) {
            return;
        }
        ExplorationCounts extra = new ExplorationCounts();
        long moves = Math.min(SHORT_PATH_MOVES, exploration.limits().moves());
        int depth = 0;
        while (!extra.isStopped() && depth < MAX_DEPTH && !checker.hasFound()) {
            depth += DEPTH_STEP;
            search(exploration.limits().within(depth, moves), extra, exploration.newGraph(), coverage);
        }
        counts.addAuxiliary(extra);
        int completed = extra.isStopped() ? depth - DEPTH_STEP : depth;
        if (completed > 0 && !checker.hasFound()) {
            exploration.addNote("besides, everything within " + completed + " moves was tried");
        }
    }

    /** Searches with finer states, and finer moves, where those of the main search may hide something. */
    private void searchPerThread() {
        if (!mayHideSomething() || isHooked || checker.isDone() || counts.isStopped() || !exploration.checksBuiltIn()) {
            return;
        }
        MoveGranularity granularity;
        boolean isExhaustive;
        do {
            granularity = coverage.locking().requiredGranularity();
            isExhaustive = runPerThreadSearch(granularity);
        } while (!checker.isDone() && granularity != coverage.locking().requiredGranularity());
        if (!checker.isDone()) {
            notePerThreadSearch(granularity, isExhaustive);
        }
    }

    private boolean mayHideSomething() {
        return start.fields().isEmpty()
                || coverage.locking().requiredGranularity() != MoveGranularity.NONE
                || exploration.sites().hasNotify()
                || coverage.sharesWaitSites();
    }

    private boolean runPerThreadSearch(MoveGranularity granularity) {
        StartingPoint<M> finer = start.withGranularity(granularity);
        ExplorationCounts extra = new ExplorationCounts();
        long moves = finer.granularity() == MoveGranularity.NONE ? PER_THREAD_MOVES : SHORT_PATH_MOVES;
        SearchLimits all = exploration.limits();
        boolean isExhaustive = new PerThreadSearch<>(finer.perThread(perThreadFields()), checker, extra)
                .run(all.within(SearchLimits.ANY_DEPTH, Math.min(moves, all.moves())));
        counts.addAuxiliary(extra);
        exploration.documentNew(finer);
        return isExhaustive;
    }

    /** Where the state has no fields, every plain field counts. */
    private List<StateField<M>> perThreadFields() {
        Class<M> type = exploration.model().type();
        return !start.fields().isEmpty()
                ? start.fields()
                : ClassMembers.plainFields(type).stream()
                        .map(name -> ClassMembers.field(type, name))
                        .toList();
    }

    private void notePerThreadSearch(MoveGranularity granularity, boolean isExhaustive) {
        exploration.addNote("looked at thread by thread as well, with up to " + StartingPoint.MAX_PRESENT
                + " threads at a time" + (isExhaustive ? "" : ", but not to the end"));
        if (granularity != MoveGranularity.NONE) {
            exploration.addNote(
                    "calls take locks several times: what others do in between was tried, for the built-in properties");
            counts.stop(isExhaustive ? "" : "before all that others can do inside of calls was tried");
        }
    }
}
