package io.selvage.hooks;

import java.util.List;

/**
 * What a class file says about a monitor.
 *
 * @param state what the conditions of its waits and notifications are made of: fields, and methods of fields ({@code
 *     queue.size()}, {@code head?} for whether there is one)
 * @param points where it waits and notifies
 */
public record MonitorFacts(List<String> state, List<Point> points) {
    /** What happens at a point. */
    public enum Kind {
        WAIT,
        NOTIFY,
        NOTIFY_ALL
    }

    /** The id of a hook where the source does not show which it is. */
    public static final String ANY_ID = "?";

    /**
     * @param looped whether control can come back to the point without leaving its method
     * @param id the id that it gives to {@code SyncHook}; the empty string if it waits or notifies by itself
     */
    public record Point(Kind kind, String type, String method, int line, boolean looped, String id) {}

    /** Reads them off the class files of {@code type} and its superclasses. */
    @FunctionalInterface
    public interface Reader {
        /** Null if the class file cannot be found or read. */
        MonitorFacts read(Class<?> type);
    }

    private static volatile Reader reader = type -> null;

    /** For the agent, which brings the means to read class files. */
    public static void readBy(Reader newReader) {
        reader = newReader;
    }

    /** Null if nothing can be found out. */
    public static MonitorFacts of(Class<?> type) {
        return reader.read(type);
    }
}
