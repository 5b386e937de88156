package io.selvage.hooks;

/**
 * Hooks of loops that may do nothing but wait: what they do from one iteration to the next changes nothing beyond local
 * variables that are not needed any more, and what other hooks report. A call that can fail and is tested at once has
 * failed if the loop is repeated.
 */
public final class LoopHooks {
    private LoopHooks() {}

    /** A loop that neither passes time nor waits with a limit is entered. */
    public static void enter() {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.gates.threads().enterLoop();
        }
    }

    /** A loop that passes time or waits with a limit is entered. */
    public static void enterTimed() {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.gates.threads().enterTimedLoop();
        }
    }

    /** The loop begins once more. */
    public static void repeat() {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.gates.threads().repeatLoop();
        }
    }

    /** The same for a loop that passes time. */
    public static void repeatTimed() {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.gates.threads().repeatTimedLoop();
        }
    }

    /** The loop is over. */
    public static void leave() {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.gates.threads().leaveLoop();
        }
    }
}
