package io.selvage.hooks.threads;

/** Which threads are in which group. */
public final class ThreadGroups {
    private ThreadGroups() {}

    /**
     * Counts those of {@code threads} that are in {@code group}, and puts them into {@code list} unless it is null, as
     * many as there is room for.
     *
     * @param recurse whether groups below count, too
     */
    public static int collect(ThreadGroup group, Thread[] threads, Thread[] list, boolean recurse) {
        int count = 0;
        for (Thread thread : threads) {
            if (contains(group, thread.getThreadGroup(), recurse) && (list == null || count < list.length)) {
                if (list != null) {
                    list[count] = thread;
                }
                count++;
            }
        }
        return count;
    }

    private static boolean contains(ThreadGroup group, ThreadGroup other, boolean recurse) {
        return other != null && (recurse ? group.parentOf(other) : group == other);
    }
}
