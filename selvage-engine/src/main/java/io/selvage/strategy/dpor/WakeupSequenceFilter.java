package io.selvage.strategy.dpor;

import io.selvage.dependence.Dependence;
import io.selvage.dependence.SearchStep;

/**
 * What of a sequence has to be planned. A plan ends where nobody is asleep; whatever else the sequence has in it is found from
 * there, or before, in another order. So it is enough to plan, for each step asleep, the first one that wakes it, and all that
 * must come before these. What has nothing to do with them is left out: else there would be a plan for each order of
 * it.
 */
final class WakeupSequenceFilter {
    private final Dependence dependence;

    WakeupSequenceFilter(Dependence dependence) {
        this.dependence = dependence;
    }

    /** The steps of {@code sequence} to be planned behind the ways of {@code place}; all of them if they leave somebody asleep. */
    boolean[] of(ExplorationNode place, SearchStep[] sequence) {
        boolean[] needed = new boolean[sequence.length + 1];
        for (SearchStep sleeper : place.asleep) {
            needed[firstAgainst(sleeper, sequence)] = true;
        }
        for (ExplorationNode way = place.first(); way != null; way = way.next()) {
            needed[firstAgainst(way.step, sequence)] = true;
        }
        addBeginnings(sequence, needed);
        boolean all = needed[sequence.length];
        boolean any = all;
        for (int i = sequence.length - 1; i >= 0; i--) {
            needed[i] |= all || any && sequence[i].startsThread() || isBeforeNeeded(i, sequence, needed);
            any |= needed[i];
        }
        return needed;
    }

    /**
     * Steps that nobody minds are planned too, if nothing has to come before them. They have no order, so that there are not more plans
     * for it; and plans that begin with them have their branches in one place, which the estimate of what is done lives on.
     */
    private static void addBeginnings(SearchStep[] sequence, boolean[] needed) {
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

    private int firstAgainst(SearchStep sleeper, SearchStep[] sequence) {
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
