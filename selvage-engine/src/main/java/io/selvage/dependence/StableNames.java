package io.selvage.dependence;

import java.util.Arrays;

/**
 * Names of objects that hold across the executions of a search, and what one execution shows about them. The number that an
 * execution gives an object depends on who meets it first; which object a thread meets as its n-th depends on that thread
 * alone. So an object has one name for each thread that meets it; that two of them mean one object is noted here and taken
 * into {@link ObjectAliases}. A thread that takes different ways may call different objects by one name; that makes steps look
 * dependent that are not, which costs executions and loses none. The same goes for threads and objects beyond the
 * numbers that fit into a name.
 */
public final class StableNames {
    private static final int MEETING_BITS = 18;
    private static final int THREAD_BITS = Access.NAME_BITS - MEETING_BITS;
    private static final int[] NO_PAIRS = {};

    private ObjectAliases aliases;
    /** Pairs of names found to mean the same object, beyond those known. */
    private int[] pairs = new int[16];

    private int size;

    /** @param aliases what is known; must not grow meanwhile */
    public StableNames(ObjectAliases aliases) {
        this.aliases = aliases;
    }

    /** A new execution begins, before which so much is known. */
    public void reset(ObjectAliases known) {
        aliases = known;
        size = 0;
    }

    /** The name of the object that {@code thread} meets as its {@code nth}. */
    public int name(int thread, int nth) {
        return (thread & (1 << THREAD_BITS) - 1) << MEETING_BITS | nth & (1 << MEETING_BITS) - 1;
    }

    /** The thread that calls an object so. */
    public static int thread(int name) {
        return name >>> MEETING_BITS;
    }

    /** Both names mean the same object. */
    public void unite(int one, int other) {
        if (aliases.mayAlias(one, other)) {
            return;
        }
        if (size == pairs.length) {
            pairs = Arrays.copyOf(pairs, size * 2);
        }
        pairs[size++] = one;
        pairs[size++] = other;
    }

    /** What this execution has shown to mean the same: every two elements in turn. */
    public int[] newAliases() {
        return size == 0 ? NO_PAIRS : Arrays.copyOf(pairs, size);
    }
}
