package io.selvage.scheduler.jdk;

import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.scheduler.CallParts;
import io.selvage.scheduler.LostControlException;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Which end of a queue, or side of a semaphore, a call is confined to in the state that it is made in. In a queue that
 * is neither empty nor full, adding and taking are independent; so are releasing and acquiring a permit while there are
 * some. Godefroid, "Partial-Order Methods for the Verification of Concurrent Systems", LNCS 1032, section 3.4. Whatever
 * is not certain accesses the whole object.
 */
public final class QueueEnds implements CallParts {
    private static final byte UNKNOWN = 0;
    private static final byte OTHER = 1;
    private static final byte ADDS = 2;
    private static final byte TAKES = 3;
    private static final byte LOCKS = 4;

    private byte[] meanings = new byte[1024];
    private Field countOfArray;
    private Field itemsOfArray;

    @Override
    public int affectedPart(Object receiver, int site) {
        return switch (meaning(site)) {
            case ADDS -> isNeitherEmptyNorFull(receiver) ? TAIL : WHOLE;
            case TAKES -> isNeitherEmptyNorFull(receiver) ? HEAD : WHOLE;
            case LOCKS -> receiver instanceof ReentrantReadWriteLock.ReadLock ? READING : WHOLE;
            default -> WHOLE;
        };
    }

    private byte meaning(int site) {
        if (site >= meanings.length) {
            meanings = Arrays.copyOf(meanings, Math.max(site + 1, meanings.length * 2));
        }
        if (meanings[site] == UNKNOWN) {
            meanings[site] = meaning(Sites.get(site));
        }
        return meanings[site];
    }

    private static byte meaning(Site site) {
        boolean bare = (site.flags() & Site.ARGUMENTS) == 0;
        String member = site.member();
        return switch (member.substring(member.lastIndexOf('.') + 1)) {
            case "put", "add", "offer" -> ADDS;
            case "release" -> bare ? ADDS : OTHER;
            case "take", "poll", "remove", "acquire", "acquireUninterruptibly", "tryAcquire" -> bare ? TAKES : OTHER;
            case "lock", "unlock", "tryLock", "lockInterruptibly" -> LOCKS;
            default -> OTHER;
        };
    }

    /** Neither empty, so that no thread waits to remove, nor full, so that no thread waits to add. */
    private boolean isNeitherEmptyNorFull(Object receiver) {
        Class<?> type = receiver.getClass();
        if (type == Semaphore.class) {
            Semaphore semaphore = (Semaphore) receiver;
            return semaphore.availablePermits() > 0 && !semaphore.hasQueuedThreads();
        }
        if (type == LinkedBlockingQueue.class) {
            LinkedBlockingQueue<?> queue = (LinkedBlockingQueue<?>) receiver;
            return !queue.isEmpty() && queue.remainingCapacity() > 0;
        }
        if (type == ArrayBlockingQueue.class) {
            return isNeitherEmptyNorFull((ArrayBlockingQueue<?>) receiver);
        }
        return type == ConcurrentLinkedQueue.class && !((ConcurrentLinkedQueue<?>) receiver).isEmpty();
    }

    /**
     * Asking the queue itself would take its lock, which a thread that was stopped in the middle of a call may hold.
     */
    private boolean isNeitherEmptyNorFull(ArrayBlockingQueue<?> queue) {
        try {
            if (countOfArray == null) {
                countOfArray = ArrayBlockingQueue.class.getDeclaredField("count");
                countOfArray.setAccessible(true);
                itemsOfArray = ArrayBlockingQueue.class.getDeclaredField("items");
                itemsOfArray.setAccessible(true);
            }
            int count = countOfArray.getInt(queue);
            return count > 0 && count < ((Object[]) itemsOfArray.get(queue)).length;
        } catch (ReflectiveOperationException e) {
            throw new LostControlException("cannot look into a queue: " + e);
        }
    }
}
