package io.selvage.dependence;

import io.selvage.model.Variant;
import java.util.Arrays;

/**
 * One step of a thread in a search: its variant, its nested choices, its accesses. Steps of different executions can be
 * compared.
 *
 * @param picks answers to the choices within the step; those left out at the end are 0
 * @param accesses what it accessed, in the form of {@link Access}
 */
public record SearchStep(int thread, Variant variant, int[] picks, long[] accesses) {
    public static final int[] NO_PICKS = {};

    /** True if a thread in the same situation would do the same. */
    boolean isSameTransition(SearchStep other) {
        return thread == other.thread && variant == other.variant && samePicks(picks, other.picks);
    }

    private static boolean samePicks(int[] some, int[] others) {
        int common = Arrays.mismatch(some, others);
        return common < 0 || restIsZero(some, common) && restIsZero(others, common);
    }

    private static boolean restIsZero(int[] picks, int from) {
        for (int i = from; i < picks.length; i++) {
            if (picks[i] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether it starts a thread, which can take no step before. */
    public boolean startsThread() {
        for (long access : accesses) {
            if (Access.facet(access) == Facet.STARTED && Access.writes(access)) {
                return true;
            }
        }
        return false;
    }

    public int pick(int position) {
        return position < picks.length ? picks[position] : 0;
    }
}
