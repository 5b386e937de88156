package io.selvage.verify.suspicion;

/** What became of a suspicion. */
public enum Status {
    /** A run shows it, and its schedule can be replayed. */
    CONFIRMED,
    /** Within the bounds that are given it cannot happen. */
    REFUTED,
    UNDECIDED
}
