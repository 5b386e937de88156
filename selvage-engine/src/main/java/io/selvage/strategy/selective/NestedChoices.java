package io.selvage.strategy.selective;

import java.util.Arrays;

/** Answers to the choices within a transition, tried one after the other. */
final class NestedChoices {
    /** Says which answers are not worth giving. */
    interface Needless {
        /** @param last the last of {@code count} answers, the others being in {@code first} */
        boolean test(int[] first, int count, int last);
    }

    private static final int NONE = -1;

    private int[] chosen = new int[4];
    private int[] alternatives = new int[4];
    private int count;
    /** How many of them are to be given again. */
    private int planned;

    void clear() {
        count = 0;
        planned = 0;
    }

    /** The transition is run from its beginning. */
    void start() {
        count = 0;
    }

    /** The next answer, -1 if none is worth giving. */
    int choose(int among, Needless needless) {
        if (count == chosen.length) {
            chosen = Arrays.copyOf(chosen, count * 2);
            alternatives = Arrays.copyOf(alternatives, count * 2);
        }
        int at = count++;
        alternatives[at] = among;
        if (at >= planned) {
            chosen[at] = NONE;
            return next(at, needless) ? chosen[at] : NONE;
        }
        return chosen[at];
    }

    private boolean next(int at, Needless needless) {
        do {
            chosen[at]++;
        } while (chosen[at] < alternatives[at] && needless.test(chosen, at + 1, chosen[at]));
        return chosen[at] < alternatives[at];
    }

    /** Plans the answers that come after those of the last run; false if there are none. */
    boolean moveOn(Needless needless) {
        for (; count > 0; count--) {
            if (next(count - 1, needless)) {
                planned = count;
                return true;
            }
        }
        planned = 0;
        return false;
    }

    int[] toArray() {
        return count == 0 ? SelectiveTransition.NONE : Arrays.copyOf(chosen, count);
    }
}
