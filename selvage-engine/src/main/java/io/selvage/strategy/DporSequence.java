package io.selvage.strategy;

import io.selvage.model.Variant;
import java.util.ArrayList;
import java.util.List;

/** Works out what has to happen, from a place in an execution on, for a reversal to come about. */
final class DporSequence {
    private final DporHistory history;
    private final DporNames names;
    private final int spurious;
    private final int interrupts;
    private final List<DporStep> sequence = new ArrayList<>();

    DporSequence(DporHistory history, DporNames names, int spurious, int interrupts) {
        this.history = history;
        this.names = names;
        this.spurious = spurious;
        this.interrupts = interrupts;
    }

    /**
     * Whatever did not follow from the step that is to come later, then what comes earlier instead. The list is valid
     * until the next call and may be changed.
     */
    List<DporStep> of(DporReversal reversal, DporStep[] steps, int length) {
        sequence.clear();
        int at = reversal.at();
        if (reversal.seen()) {
            for (int i = at + 1; i < length; i++) {
                if (!history.isBefore(at, i)) {
                    sequence.add(steps[i]);
                }
            }
        } else {
            addHarmless(reversal, steps, length);
        }
        sequence.add(reversal.step());
        return sequence;
    }

    /** Adds only what leaves the reversal's step possible. */
    private void addHarmless(DporReversal reversal, DporStep[] steps, int length) {
        Variant variant = reversal.step().variant();
        DporStep step = DporNames.vulnerable(reversal.step());
        int left = left(reversal, steps, length);
        boolean[] dropped = new boolean[length];
        for (int i = reversal.at() + 1; i < length; i++) {
            if (history.isBefore(reversal.at(), i)) {
                continue;
            }
            boolean past = isPast(i, reversal);
            boolean spends = !past && uses(steps[i], variant);
            dropped[i] = !past
                    && (i == reversal.waker()
                            || spends && left == 0
                            || names.dependent(steps[i], step)
                            || follows(i, dropped, reversal.at()));
            if (!dropped[i]) {
                left -= spends ? 1 : 0;
                sequence.add(steps[i]);
            }
        }
    }

    private boolean follows(int step, boolean[] dropped, int at) {
        for (int i = at + 1; i < step; i++) {
            if (dropped[i] && history.isBefore(i, step)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPast(int step, DporReversal reversal) {
        return reversal.previous() != DporHistory.NONE && history.isBefore(step, reversal.previous());
    }

    private static boolean uses(DporStep step, Variant variant) {
        return step.variant() == variant && (variant == Variant.SPURIOUS || variant == Variant.INTERRUPT);
    }

    /** How many steps of the reversal's kind may come before it, beyond those that must. */
    private int left(DporReversal reversal, DporStep[] steps, int length) {
        Variant variant = reversal.step().variant();
        int left = (variant == Variant.SPURIOUS ? spurious : interrupts) - 1;
        for (int i = 0; i < length; i++) {
            if (uses(steps[i], variant) && (i < reversal.at() || isPast(i, reversal))) {
                left--;
            }
        }
        return left;
    }
}
