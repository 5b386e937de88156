package io.selvage.sync;

/** What a thread has read of the clock. */
public final class ReadingCounter {
    private long last;
    private long shown = -1;
    private int readings;

    /** The latest time that this thread has read; 0 if none. */
    long last() {
        return last;
    }

    /** Reads {@code time}, at a clock that shows {@code now}; how often it has read it since that changed. */
    int next(long time, long now) {
        last = time;
        if (now != shown) {
            shown = now;
            readings = 0;
        }
        return ++readings;
    }

    /** The clock shows {@code now} because others may know that it has been read: counting goes on. */
    void sees(long now) {
        shown = now;
    }

    /** The clock shows {@code now} because this thread has read it: it goes on counting. */
    void moved(long now) {
        last = now;
        shown = now;
    }
}
