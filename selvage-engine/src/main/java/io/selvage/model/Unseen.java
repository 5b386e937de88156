package io.selvage.model;

/**
 * A call, or another access, whose effects are not known, on something that two threads reach.
 *
 * @param what the method, with its class
 * @param site where it is called, as reports show it
 */
public record Unseen(String what, String site) implements Comparable<Unseen> {
    @Override
    public int compareTo(Unseen other) {
        int byWhat = what.compareTo(other.what);
        return byWhat != 0 ? byWhat : site.compareTo(other.site);
    }
}
