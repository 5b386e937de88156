package io.selvage.strategy.dpor;

import io.selvage.dependence.Dependence;
import io.selvage.dependence.ObjectAliases;
import io.selvage.dependence.SearchStep;
import io.selvage.model.Choice;
import io.selvage.model.Trace;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.dpor.analysis.ChoiceLog;
import io.selvage.strategy.dpor.analysis.DporAnalysis;
import io.selvage.strategy.dpor.analysis.WakeupSequence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One execution of the search: follows the steps that lead to a planned node, then chooses freely, and finally computes
 * the wakeup sequences of its races. Reads the tree only in its constructor.
 */
final class DporExecution implements Strategy {
    private final AnalysisPool analyses;
    private final ObjectAliases aliases;
    private final ExplorationNode frontier;
    /** The first {@link #kept} have been run before in this order, those up to {@link #planned} have not. */
    private SearchStep[] steps;

    private final int kept;
    private int planned;
    /** What need not be tried in place of the last planned step, if that may turn out to be disabled. */
    private final List<SearchStep> covered = new ArrayList<>();

    private final FairDefaultChoice patience = new FairDefaultChoice();
    /** While it runs; null before and after. */
    private DporAnalysis analysis;

    private ChoiceLog log;
    private boolean begun;
    private boolean cut;
    /** The step that took the place of one that turned out to be disabled; -1 if there is none. */
    private int diverted = -1;
    /** Whether what was run is equivalent to what is explored elsewhere. */
    private boolean redundant;

    private int length;
    private int[] news = SearchStep.NO_PICKS;
    private List<WakeupSequence> wakeupSequences = List.of();

    /** @param aliases what is known; must not grow until the execution has ended */
    DporExecution(ExplorationNode frontier, ObjectAliases aliases, AnalysisPool analyses) {
        this.analyses = analyses;
        this.aliases = aliases;
        this.frontier = frontier;
        planned = frontier.depth;
        steps = new SearchStep[planned];
        int reached = 0;
        for (ExplorationNode node = frontier; node.parent != null; node = node.parent) {
            steps[node.depth - 1] = node.step;
            reached = Math.max(reached, node.visited ? node.depth : 0);
        }
        kept = reached;
        if (frontier.speculative) {
            covered.addAll(List.of(frontier.parent.sleepSet));
            for (ExplorationNode other = frontier.parent.firstChild(); other != null; other = other.nextSibling()) {
                if (other != frontier) {
                    covered.add(other.step);
                }
            }
        }
    }

    @Override
    public boolean begin() {
        if (begun) {
            return false;
        }
        begun = true;
        analysis = analyses.acquire();
        log = analysis.log();
        log.clear();
        return true;
    }

    @Override
    public int choose(Choice choice) {
        if (choice.kind() != Choice.Kind.THREAD) {
            return chooseNested(choice);
        }
        int step = log.steps();
        log.step(choice);
        return step < planned ? follow(choice, step) : patience.choose(choice);
    }

    private int chooseNested(Choice choice) {
        int step = log.steps() - 1;
        int chosen = step < planned ? steps[step].pick(log.picksOfStep()) : 0;
        if (chosen >= choice.count() && step == planned - 1 && frontier.speculative) {
            chosen = 0;
        } else if (chosen >= choice.count()) {
            throw new DivergedException(
                    choice.step(), "at least " + (chosen + 1) + " alternatives", choice.count() + " alternatives");
        }
        log.pick(chosen, choice.count(), choice.kind() == Choice.Kind.WAITER);
        return chosen;
    }

    private int follow(Choice choice, int at) {
        SearchStep step = steps[at];
        for (int i = 0; i < choice.count(); i++) {
            if (choice.thread(i) == step.thread() && choice.variant(i) == step.variant()) {
                return i;
            }
        }
        if (at == planned - 1 && frontier.speculative) {
            return divert(choice, at);
        }
        // In a part never run before, the reason may also be a dependency that the trace did not show.
        String found = at < kept ? "that it cannot" : "that it cannot after steps thought independent of it";
        throw new DivergedException(choice.step(), "thread " + step.thread() + " to go on by " + step.variant(), found);
    }

    /**
     * The step that was to come here is disabled, so there is no such execution. Others that begin like it may count on
     * being found from here, though: it goes on by any step that is not tried elsewhere. If there is none, all that
     * could follow is explored elsewhere.
     */
    private int divert(Choice choice, int at) {
        for (int i = 0; i < choice.count(); i++) {
            if (!isCovered(choice, i)) {
                diverted = at;
                planned = at;
                return i;
            }
        }
        cut = true;
        redundant = true;
        return CUT;
    }

    private boolean isCovered(Choice choice, int alternative) {
        for (SearchStep step : covered) {
            if (step.thread() == choice.thread(alternative) && step.variant() == choice.variant(alternative)) {
                return true;
            }
        }
        return false;
    }

    /** Whether it could as well have begun with a step that is tried elsewhere. */
    private boolean isRedundant() {
        SearchStep[] since = Arrays.copyOfRange(steps, diverted, length);
        Dependence dependence = new Dependence(aliases);
        return covered.stream().anyMatch(step -> dependence.isWeakInitial(step, since));
    }

    /** Known when it has ended. */
    @Override
    public boolean isReexecution() {
        return redundant;
    }

    @Override
    public void end(Trace trace) {
        length = trace.steps();
        if (length > steps.length) {
            steps = Arrays.copyOf(steps, length);
        }
        analysis.analyse(trace, aliases, steps, Math.min(kept, length));
        news = analysis.news();
        redundant |= diverted >= 0 && isRedundant();
        if (!cut) {
            wakeupSequences = analysis.wakeupSequences(steps, length);
        }
        analyses.release(analysis);
        analysis = null;
        log = null;
    }

    /** The node from which on it chooses freely. */
    ExplorationNode frontier() {
        return frontier;
    }

    /** Whether it could not follow its planned steps to the end. */
    boolean isCut() {
        return cut;
    }

    int length() {
        return length;
    }

    SearchStep step(int at) {
        return steps[at];
    }

    /** Names that it showed to mean the same object. */
    int[] news() {
        return news;
    }

    List<WakeupSequence> wakeupSequences() {
        return wakeupSequences;
    }
}
