package io.selvage.detect.discipline;

import io.selvage.dependence.LongIndex;
import io.selvage.detect.AnalysisLimitException;

/** Numbers the variables of one execution from 0 in the order in which they turn up. */
final class VariableIndex {
    /** Variables of one execution. */
    private static final int MAX_VARIABLES = 1 << 22;
    /** A larger table is not kept for the next execution. */
    private static final int MAX_KEPT = 1 << 15;

    private LongIndex index = new LongIndex();

    void reset() {
        if (index.size() > MAX_KEPT) {
            index = new LongIndex();
        } else {
            index.clear();
        }
    }

    int count() {
        return index.size();
    }

    int object(int number) {
        return (int) (index.key(number) >>> 32);
    }

    int variable(int number) {
        return (int) index.key(number);
    }

    /** Its number; {@link #count} grows if it is new. */
    int number(int object, int variable) {
        int number = index.number((long) object << 32 | variable & 0xFFFF_FFFFL);
        if (number == MAX_VARIABLES) {
            throw new AnalysisLimitException("more than " + MAX_VARIABLES + " variables");
        }
        return number;
    }
}
