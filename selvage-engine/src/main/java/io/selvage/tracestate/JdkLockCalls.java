package io.selvage.tracestate;

import java.util.Set;

/** Which methods of {@code java.util.concurrent.locks} do what, by the short name that the trace gives them. */
public final class JdkLockCalls {
    private static final Set<String> TAKE = Set.of(
            "lock", "lockInterruptibly", "readLock", "writeLock", "readLockInterruptibly", "writeLockInterruptibly");
    private static final Set<String> GIVE_BACK = Set.of("unlock", "unlockRead", "unlockWrite");
    private static final Set<String> AWAIT = Set.of("await", "awaitUninterruptibly", "awaitNanos", "awaitUntil");

    private JdkLockCalls() {}

    /** True if the method waits for a lock and returns with it. */
    public static boolean takes(String member) {
        // ReadWriteLock.readLock() is a mere getter; that of a StampedLock takes it.
        return isLock(member)
                && TAKE.contains(method(member))
                && (type(member).equals("StampedLock") || !method(member).startsWith("read"))
                && (type(member).equals("StampedLock") || !method(member).startsWith("write"));
    }

    public static boolean givesBack(String member) {
        return isLock(member) && GIVE_BACK.contains(method(member));
    }

    /** True if the method waits for permits of a semaphore and returns with them. */
    public static boolean takesPermit(String member) {
        return type(member).equals("Semaphore") && method(member).startsWith("acquire");
    }

    public static boolean givesPermit(String member) {
        return type(member).equals("Semaphore") && method(member).equals("release");
    }

    public static boolean awaits(String member) {
        return isCondition(member) && AWAIT.contains(method(member));
    }

    public static boolean signalsOne(String member) {
        return isCondition(member) && method(member).equals("signal");
    }

    public static boolean signalsAll(String member) {
        return isCondition(member) && method(member).equals("signalAll");
    }

    private static boolean isLock(String member) {
        return type(member).endsWith("Lock");
    }

    private static boolean isCondition(String member) {
        return type(member).equals("Condition") || type(member).endsWith("ConditionObject");
    }

    private static String type(String member) {
        return member.substring(0, Math.max(0, member.lastIndexOf('.')));
    }

    private static String method(String member) {
        return member.substring(member.lastIndexOf('.') + 1);
    }
}
