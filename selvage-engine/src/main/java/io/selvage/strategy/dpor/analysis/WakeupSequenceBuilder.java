package io.selvage.strategy.dpor.analysis;

import io.selvage.dependence.Access;
import io.selvage.dependence.Facet;
import io.selvage.dependence.SearchStep;
import io.selvage.model.Variant;
import java.util.Arrays;
import java.util.function.IntFunction;

/** Works out what has to happen, from a place in an execution on, for a reversal to come about. */
final class WakeupSequenceBuilder {
    private final ExecutionHistory history;
    private final IntFunction<long[]> reached;
    private final int spurious;
    private final int interrupts;
    /** Numbers of steps. */
    private int[] chosen = new int[64];

    private int size;

    /** @param reached what a step of the execution reached, in the execution's own names */
    WakeupSequenceBuilder(ExecutionHistory history, IntFunction<long[]> reached, int spurious, int interrupts) {
        this.history = history;
        this.reached = reached;
        this.spurious = spurious;
        this.interrupts = interrupts;
    }

    /** Whatever did not follow from the step that is to come later, then what comes earlier instead. */
    SearchStep[] build(RaceReversal reversal, SearchStep[] steps, int all) {
        size = 0;
        // After the end of the JVM nothing comes, not even what does not depend on it.
        int length = all > 0 && Access.endsJvm(steps[all - 1].accesses()) ? all - 1 : all;
        if (chosen.length < length) {
            chosen = new int[length * 2];
        }
        int at = reversal.before();
        if (reversal.executed()) {
            for (int i = at + 1; i < length; i++) {
                if (!history.happensBefore(at, i)) {
                    chosen[size++] = i;
                }
            }
        } else if (reversal.step().variant() == Variant.IDLE_TIMEOUT && reversal.previous() != ExecutionHistory.NONE) {
            addAllOfOthers(reversal, steps, length);
        } else {
            addCompatible(reversal, steps, length);
        }
        return withLast(reversal.step(), steps);
    }

    private SearchStep[] withLast(SearchStep step, SearchStep[] steps) {
        SearchStep[] sequence = new SearchStep[size + 1];
        for (int i = 0; i < size; i++) {
            sequence[i] = steps[chosen[i]];
        }
        sequence[size] = step;
        return sequence;
    }

    /** The numbers of the steps in the last sequence but for its last one, as many as {@link #size}. */
    int[] chosen() {
        return chosen;
    }

    int size() {
        return size;
    }

    /** Adds only what leaves the reversal's step possible. */
    private void addCompatible(RaceReversal reversal, SearchStep[] steps, int length) {
        Variant variant = reversal.step().variant();
        long[] disabling = disablingAccesses(reversal.step());
        int left = left(reversal, steps, length);
        boolean[] dropped = new boolean[length];
        for (int i = reversal.before() + 1; i < length; i++) {
            if (history.happensBefore(reversal.before(), i)) {
                continue;
            }
            boolean past = isPast(i, reversal);
            boolean spends = !past && uses(steps[i], variant);
            dropped[i] = !past
                    && (i == reversal.notifier()
                            || spends && left == 0
                            || mayDisable(i, steps[i].thread(), reversal.step(), disabling)
                            || dependsOnDropped(i, dropped, reversal.before()));
            if (!dropped[i]) {
                left -= spends ? 1 : 0;
                chosen[size++] = i;
            }
        }
    }

    /** All comes before a step that is possible only when nothing else is, but for what follows from its thread. */
    private void addAllOfOthers(RaceReversal reversal, SearchStep[] steps, int length) {
        boolean[] dropped = new boolean[length];
        for (int i = reversal.before() + 1; i < length; i++) {
            if (history.happensBefore(reversal.before(), i)) {
                continue;
            }
            dropped[i] = steps[i].thread() == reversal.step().thread() && i > reversal.previous()
                    || dependsOnDropped(i, dropped, reversal.before());
            if (!dropped[i]) {
                chosen[size++] = i;
            }
        }
    }

    private boolean mayDisable(int at, int thread, SearchStep step, long[] disabling) {
        long[] accesses = reached.apply(at);
        return thread == step.thread()
                || Access.dependsOnAnyStep(accesses, step.thread(), disabling)
                || Access.dependsOnAnyStep(disabling, thread, accesses)
                || Access.conflict(accesses, disabling);
    }

    /**
     * What the step reaches without what it merely uses: only what another would have to reach to make it impossible.
     */
    private static long[] disablingAccesses(SearchStep step) {
        return Arrays.stream(step.accesses())
                .filter(access -> Access.facet(access) != Facet.BUDGET
                        && !Access.facet(access).isMonitor())
                .toArray();
    }

    private boolean dependsOnDropped(int step, boolean[] dropped, int at) {
        for (int i = at + 1; i < step; i++) {
            if (dropped[i] && history.happensBefore(i, step)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPast(int step, RaceReversal reversal) {
        return reversal.previous() != ExecutionHistory.NONE && history.happensBefore(step, reversal.previous());
    }

    private static boolean uses(SearchStep step, Variant variant) {
        return step.variant() == variant && (variant == Variant.SPURIOUS || variant == Variant.INTERRUPT);
    }

    /** How many steps of the reversal's kind may come before it, beyond those that must. */
    private int left(RaceReversal reversal, SearchStep[] steps, int length) {
        Variant variant = reversal.step().variant();
        int left = (variant == Variant.SPURIOUS ? spurious : interrupts) - 1;
        for (int i = 0; i < length; i++) {
            if (uses(steps[i], variant) && (i < reversal.before() || isPast(i, reversal))) {
                left--;
            }
        }
        return left;
    }
}
