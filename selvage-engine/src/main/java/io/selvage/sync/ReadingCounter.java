package io.selvage.sync;

/** How often a thread has read the clock since that last showed something else. */
public final class ReadingCounter {
    private long shown = -1;
    private int readings;

    /** Another reading of a clock that shows {@code now}; how many that makes. */
    int next(long now) {
        if (now != shown) {
            shown = now;
            readings = 0;
        }
        return ++readings;
    }

    /** The clock shows {@code now} because this thread has read it: it goes on counting. */
    void moved(long now) {
        shown = now;
    }
}
