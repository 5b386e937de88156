package io.selvage.explore;

/**
 * What leads to an execution again.
 *
 * @param steps after how many steps to leave it, if it would go on for ever; else 0
 */
record Way(int[] picks, int steps) {
    /** To an execution that comes to its end. */
    Way(int[] picks) {
        this(picks, 0);
    }

    static Way of(Livelocks.Found found) {
        return new Way(found.picks(), found.steps());
    }

    boolean isEndless() {
        return steps > 0;
    }
}
