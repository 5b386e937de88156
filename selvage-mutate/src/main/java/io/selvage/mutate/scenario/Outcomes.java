package io.selvage.mutate.scenario;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What can come of a scenario.
 *
 * @param all in the order in which they were found
 * @param races what races, in words
 * @param gap why not every order was run; the empty string if every one was
 */
record Outcomes(Set<Outcome> all, Set<String> races, String gap) {
    boolean isComplete() {
        return gap.isEmpty();
    }

    /** What callers see. */
    Set<List<CallOutcome>> visible() {
        return all.stream().map(Outcome::calls).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Whether every call completes, whatever the order. */
    boolean alwaysCompletes() {
        return visible().stream().allMatch(calls -> calls.stream().allMatch(CallOutcome::isCompleted));
    }

    /** Whether the same is left behind. */
    boolean leavesTheSame(Outcomes other) {
        return all.equals(other.all);
    }
}
