package io.selvage.hooks;

/** Hooks before calls of code that no other hook tells of; see {@link Weaving#tellUnseen}. */
public final class UnwovenCallHooks {
    private UnwovenCallHooks() {}

    /** The code may look at anything, and change it. */
    public static void changes() {
        any(true);
    }

    /** The code changes nothing, but may look at anything. */
    public static void looks() {
        any(false);
    }

    /** The code is that of {@code receiver}. */
    public static void calls(Object receiver) {
        of(receiver, true);
    }

    /** The code looks at {@code object}, and at what that consists of. */
    public static void looksAt(Object object) {
        of(object, false);
    }

    /** The same for each of {@code objects}, an array that nobody else knows. */
    public static void looksAtAll(Object[] objects) {
        if (objects != null) {
            for (Object object : objects) {
                of(object, false);
            }
        }
    }

    /** The code fills {@code array}, unless that has no room. */
    public static void fills(Object[] array) {
        if (array != null && array.length > 0) {
            any(true);
        }
    }

    private static void any(boolean changes) {
        HookThread thread = Weaving.tellsUnseen() ? HookThread.live() : null;
        if (thread != null) {
            thread.gates.calls().unseen(changes);
        }
    }

    private static void of(Object object, boolean changes) {
        HookThread thread = Weaving.tellsUnseen() ? HookThread.live() : null;
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().unseen(object, changes);
            } finally {
                thread.inert = 0;
            }
        }
    }
}
