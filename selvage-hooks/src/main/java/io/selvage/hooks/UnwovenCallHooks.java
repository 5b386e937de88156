package io.selvage.hooks;

/** Hooks before calls of code that no other hook reports; see {@link Weaving#reportUnwovenCalls}. */
public final class UnwovenCallHooks {
    private UnwovenCallHooks() {}

    /** The code may read anything, and change it. */
    public static void writesAnything() {
        any(true);
    }

    /** The code changes nothing, but may read anything. */
    public static void readsAnything() {
        any(false);
    }

    /** The code is that of {@code receiver}. */
    public static void callsReceiver(Object receiver) {
        of(receiver, true);
    }

    /** The code reads {@code object}, and its parts. */
    public static void reads(Object object) {
        of(object, false);
    }

    /** The same for each of {@code objects}, an array that no other code knows. */
    public static void readsElements(Object[] objects) {
        if (objects != null) {
            for (Object object : objects) {
                of(object, false);
            }
        }
    }

    /** The code fills {@code array}, unless that has no room. */
    public static void writesElements(Object[] array) {
        if (array != null && array.length > 0) {
            any(true);
        }
    }

    private static void any(boolean changes) {
        HookThread thread = Weaving.reportsUnwovenCalls() ? HookThread.live() : null;
        if (thread != null) {
            thread.gates.calls().unwovenCall(changes);
        }
    }

    private static void of(Object object, boolean changes) {
        HookThread thread = Weaving.reportsUnwovenCalls() ? HookThread.live() : null;
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().unwovenCall(object, changes);
            } finally {
                thread.inert = 0;
            }
        }
    }
}
