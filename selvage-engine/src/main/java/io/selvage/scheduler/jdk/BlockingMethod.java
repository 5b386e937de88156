package io.selvage.scheduler.jdk;

import io.selvage.hooks.Site;

/** Methods of {@code java.util.concurrent} that wait until they can do what they are for. */
enum BlockingMethod {
    LOCK,
    LOCK_INTERRUPTIBLY,
    TIMED_LOCK(Needs.LIMIT),
    ACQUIRE,
    ACQUIRE_UNINTERRUPTIBLY,
    ACQUIRE_SEVERAL(Needs.AMOUNT),
    ACQUIRE_SEVERAL_UNINTERRUPTIBLY(Needs.AMOUNT),
    TIMED_ACQUIRE(Needs.LIMIT),
    AWAIT,
    TIMED_AWAIT(Needs.LIMIT),
    PUT,
    TIMED_OFFER(Needs.LIMIT),
    TAKE,
    TIMED_POLL(Needs.LIMIT),
    GET,
    TIMED_GET(Needs.LIMIT),
    JOIN,
    /** Of a thread pool: until it has terminated. */
    AWAIT_TERMINATION(Needs.LIMIT),
    /** Of a thread pool: shuts it down and waits until it has terminated. */
    CLOSE,
    /** Of a thread pool: takes no more tasks. */
    SHUTDOWN,
    /** Of an executor: gives it tasks. */
    SUBMIT,
    /** Of a thread pool: stops it. */
    STOP,
    /** Locks a stamped lock; of a read-write lock, the half of it for writers. */
    WRITE_LOCK,
    READ_LOCK,
    /** Of a thread pool: how a worker looks for its next task. */
    GET_TASK,
    /** Of a thread pool: how a worker leaves it. */
    EXIT,
    /** Of a future task: runs it. */
    RUN,
    /** Of a completable future: answers the future, or what all of them share. */
    ITSELF,
    /** Any other. */
    OTHER;

    /** What has to be known of the arguments. */
    private enum Needs {
        NOTHING,
        LIMIT,
        AMOUNT
    }

    private final Needs needs;

    BlockingMethod() {
        this(Needs.NOTHING);
    }

    BlockingMethod(Needs needs) {
        this.needs = needs;
    }

    /** Whether enough is known of the call to say when it is enabled. */
    boolean isKnown(WaitArguments arguments) {
        return switch (needs) {
            case NOTHING -> true;
            case LIMIT -> arguments.isLimited() && arguments.amount() >= 0;
            case AMOUNT -> arguments.hasAmount() && arguments.amount() >= 0;
        };
    }

    /** Whether the workers of a thread pool look whether this was called. */
    boolean endsPool() {
        return this == SHUTDOWN || this == STOP || this == CLOSE;
    }

    /** The method that is called at {@code site}. */
    static BlockingMethod of(Site site) {
        boolean bare = (site.flags() & Site.ARGUMENTS) == 0;
        String member = site.member();
        return switch (member.substring(member.lastIndexOf('.') + 1)) {
            case "lock" -> bare ? LOCK : OTHER;
            case "writeLock" -> WRITE_LOCK;
            case "readLock" -> READ_LOCK;
            case "lockInterruptibly", "writeLockInterruptibly" -> bare ? LOCK_INTERRUPTIBLY : OTHER;
            case "tryLock", "tryWriteLock" -> bare ? OTHER : TIMED_LOCK;
            case "acquire" -> bare ? ACQUIRE : ACQUIRE_SEVERAL;
            case "acquireUninterruptibly" -> bare ? ACQUIRE_UNINTERRUPTIBLY : ACQUIRE_SEVERAL_UNINTERRUPTIBLY;
            case "tryAcquire" -> bare ? OTHER : TIMED_ACQUIRE;
            case "await" -> bare ? AWAIT : TIMED_AWAIT;
            case "put", "putFirst", "putLast" -> PUT;
            case "offer", "offerFirst", "offerLast" -> TIMED_OFFER;
            case "take", "takeFirst", "takeLast" -> bare ? TAKE : OTHER;
            case "poll", "pollFirst", "pollLast" -> bare ? OTHER : TIMED_POLL;
            case "get" -> bare ? GET : TIMED_GET;
            case "join" -> bare ? JOIN : OTHER;
            case "awaitTermination" -> AWAIT_TERMINATION;
            case "close" -> CLOSE;
            case "shutdown" -> SHUTDOWN;
            case "shutdownNow" -> STOP;
            case "getTask" -> GET_TASK;
            case "processWorkerExit", "taskComplete" -> EXIT;
            case "execute", "submit", "invokeAll", "invokeAny" -> SUBMIT;
            case "run", "runAndReset" -> RUN;
            case "toCompletableFuture", "defaultExecutor" -> ITSELF;
            default -> OTHER;
        };
    }
}
