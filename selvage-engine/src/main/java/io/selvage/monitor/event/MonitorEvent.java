package io.selvage.monitor.event;

/**
 * Something that happened.
 *
 * @param thread {@code T2}; the empty string for {@link Kind#BEGIN}
 * @param call the call that the thread makes, {@code deposit(1)}
 * @param where the line of a wait or notification, {@code Buffer.java:12}, or its id if the monitor calls {@code
 *     SyncHook}; else the empty string
 */
public record MonitorEvent(Kind kind, String thread, String call, String where) {
    /** What happened. */
    public enum Kind {
        /** A new monitor was made. */
        BEGIN,
        /** A thread enters the monitor, with a new call or after a wait. */
        MOVE,
        WAIT,
        NOTIFY,
        NOTIFY_ALL,
        /** The call has returned or thrown. */
        COMPLETE
    }

    @Override
    public String toString() {
        return (kind + " " + thread + " " + call + " " + where).strip();
    }
}
