package io.selvage.verify.facts;

/**
 * A critical section.
 *
 * @param touches whether anything in it can be noticed by another thread: shared state, a wait, a notification, or a
 *     call of code that is not known
 * @param isEmpty whether it does nothing at all
 */
public record Section(String lock, String entry, String site, boolean touches, boolean isEmpty) {}
