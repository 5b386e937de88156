package io.selvage.monitor.state;

import java.util.Arrays;

/**
 * A monitor's state between moves: the values of its state fields, and for each wait site that has threads whether they
 * wait, are about to enter again, or some of each.
 */
public final class ExploredState {
    public static final int WAITING = 1;
    public static final int ENTERING = 2;
    public static final int WAITING_AND_ENTERING = 3;

    private static final int BITS = 2;

    private final Object[] fields;
    /** Sites with the activity of their threads, sorted; see {@link #group}. */
    private final int[] groups;
    /** One key for each thread, sorted; empty under {@link StateAbstraction#GROUPED}. */
    private final long[] perThread;

    private final int hash;

    public ExploredState(Object[] fields, int[] groups, long[] perThread) {
        this.fields = fields;
        this.groups = groups;
        this.perThread = perThread;
        hash = (Arrays.hashCode(fields) * 31 + Arrays.hashCode(groups)) * 31 + Arrays.hashCode(perThread);
    }

    /** A wait site and what its threads do, in one number. */
    public static int group(int site, int activity) {
        return site << BITS | activity;
    }

    /** The site of a {@link #group}. */
    public static int siteOf(int group) {
        return group >>> BITS;
    }

    public Object[] fields() {
        return fields;
    }

    /** How many wait sites have threads. */
    public int groups() {
        return groups.length;
    }

    /** The site of the group with that index. */
    public int site(int group) {
        return siteOf(groups[group]);
    }

    /** Whether a thread waits at {@code site}, or is about to enter from there. */
    public boolean hasThreadsAt(int site) {
        return Arrays.stream(groups).anyMatch(group -> siteOf(group) == site);
    }

    int activity(int group) {
        return groups[group] & WAITING_AND_ENTERING;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ExploredState state
                && state.hash == hash
                && Arrays.equals(groups, state.groups)
                && Arrays.equals(perThread, state.perThread)
                && Arrays.equals(fields, state.fields);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
