package io.selvage.verify.facts;

/**
 * A method adds to a counter, or takes from it.
 *
 * @param isGuarded whether the method looks at the counter before, or waits
 */
public record CounterEffect(String entry, String field, boolean isIncrement, boolean isGuarded) {}
