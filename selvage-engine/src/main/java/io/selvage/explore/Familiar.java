package io.selvage.explore;

import io.selvage.model.Observed;

/**
 * Executions that detectors have looked at and found nothing wrong with. A random walk takes the ways of a small program again and
 * again; the same events in the same order tell nothing new.
 */
final class Familiar {
    private static final int SIZE = 1 << 14;

    /** Numbers of traces, each at the place that its lowest bits name; a newer one takes the place of an older one. */
    private final long[] traces = new long[SIZE];

    private boolean holds(long number) {
        return traces[(int) number & SIZE - 1] == number;
    }

    boolean contains(Observed execution) {
        return holds(execution.fingerprint());
    }

    void add(Observed execution) {
        long number = execution.fingerprint();
        traces[(int) number & SIZE - 1] = number;
    }
}
