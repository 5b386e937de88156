package io.selvage.strategy.dpor;

import io.selvage.dependence.Dependence;
import io.selvage.dependence.SearchStep;

/**
 * Selects the steps of a wakeup sequence that have to be inserted. A branch of a wakeup tree ends where the sleep set
 * is empty; the other steps of the sequence are found from there, or before, in another order. So it is enough to
 * insert, for each step of the sleep set, the first step that depends on it, and the steps that must come before these.
 * Independent steps are left out: else there would be a branch for each order of them.
 */
final class WakeupSequenceFilter {
    private final Dependence dependence;

    WakeupSequenceFilter(Dependence dependence) {
        this.dependence = dependence;
    }

    /**
     * The steps of {@code sequence} to be inserted behind the children of {@code node}; all of them if the sleep set is
     * not empty after them.
     */
    boolean[] neededSteps(ExplorationNode node, SearchStep[] sequence) {
        boolean[] needed = new boolean[sequence.length + 1];
        for (SearchStep sleeper : node.sleepSet) {
            needed[firstDependent(sleeper, sequence)] = true;
        }
        for (ExplorationNode child = node.firstChild(); child != null; child = child.nextSibling()) {
            needed[firstDependent(child.step, sequence)] = true;
        }
        addInitialIndependent(sequence, needed);
        boolean all = needed[sequence.length];
        boolean any = all;
        for (int i = sequence.length - 1; i >= 0; i--) {
            needed[i] |= all || any && sequence[i].startsThread() || isBeforeNeeded(i, sequence, needed);
            any |= needed[i];
        }
        return needed;
    }

    /**
     * Steps without accesses are inserted too, if no step has to come before them. They have no order, so that they add
     * no branches; and sequences that begin with them branch at one node, which {@link ProgressEstimate} relies on.
     */
    private static void addInitialIndependent(SearchStep[] sequence, boolean[] needed) {
        for (int i = 0; i < sequence.length && !sequence[i].startsThread(); i++) {
            needed[i] |= sequence[i].accesses().length == 0 && isFirst(i, sequence);
        }
    }

    /** Whether the step is the first one of its thread. */
    private static boolean isFirst(int step, SearchStep[] sequence) {
        for (int i = 0; i < step; i++) {
            if (sequence[i].thread() == sequence[step].thread()) {
                return false;
            }
        }
        return true;
    }

    private int firstDependent(SearchStep sleeper, SearchStep[] sequence) {
        int at = 0;
        while (at < sequence.length && !dependence.areDependent(sleeper, sequence[at])) {
            at++;
        }
        return at;
    }

    private boolean isBeforeNeeded(int step, SearchStep[] sequence, boolean[] needed) {
        for (int i = step + 1; i < sequence.length; i++) {
            if (needed[i] && dependence.areDependent(sequence[step], sequence[i])) {
                return true;
            }
        }
        return false;
    }
}
