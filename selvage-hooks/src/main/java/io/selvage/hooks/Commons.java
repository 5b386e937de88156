package io.selvage.hooks;

/**
 * Whether the program under test has changed something that the whole JVM shares and that no hook keeps apart.
 * Explorers at work at the same time would disturb one another from then on.
 */
public final class Commons {
    private static volatile String changed = "";

    private Commons() {}

    /** For the head of JDK methods that change shared state. Always false: the JDK does the work. */
    public static boolean markChanged(String what) {
        if (changed.isEmpty() && HookThread.live() != null) {
            changed = what;
        }
        return false;
    }

    /** As {@link #markChanged}, for methods with a result. Always null. */
    public static String markChangedAndReturn(String what) {
        markChanged(what);
        return null;
    }

    /** What was changed first since {@link #reset}; the empty string if nothing was. */
    public static String changed() {
        return changed.isEmpty() && HookThread.overflowed ? "releases of locks in which the stack overflowed" : changed;
    }

    /** No execution is running: nothing has been changed. */
    public static void reset() {
        changed = "";
        HookThread.overflowed = false;
        HookThread.owed = 0;
    }
}
