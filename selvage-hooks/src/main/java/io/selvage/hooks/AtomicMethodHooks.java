package io.selvage.hooks;

/** Hooks around methods that count as one operation on their object, whatever they do inside. */
public final class AtomicMethodHooks {
    private AtomicMethodHooks() {}

    public static void enter(Object receiver, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().enterAtomicMethod(receiver, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void exit(Object receiver, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.gates.calls().leaveAtomicMethod(receiver, site);
        }
    }
}
