package io.selvage.dependence;

import java.util.Arrays;

/**
 * Names of objects for a search whose executions may run at the same time. That two names mean one object is noted
 * here, and taken into {@link ObjectAliases} when the execution is merged. Threads and objects beyond the numbers that
 * fit into a name share names with others; that costs executions and loses none.
 */
public final class StableNames implements ExecutionObjects.Naming {
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

    @Override
    public int name(int thread, int nth) {
        return (thread & (1 << THREAD_BITS) - 1) << MEETING_BITS | nth & (1 << MEETING_BITS) - 1;
    }

    /** The thread that calls an object so. */
    public static int thread(int name) {
        return name >>> MEETING_BITS;
    }

    @Override
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
