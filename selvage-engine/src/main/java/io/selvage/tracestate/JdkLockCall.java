package io.selvage.tracestate;

/** What a call of a method of {@code java.util.concurrent.locks}, or of a semaphore, does. */
public enum JdkLockCall {
    /** Of a {@code Lock}, which may be half of a {@code ReadWriteLock} or a view of a {@code StampedLock}. */
    LOCK,
    LOCK_INTERRUPTIBLY,
    TRY_LOCK,
    UNLOCK,
    /** Of a {@code StampedLock}, as all down to {@link #VALIDATE}. */
    WRITE_LOCK,
    WRITE_LOCK_INTERRUPTIBLY,
    TRY_WRITE_LOCK,
    UNLOCK_WRITE,
    READ_LOCK,
    READ_LOCK_INTERRUPTIBLY,
    TRY_READ_LOCK,
    UNLOCK_READ,
    /** Releases what its stamp stands for. */
    UNLOCK_STAMP,
    CONVERT_TO_WRITE_LOCK,
    CONVERT_TO_READ_LOCK,
    CONVERT_TO_OPTIMISTIC_READ,
    OPTIMISTIC_READ,
    VALIDATE,
    /** Of a {@code Condition}. */
    AWAIT,
    SIGNAL,
    SIGNAL_ALL,
    /** Of a {@code Semaphore}. */
    ACQUIRE_PERMIT,
    RELEASE_PERMIT,
    /** Another method of a lock or a condition, which asks something or makes a view. */
    OTHER,
    /** A method of something else. */
    NONE;

    /** @param member the called method as sites name it, {@code ReentrantLock.lock} */
    public static JdkLockCall of(String member) {
        int dot = member.lastIndexOf('.');
        String method = member.substring(dot + 1);
        String owner = member.substring(0, Math.max(0, dot));
        String type = owner.substring(owner.lastIndexOf('.') + 1);
        if (type.equals("StampedLock")) {
            return ofStampedLock(method);
        }
        if (type.equals("Condition") || type.endsWith("ConditionObject")) {
            return ofCondition(method);
        }
        if (type.equals("Semaphore")) {
            return method.startsWith("acquire") ? ACQUIRE_PERMIT : method.equals("release") ? RELEASE_PERMIT : NONE;
        }
        return type.endsWith("Lock") ? ofLock(method) : NONE;
    }

    private static JdkLockCall ofLock(String method) {
        return switch (method) {
            case "lock" -> LOCK;
            case "lockInterruptibly" -> LOCK_INTERRUPTIBLY;
            case "tryLock" -> TRY_LOCK;
            case "unlock" -> UNLOCK;
            // ReadWriteLock.readLock() and writeLock() are mere getters.
            default -> OTHER;
        };
    }

    private static JdkLockCall ofCondition(String method) {
        return switch (method) {
            case "await", "awaitUninterruptibly", "awaitNanos", "awaitUntil" -> AWAIT;
            case "signal" -> SIGNAL;
            case "signalAll" -> SIGNAL_ALL;
            default -> OTHER;
        };
    }

    private static JdkLockCall ofStampedLock(String method) {
        return switch (method) {
            case "writeLock" -> WRITE_LOCK;
            case "writeLockInterruptibly" -> WRITE_LOCK_INTERRUPTIBLY;
            case "tryWriteLock" -> TRY_WRITE_LOCK;
            case "unlockWrite", "tryUnlockWrite" -> UNLOCK_WRITE;
            case "readLock" -> READ_LOCK;
            case "readLockInterruptibly" -> READ_LOCK_INTERRUPTIBLY;
            case "tryReadLock" -> TRY_READ_LOCK;
            case "unlockRead", "tryUnlockRead" -> UNLOCK_READ;
            case "unlock" -> UNLOCK_STAMP;
            case "tryConvertToWriteLock" -> CONVERT_TO_WRITE_LOCK;
            case "tryConvertToReadLock" -> CONVERT_TO_READ_LOCK;
            case "tryConvertToOptimisticRead" -> CONVERT_TO_OPTIMISTIC_READ;
            case "tryOptimisticRead" -> OPTIMISTIC_READ;
            case "validate" -> VALIDATE;
            default -> OTHER;
        };
    }

    /** Whether it waits for a lock and returns with it, if it is not interrupted. */
    public boolean acquires() {
        return switch (this) {
            case LOCK, WRITE_LOCK, READ_LOCK -> true;
            default -> isInterruptible();
        };
    }

    /** Whether it {@link #acquires} a lock unless it is interrupted. */
    public boolean isInterruptible() {
        return switch (this) {
            case LOCK_INTERRUPTIBLY, WRITE_LOCK_INTERRUPTIBLY, READ_LOCK_INTERRUPTIBLY -> true;
            default -> false;
        };
    }

    /** Whether it releases a lock that its thread holds. */
    public boolean releases() {
        return switch (this) {
            case UNLOCK, UNLOCK_WRITE, UNLOCK_READ, UNLOCK_STAMP -> true;
            default -> false;
        };
    }

    /** Whether it is about the lock for readers of a {@code StampedLock}. */
    public boolean isOfReaders() {
        return switch (this) {
            case READ_LOCK, READ_LOCK_INTERRUPTIBLY, TRY_READ_LOCK, UNLOCK_READ -> true;
            default -> false;
        };
    }
}
