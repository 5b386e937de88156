package io.selvage.detect.happensbefore;

import io.selvage.dependence.LongIndex;
import io.selvage.detect.AnalysisLimitException;
import java.util.Arrays;

/**
 * What is remembered of each variable and of each thing that orders threads: a few numbers by (object, variable).
 * Everything is forgotten at once when an execution begins; in steady state nothing is allocated.
 */
public final class ShadowTable {
    /** Variables have numbers from 0; what orders threads through the object has these. */
    static final int LOCK = -1;

    static final int CALL = -2;
    static final int PERMIT = -3;
    static final int THREAD_LIFE = -4;
    static final int INTERRUPT = -5;
    static final int LEFT_POOL = -6;
    private static final int CALL_PARTS = -16;

    /** Positions of an entry's numbers. All are 0 at first; events are numbered from 1. */
    public static final int WRITE = 0;
    /** The last read, or minus the row of the last reads of all threads. */
    public static final int READ = 1;

    public static final int ORDERED_WRITE = 2;
    public static final int ORDERED_READ = 3;
    /** The row of the clock of those who released, and the last of them, or {@link #MANY_RELEASERS}. */
    static final int CLOCK = 4;

    static final int RELEASE = 5;
    static final int MANY_RELEASERS = -1;
    /** The same of those who only updated, and so did not acquire from one another. */
    static final int UPDATE_CLOCK = 6;

    static final int UPDATE_RELEASE = 7;
    private static final int WIDTH = 8;

    /** Variables of one execution. */
    private static final int MAX_VARIABLES = 1 << 22;

    private static final int INITIAL_VARIABLES = 256;
    /** A larger table is not kept for the next execution. */
    private static final int MAX_KEPT = 1 << 15;

    private LongIndex index = new LongIndex(INITIAL_VARIABLES);
    private int[] data = new int[WIDTH * INITIAL_VARIABLES];

    void reset() {
        if (index.size() > MAX_KEPT) {
            index = new LongIndex(INITIAL_VARIABLES);
            data = new int[WIDTH * INITIAL_VARIABLES];
        } else {
            index.clear();
        }
    }

    /** The entry of a variable, made if there is none. */
    public int findOrAdd(int object, int variable) {
        int known = index.size();
        int entry = index.number(key(object, variable)) * WIDTH;
        if (index.size() > known) {
            clear(entry);
        }
        return entry;
    }

    private void clear(int entry) {
        if (index.size() > MAX_VARIABLES) {
            throw new AnalysisLimitException("more than " + MAX_VARIABLES + " variables");
        }
        if (entry == data.length) {
            data = Arrays.copyOf(data, entry * 2);
        }
        Arrays.fill(data, entry, entry + WIDTH, 0);
    }

    /** The entry of a variable, or a negative number. */
    int find(int object, int variable) {
        return index.find(key(object, variable)) * WIDTH;
    }

    /** The number of a location of {@link io.selvage.dependence.Facet#CALL}. */
    static int callPart(int location) {
        return location == 0 ? CALL : CALL_PARTS - location;
    }

    private static long key(int object, int variable) {
        return (long) object << 32 | variable & 0xFFFFFFFFL;
    }

    public int get(int entry, int position) {
        return data[entry + position];
    }

    public void set(int entry, int position, int number) {
        data[entry + position] = number;
    }
}
