package io.selvage.monitor.run;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Signals the conditions in the fields of a monitor. */
final class ConditionSignaller {
    private ConditionSignaller() {}

    /** Signals all conditions that have waiters, under their lock; false if there are none, or their lock is not free. */
    static boolean signalAll(Object monitor) {
        List<Condition> conditions = ofType(monitor, Condition.class);
        boolean signalled = false;
        for (ReentrantLock lock : ofType(monitor, ReentrantLock.class)) {
            if (!conditions.isEmpty() && lock.tryLock()) {
                try {
                    for (Condition condition : conditions) {
                        signalled |= signal(lock, condition);
                    }
                } finally {
                    lock.unlock();
                }
            }
        }
        return signalled;
    }

    private static boolean signal(ReentrantLock lock, Condition condition) {
        try {
            boolean waits = lock.hasWaiters(condition);
            if (waits) {
                condition.signalAll();
            }
            return waits;
        } catch (IllegalArgumentException ofAnotherLock) {
            return false;
        }
    }

    private static <T> List<T> ofType(Object monitor, Class<T> type) {
        List<T> found = new ArrayList<>();
        for (Class<?> c = monitor.getClass(); c != null && c != Object.class; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                try {
                    boolean isOwn = !Modifier.isStatic(field.getModifiers()) && field.trySetAccessible();
                    if (isOwn && type.isInstance(field.get(monitor))) {
                        found.add(type.cast(field.get(monitor)));
                    }
                } catch (IllegalAccessException closed) {
                    throw new IllegalStateException(closed);
                }
            }
        }
        return found;
    }
}
