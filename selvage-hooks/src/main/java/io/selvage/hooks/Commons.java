package io.selvage.hooks;

import java.util.function.Predicate;

/**
 * Whether the program under test has changed something that the whole JVM shares and that no hook keeps apart.
 * Explorers at work at the same time would disturb one another from then on.
 */
public final class Commons {
    private static volatile String changed = "";
    private static volatile Predicate<String> watcher = what -> true;

    private Commons() {}

    /** @param before told what is going to be changed; says whether it is the program that changes it */
    public static void watch(Predicate<String> before) {
        watcher = before;
    }

    /** For the head of JDK methods that change shared state. Always false: the JDK does the work. */
    public static boolean markChanged(String what) {
        if (isChangedByProgram(what) && changed.isEmpty()) {
            changed = what;
        }
        return false;
    }

    /** As {@link #markChanged}, where no answer is wanted. */
    public static void noteChange(String what) {
        markChanged(what);
    }

    /** For methods that give the program shared state into its hands, which it may change or not. */
    public static void notePossibleChange(String what) {
        isChangedByProgram(what);
    }

    private static boolean isChangedByProgram(String what) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return false;
        }
        thread.inert = 1;
        try {
            return watcher.test(what);
        } finally {
            thread.inert = 0;
        }
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
