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

    /** A field of a class whose own accesses to it nobody reports. */
    public static void foreignField(Object owner, int site) {
        if (owner != null) {
            field(owner, site);
            unseen(owner, site);
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
        if (thread == null) {
            return;
        }
        if (owner == null) {
            initialise(thread, handle, site);
        }
        thread.inert = 1;
        try {
            thread.gates.memory().varHandle(handle, owner, index, site);
        } finally {
            thread.inert = 0;
        }
    }

    private static void initialise(HookThread thread, Object handle, int site) {
        Class<?> type;
        thread.inert = 1;
        try {
            type = thread.gates.memory().staticOwner(handle);
        } finally {
            thread.inert = 0;
        }
        if (type != null) {
            ClassHooks.initialise(type, site);
        }
    }

    /** An access by {@code Unsafe}. */
    public static void raw(Object base, long offset, long bytes, int site) {
        if (base instanceof Class<?> type) {
            ClassHooks.initialise(type, site);
        }
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.memory().raw(base, offset, bytes, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** {@code Unsafe} copies from one object to another. */
    public static void copy(Object from, long fromOffset, Object to, long toOffset, long bytes, int site) {
        if (HookThread.live() == null) {
            return;
        }
        int reading;
        ClassHooks.pause();
        try {
            reading = Sites.at(site, Sites.get(site).member(), Site.READ);
        } finally {
            ClassHooks.resume();
        }
        raw(from, fromOffset, bytes, reading);
        raw(to, toOffset, bytes, site);
    }

    /** A shallow copy is about to be made of {@code owner}. */
    public static void contents(Object owner, int site) {
        HookThread thread = HookThread.live();
        if (thread != null && owner != null) {
            thread.inert = 1;
            try {
                thread.gates.memory().contents(owner, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** {@code root} is about to be written to a stream; of {@code level} only, unless that is null. */
    public static void graph(Object root, Class<?> level, int site) {
        HookThread thread = HookThread.live();
        if (thread != null && root != null) {
            thread.inert = 1;
            try {
                thread.gates.memory().graph(root, level, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** Something is about to be accessed that cannot be named; part of {@code object} if that is not null. */
    public static void unseen(Object object, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.memory().unseen(object, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** Code is about to use a field, method or constructor by reflection. */
    public static void reflected(Object member, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.memory().reflected(member, site);
            } finally {
                thread.inert = 0;
            }
        }
    }
}
