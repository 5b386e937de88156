package io.selvage.monitor.compare;

import java.util.Set;

/**
 * How far two monitors are compared.
 *
 * @param threads how many calls may be inside or waiting at a time
 * @param moves how many moves are tried
 * @param remembering the methods whose local variables may keep something across a wait: what such a call found when it
 *     began is part of the state
 */
public record ComparisonBounds(int threads, long moves, Set<String> remembering) {
    public ComparisonBounds {
        remembering = Set.copyOf(remembering);
    }

    boolean remembers(String method) {
        return remembering.contains(method);
    }
}
