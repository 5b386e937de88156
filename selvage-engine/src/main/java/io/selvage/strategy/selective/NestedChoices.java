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

    private int[] picks = new int[4];
    private int[] ways = new int[4];
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
    int pick(int among, Needless needless) {
        if (count == picks.length) {
            picks = Arrays.copyOf(picks, count * 2);
            ways = Arrays.copyOf(ways, count * 2);
        }
        int at = count++;
        ways[at] = among;
        if (at >= planned) {
            picks[at] = NONE;
            return next(at, needless) ? picks[at] : NONE;
        }
        return picks[at];
    }

    private boolean next(int at, Needless needless) {
        do {
            picks[at]++;
        } while (picks[at] < ways[at] && needless.test(picks, at + 1, picks[at]));
        return picks[at] < ways[at];
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
        return count == 0 ? SelectiveTransition.NONE : Arrays.copyOf(picks, count);
    }
}
