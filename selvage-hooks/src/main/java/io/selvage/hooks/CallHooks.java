package io.selvage.hooks;

import io.selvage.hooks.jdk.OverridableCall;
import java.util.concurrent.TimeUnit;

/** Hooks around calls from woven code to the JDK. */
public final class CallHooks {
    private CallHooks() {}

    /** Whether a call, by its number, runs a method of the program, which reports itself. */
    public static boolean isOverridden(Object receiver, int call) {
        return receiver != null && OverridableCall.isOverridden(receiver.getClass(), call);
    }

    public static int begin(Object receiver, int site) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return 0;
        }
        thread.inert = 1;
        try {
            return thread.gates.calls().begin(receiver, site);
        } finally {
            thread.inert = 0;
        }
    }

    /** The call that begins next waits no longer than that. */
    public static void limit(long time, TimeUnit unit) {
        HookThread thread = unit == null ? null : HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().limit(unit.toNanos(time));
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** The call that begins next is about that many permits. */
    public static void amount(int amount) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().amount(amount);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static int beginAt(Object receiver, int place, int site) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return 0;
        }
        thread.inert = 1;
        try {
            return thread.gates.calls().beginAt(receiver, place, site);
        } finally {
            thread.inert = 0;
        }
    }

    public static int beginWith(Object receiver, Object key, int site) {
        HookThread thread = HookThread.live();
        if (thread == null) {
            return 0;
        }
        thread.inert = 1;
        try {
            return thread.gates.calls().beginWith(receiver, key, site);
        } finally {
            thread.inert = 0;
        }
    }

    public static void end(Object receiver, int token) {
        if (token == 0) {
            return;
        }
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().end(receiver, token);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void extraAccess(Object object) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().extraAccess(object);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void internalAccess(Object object) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().internalAccess(object);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void extraUse(Object object) {
        HookThread thread = object == null ? null : HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().extraUse(object);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void extraComparison(Object receiver, Object object) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().extraComparison(receiver, object);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void extraRead(Object object) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.calls().extraRead(object);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void forkJoin(int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.tasks().forkJoin(site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void taskAccess(Object receiver, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.tasks().taskAccess(receiver, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    public static void taskStep(Object receiver, int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.tasks().taskStep(receiver, site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** Woven code is about to see which thread it runs on. */
    public static void seesThread() {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.gates.tasks().seesThread();
        }
    }

    public static void atSite(int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.gates.calls().atSite(site);
        }
    }
}
