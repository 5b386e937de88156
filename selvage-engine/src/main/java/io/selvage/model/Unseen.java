package io.selvage.model;

/**
 * A call, or another access, whose effects are not known, on something that two threads reach.
 *
 * @param what the method, with its class
 * @param site where it is called, as reports show it
 */
public record Unseen(String what, String site) implements Comparable<Unseen> {
    /**
     * Two accesses of an execution to what may be the same. They matter unless something orders them.
     *
     * @param what the call that has made one of them
     * @param earlier by its number in the trace, or {@link #NEVER_ORDERED}
     * @param later by its number in the trace
     */
    public record Pair(Unseen what, int earlier, int later) {
        /** In place of a number: the two matter in any case. */
        public static final int NEVER_ORDERED = -1;
    }

    @Override
    public int compareTo(Unseen other) {
        int byWhat = what.compareTo(other.what);
        return byWhat != 0 ? byWhat : site.compareTo(other.site);
    }
}
