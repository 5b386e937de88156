package io.selvage.scheduler.jdk;

import io.selvage.hooks.Site;

/** Methods of {@code java.util.concurrent} that wait until they can do what they are for, without a time limit. */
enum BlockingMethod {
    LOCK,
    LOCK_INTERRUPTIBLY,
    ACQUIRE,
    ACQUIRE_UNINTERRUPTIBLY,
    AWAIT,
    PUT,
    TAKE,
    GET,
    JOIN,
    /** Locks a stamped lock; of a read-write lock, the half of it for writers. */
    WRITE_LOCK,
    READ_LOCK,
    /** Of a thread pool: how a worker looks for its next task. */
    GET_TASK,
    /** Of a thread pool: how a worker leaves it. */
    EXIT,
    /** Any other. */
    OTHER;

    /** The method that is called at {@code site}. */
    static BlockingMethod of(Site site) {
        boolean bare = (site.flags() & Site.ARGUMENTS) == 0;
        String member = site.member();
        return switch (member.substring(member.lastIndexOf('.') + 1)) {
            case "lock" -> bare ? LOCK : OTHER;
            case "writeLock" -> WRITE_LOCK;
            case "readLock" -> READ_LOCK;
            case "lockInterruptibly", "writeLockInterruptibly" -> bare ? LOCK_INTERRUPTIBLY : OTHER;
            case "acquire" -> bare ? ACQUIRE : OTHER;
            case "acquireUninterruptibly" -> bare ? ACQUIRE_UNINTERRUPTIBLY : OTHER;
            case "await" -> bare ? AWAIT : OTHER;
            case "put", "putFirst", "putLast" -> PUT;
            case "take", "takeFirst", "takeLast" -> bare ? TAKE : OTHER;
            case "get" -> bare ? GET : OTHER;
            case "join" -> bare ? JOIN : OTHER;
            case "getTask" -> GET_TASK;
            case "processWorkerExit" -> EXIT;
            default -> OTHER;
        };
    }
}
