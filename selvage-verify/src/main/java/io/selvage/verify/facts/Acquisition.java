package io.selvage.verify.facts;

/**
 * A lock is taken by a thread that does not hold it yet.
 *
 * @param isByMethod whether a synchronized method takes it; the site is then the method's first line
 */
public record Acquisition(String lock, String entry, String site, boolean isByMethod) {}
