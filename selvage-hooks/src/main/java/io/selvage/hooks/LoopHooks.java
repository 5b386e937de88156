package io.selvage.hooks;

/**
 * Hooks of loops that may do nothing but wait: what they do from one iteration to the next changes nothing beyond local
 * variables that are not needed any more, and what other hooks report. A call that can fail and is tested at once has
 * failed if the loop is repeated.
 */
public final class LoopHooks {
    /** The flags of a loop's site tell its number within its method from this bit on. */
    public static final int NUMBER_SHIFT = 16;

    /** Rounds between two questions to the gates. */
    private static final int MANY = 1 << 16;

    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    private LoopHooks() {}

    /** A loop is entered, or goes round, that never ends and in which no other hook is called. */
    public static void endless(int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.threads().endlessLoop(site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** A method is entered where threads end for the exploration; does not return. */
    public static void endPoint(int site) {
        HookThread thread = HookThread.live();
        if (thread != null) {
            thread.inert = 1;
            try {
                thread.gates.threads().endPoint(site);
            } finally {
                thread.inert = 0;
            }
        }
    }

    /** A loop goes round. True if {@link #value} is to be told what the round has left in variables. */
    public static boolean round(int site) {
        return Carrier.current() instanceof HookThread thread && ++thread.rounds >= MANY && wantsValues(thread, site);
    }

    private static boolean wantsValues(HookThread thread, int site) {
        boolean wanted = false;
        if (thread.inert == 0 && thread.gates != null) {
            thread.inert = 1;
            try {
                wanted = thread.gates.threads().manyRounds(site);
            } finally {
                thread.inert = 0;
            }
        }
        thread.roundValues = 0;
        thread.rounds = wanted ? MANY : 0;
        return wanted;
    }

    /** A loop that can tell its values is entered. */
    public static void enterRounds(int site) {
        if (Carrier.current() instanceof HookThread thread
                && thread.rounds >= MANY
                && thread.inert == 0
                && thread.gates != null) {
            thread.gates.threads().enterRounds(site);
        }
    }

    /** A variable that the loop has changed and will read. */
    public static void value(long value) {
        if (Carrier.current() instanceof HookThread thread) {
            long mixed = (thread.roundValues ^ value) * MULTIPLIER;
            thread.roundValues = (mixed ^ mixed >>> 32) + MULTIPLIER;
        }
    }

    public static void value(int value) {
        value((long) value);
    }

    public static void value(float value) {
        value((long) Float.floatToRawIntBits(value));
    }

    public static void value(double value) {
        value(Double.doubleToRawLongBits(value));
    }

    /** All values of the round have been told. */
    public static void compare(int site) {
        if (Carrier.current() instanceof HookThread thread && thread.inert == 0 && thread.gates != null) {
            thread.inert = 1;
            try {
                thread.gates.threads().compareRounds(site, thread.roundValues);
            } finally {
                thread.inert = 0;
            }
        }
    }

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
            thread.inert = 1;
            try {
                thread.gates.threads().repeatLoop();
            } finally {
                thread.inert = 0;
            }
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
