package io.selvage.scheduler.jdk;

import io.selvage.scheduler.LostControlException;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;

/**
 * Objects of {@code java.util.concurrent} that are views of another one (a lock's conditions, a read-write lock's two halves, a
 * map's key set, a wrapped executor, a phaser with a parent) stand for that one: calls on both are operations on the same thing.
 */
public final class ConcurrentViews extends ClassValue<Field> {
    private static final String[] VIEWED = {"this$0", "sync", "map", "m", "e", "a", "root"};

    /** The object that {@code object} is a view of, or itself. */
    public Object ownerOf(Object object) {
        Object resolved = object;
        for (Field field = get(resolved.getClass()); field != null; field = get(resolved.getClass())) {
            try {
                Object viewed = field.get(resolved);
                if (viewed == null || viewed == resolved) {
                    return resolved;
                }
                resolved = viewed;
            } catch (IllegalAccessException e) {
                throw new LostControlException(
                        "cannot look into " + resolved.getClass().getName() + ": " + e);
            }
        }
        return resolved;
    }

    @Override
    protected Field computeValue(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            if (c.getClassLoader() == null && isView(c.getName())) {
                Field field = find(c);
                if (field != null) {
                    return field;
                }
            }
        }
        return null;
    }

    private static boolean isView(String name) {
        return name.startsWith("java.util.concurrent.")
                && (name.indexOf('$') > 0
                        || name.endsWith(".Phaser")
                        || name.endsWith(".ReentrantLock")
                        || name.endsWith(".ReentrantReadWriteLock"))
                && !name.contains("Worker")
                && !name.contains("Task");
    }

    private static Field find(Class<?> type) {
        for (String name : VIEWED) {
            try {
                Field field = type.getDeclaredField(name);
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    field.setAccessible(true);
                    return field;
                }
            } catch (NoSuchFieldException other) {
                // Not a view by this name.
            } catch (InaccessibleObjectException closed) {
                throw new LostControlException("the agent has not opened " + type.getPackageName());
            }
        }
        return null;
    }
}
