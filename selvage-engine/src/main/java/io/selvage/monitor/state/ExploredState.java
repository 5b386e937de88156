package io.selvage.monitor.state;

import java.util.Arrays;

/**
 * What is seen of a monitor between moves: the values of its state fields, and for each wait point with threads whether they wait, are on
 * their way back in, or some of each.
 */
public final class ExploredState {
    public static final int WAITING = 1;
    public static final int ENTERING = 2;
    public static final int BOTH = 3;

    private static final int BITS = 2;

    private final Object[] fields;
    /** Site and what its threads do, by site. */
    private final int[] groups;
    /** What each thread does, in an order of its own; empty where only groups count. */
    private final long[] crowd;

    private final int hash;

    public ExploredState(Object[] fields, int[] groups, long[] crowd) {
        this.fields = fields;
        this.groups = groups;
        this.crowd = crowd;
        hash = (Arrays.hashCode(fields) * 31 + Arrays.hashCode(groups)) * 31 + Arrays.hashCode(crowd);
    }

    public static int group(int site, int what) {
        return site << BITS | what;
    }

    public Object[] fields() {
        return fields;
    }

    public int groups() {
        return groups.length;
    }

    public int site(int group) {
        return groups[group] >>> BITS;
    }

    int what(int group) {
        return groups[group] & BOTH;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ExploredState state
                && state.hash == hash
                && Arrays.equals(groups, state.groups)
                && Arrays.equals(crowd, state.crowd)
                && Arrays.equals(fields, state.fields);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
