package io.selvage.verify.facts;

/**
 * A call that returns with a lock in hand, or gives back one that it has not taken: other calls of the same thread are
 * meant to do the rest.
 */
public record LockKeeping(String lock, String entry) {}
