package io.selvage.verify.facts;

/**
 * A way out of a method on which a lock is kept that other ways give back.
 *
 * @param isThrown whether it is left by an exception
 */
public record LockLeak(String lock, String entry, String site, boolean isThrown) {}
