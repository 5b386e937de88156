package io.selvage.explore;

/**
 * What leads to an execution again.
 *
 * @param steps after how many steps to leave it, if it would go on for ever; else 0
 * @param shown how many of them are worth showing: one that goes round is shown going round once
 */
record Way(int[] picks, int steps, int shown) {
    /** To an execution that comes to its end. */
    Way(int[] picks) {
        this(picks, 0, 0);
    }

    static Way of(Livelocks.Found found) {
        return new Way(found.picks(), found.steps(), found.from() + found.round());
    }

    boolean isEndless() {
        return steps > 0;
    }

    /** The part of it that is shown. */
    Way once() {
        return new Way(picks, shown, shown);
    }
}
