package io.selvage.scheduler;

import io.selvage.sync.Monitor;

/** What is known of one object of the program in this execution. */
final class Cell {
    Object key;
    int hash;
    Cell next;

    /** Stable within a search as long as the thread that came across the object first does the same things. */
    int id;

    /** Its lock; null until somebody uses it. */
    Monitor monitor;

    /** The thread that this object is, if it is one and has been started. */
    Strand strand;

    private Monitor spare;

    Monitor monitor() {
        if (monitor == null) {
            if (spare == null) {
                spare = new Monitor();
            }
            monitor = spare;
            monitor.reset();
        }
        return monitor;
    }

    void clear() {
        key = null;
        next = null;
        strand = null;
        monitor = null;
    }
}
