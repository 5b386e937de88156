package io.selvage.hooks;

/** Hooks for memory accesses; each stands right before the access it reports. */
public final class MemoryHooks {
    private MemoryHooks() {}

    public static void field(Object owner, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.memory().field(owner, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void wholeObject(Object owner, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.memory().wholeObject(owner, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void staticField(int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.memory().staticField(site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void element(Object array, int index, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.memory().element(array, index, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void elements(Object array, int from, int to, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.memory().elements(array, from, to, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void varHandle(Object handle, Object owner, int index, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.memory().varHandle(handle, owner, index, site);
            } finally {
                thread.inert = 0;
            }
        }
    }
}
