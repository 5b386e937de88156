package io.selvage.scheduler;

import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.LockSupport;

/** Wakes one thread, once, when no thread is enabled any more: to see what it would do. */
public final class ForcedWakeup {
    private final int thread;
    private boolean done;

    public ForcedWakeup(int thread) {
        this.thread = thread;
    }

    /** The thread, ready to go on; null if it cannot be woken, or has been. */
    TestThread wake(Execution execution) {
        TestThread waiter = done ? null : execution.threads.byNumber(thread);
        done = true;
        if (waiter == null || waiter.hasEnded() || !waiter.pending.kind().canWakeSpuriously()) {
            return null;
        }
        boolean signalled = !(awaited(waiter) instanceof AbstractQueuedSynchronizer.ConditionObject condition)
                || signal(condition, (Thread) waiter.threadObject);
        if (!signalled) {
            return null;
        }
        execution.wakeups.grantSpurious();
        waiter.pending.resume(Variant.SPURIOUS);
        return waiter;
    }

    private static Object awaited(TestThread waiter) {
        return waiter.pending.kind() == OpKind.PARK ? LockSupport.getBlocker((Thread) waiter.threadObject) : null;
    }

    /**
     * Does to one waiter what {@code signal} does to the first one, without the lock. A condition releases no thread
     * that was not signalled, so that merely ending the park would show nothing. False if this JDK's conditions are
     * made otherwise.
     */
    private static boolean signal(AbstractQueuedSynchronizer.ConditionObject condition, Thread waiter) {
        try {
            Object node = read(condition.getClass(), condition, "firstWaiter");
            while (node != null && read(node.getClass(), node, "waiter") != waiter) {
                node = read(node.getClass(), node, "nextWaiter");
            }
            if (node == null) {
                return false;
            }
            Field status = field(node.getClass(), "status");
            status.setInt(node, 0);
            Object lock = read(condition.getClass(), condition, "this$0");
            Method enqueue = enqueue(node.getClass());
            enqueue.invoke(lock, node);
            return true;
        } catch (ReflectiveOperationException | InaccessibleObjectException e) {
            return false;
        }
    }

    private static Method enqueue(Class<?> node) throws NoSuchMethodException {
        for (Class<?> type = node; type != null; type = type.getSuperclass()) {
            try {
                Method method = AbstractQueuedSynchronizer.class.getDeclaredMethod("enqueue", type);
                method.setAccessible(true);
                return method;
            } catch (NoSuchMethodException other) {
                // It may take the superclass.
            }
        }
        throw new NoSuchMethodException("enqueue");
    }

    private static Object read(Class<?> type, Object object, String name) throws ReflectiveOperationException {
        return field(type, name).get(object);
    }

    private static Field field(Class<?> type, String name) throws NoSuchFieldException {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            try {
                Field field = c.getDeclaredField(name);
                field.setAccessible(true);
                return field;
            } catch (NoSuchFieldException other) {
                // It may be the superclass's.
            }
        }
        throw new NoSuchFieldException(name);
    }
}
