package io.selvage.scheduler.callparts;

import io.selvage.dependence.CallFacet;
import io.selvage.model.CallPart;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.jdk.PrivateField;
import java.lang.invoke.VarHandle;
import java.util.Collection;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Which slot a call at an end of a queue uses. The elements of a queue are in slots that follow one another, and that
 * are numbered modulo its capacity. How many elements have been taken from the first end is counted; where the last
 * end is follows from that and the size, which is always that of the queue itself: calls that are not confined to an
 * end may change it in any way.
 */
final class QueueSlots {
    private static final VarHandle COUNT = PrivateField.of(ArrayBlockingQueue.class, "count");
    private static final VarHandle ITEMS = PrivateField.of(ArrayBlockingQueue.class, "items");
    private static final VarHandle DEQUE_COUNT = PrivateField.of(LinkedBlockingDeque.class, "count");
    private static final VarHandle DEQUE_CAPACITY = PrivateField.of(LinkedBlockingDeque.class, "capacity");
    private static final VarHandle QUEUE_CAPACITY = PrivateField.of(LinkedBlockingQueue.class, "capacity");

    /** Queues with more elements are not looked into. */
    private static final int MOST = 256;

    /** What the call is confined to; it is about to be made, and takes or adds what it can. */
    int use(ShadowObject owner, Collection<?> queue, CallFacet facet) {
        int size = size(queue);
        if (size > MOST) {
            return CallPart.WHOLE;
        }
        int capacity = capacity(queue);
        int first = owner.firstSlot();
        int last = first + size;
        boolean takes = size > 0;
        boolean adds = size < capacity;
        return switch (facet) {
            case LOOK_FIRST -> part(CallPart.FIRST, first, capacity, false);
            case LOOK_LAST -> part(CallPart.LAST, last - 1, capacity, false);
            case TAKE_FIRST -> takeFirst(owner, capacity, takes);
            case TAKE_LAST -> part(CallPart.LAST, last - 1, capacity, takes);
            case ADD_FIRST -> addFirst(owner, capacity, adds);
            case ADD_LAST -> part(CallPart.LAST, last, capacity, adds);
            case WAIT_TAKE_FIRST -> takes ? takeFirst(owner, capacity, true) : CallPart.WHOLE;
            case WAIT_TAKE_LAST -> takes ? part(CallPart.LAST, last - 1, capacity, true) : CallPart.WHOLE;
            case WAIT_ADD_FIRST -> adds ? addFirst(owner, capacity, true) : CallPart.WHOLE;
            case WAIT_ADD_LAST -> adds ? part(CallPart.LAST, last, capacity, true) : CallPart.WHOLE;
            default -> CallPart.WHOLE;
        };
    }

    private static int takeFirst(ShadowObject owner, int capacity, boolean takes) {
        int slot = owner.firstSlot();
        owner.moveFirstSlot(takes ? 1 : 0);
        return part(CallPart.FIRST, slot, capacity, takes);
    }

    private static int addFirst(ShadowObject owner, int capacity, boolean adds) {
        int slot = owner.firstSlot() - 1;
        owner.moveFirstSlot(adds ? -1 : 0);
        return part(CallPart.FIRST, slot, capacity, adds);
    }

    private static int part(int end, int slot, int capacity, boolean changes) {
        return CallPart.of(end, Math.floorMod(slot, capacity)) | (changes ? 0 : CallPart.ONLY_READS);
    }

    /** Asking the queue itself would take its lock, which a thread stopped in the middle of a call may hold. */
    private static int size(Collection<?> queue) {
        if (queue instanceof ArrayBlockingQueue) {
            return (int) COUNT.get(queue);
        }
        return queue instanceof LinkedBlockingDeque ? (int) DEQUE_COUNT.get(queue) : queue.size();
    }

    private static int capacity(Collection<?> queue) {
        if (queue instanceof ArrayBlockingQueue) {
            return ((Object[]) ITEMS.get(queue)).length;
        }
        if (queue instanceof LinkedBlockingDeque) {
            return (int) DEQUE_CAPACITY.get(queue);
        }
        return queue instanceof LinkedBlockingQueue ? (int) QUEUE_CAPACITY.get(queue) : Integer.MAX_VALUE;
    }
}
