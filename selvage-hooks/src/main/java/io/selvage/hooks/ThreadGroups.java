package io.selvage.hooks;

/** Which thread is in which group. */
final class ThreadGroups {
    private ThreadGroups() {}

    /** @param recurse whether groups below count, too */
    static boolean contain(ThreadGroup group, Thread thread, boolean recurse) {
        ThreadGroup own = groupOf(thread);
        return own != null && (recurse ? group.parentOf(own) : group == own);
    }

    /** The same for the group of the running thread. */
    static boolean containWithCurrent(Thread thread) {
        return contain(groupOf(HookThread.below().gates.threads().current()), thread, true);
    }

    /** Asks the JDK's own code, without any hook. */
    private static ThreadGroup groupOf(Thread thread) {
        HookThread below = HookThread.below();
        int before = below.inert;
        below.inert = 1;
        try {
            return thread.getThreadGroup();
        } finally {
            below.inert = before;
        }
    }
}
