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
    /** Any other. */
    OTHER;

    /** The method that is called at {@code site}. */
    static BlockingMethod of(Site site) {
        boolean bare = (site.flags() & Site.ARGUMENTS) == 0;
        String member = site.member();
        return switch (member.substring(member.lastIndexOf('.') + 1)) {
            case "lock", "writeLock" -> bare ? LOCK : OTHER;
            case "lockInterruptibly", "writeLockInterruptibly" -> bare ? LOCK_INTERRUPTIBLY : OTHER;
            case "acquire" -> bare ? ACQUIRE : OTHER;
            case "acquireUninterruptibly" -> bare ? ACQUIRE_UNINTERRUPTIBLY : OTHER;
            case "await" -> bare ? AWAIT : OTHER;
            case "put", "putFirst", "putLast" -> PUT;
            case "take", "takeFirst", "takeLast" -> bare ? TAKE : OTHER;
            case "get" -> bare ? GET : OTHER;
            case "join" -> bare ? JOIN : OTHER;
            default -> OTHER;
        };
    }
}
