package io.selvage.scheduler;

import io.selvage.sync.Monitor;

/** What is known of one object of the program in this execution. */
public final class ShadowObject {
    /** Objects that one thread can be the first to meet; their numbers fill the bits below the thread's. */
    private static final int BITS = 20;

    public Object key;
    int hash;
    ShadowObject next;

    /** See {@link #numberedBy}; 0 as long as only the JDK's own code has met the object. */
    public int id;

    /** Its lock; null until somebody uses it. */
    public Monitor monitor;

    /** The thread that this object is, if it is one and has been started. */
    public TestThread strand;

    /** The number it goes by if it is a thread and somebody has asked; else 0. */
    public long threadId;

    private Monitor spare;

    /**
     * Gives the object a number unless it has one. Numbers are stable within a search as long as the thread that meets the object
     * first does the same things.
     */
    public ShadowObject numberedBy(TestThread finder) {
        if (id == 0) {
            int number = ++finder.objects;
            if (number >>> BITS != 0) {
                throw new LostControlException(
                        "a thread met more than " + (1 << BITS) + " shared objects; lower --steps");
            }
            id = finder.id + 1 << BITS | number;
        }
        return this;
    }

    public Monitor monitor() {
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
        id = 0;
        threadId = 0;
        next = null;
        strand = null;
        monitor = null;
    }
}
