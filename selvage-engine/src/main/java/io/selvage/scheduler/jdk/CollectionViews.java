package io.selvage.scheduler.jdk;

import io.selvage.scheduler.LostControlException;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.Set;

/**
 * Objects of {@code java.util} that show the contents of another one: iterators, key sets, sublists, wrappers, wrapped entries. A call on one of them is an
 * access to what backs it.
 */
public final class CollectionViews extends ClassValue<Field> {
    private static final String[] BACKING = {"this$0", "this$1", "map", "m", "c", "root", "q", "base", "e"};
    /** Sets that are maps inside: their iterators know the map only. */
    private static final Set<String> SETS = Set.of("java.util.HashSet", "java.util.LinkedHashSet", "java.util.TreeSet");

    /** What {@code reversed()} answers, from JDK 21 on. */
    private static final String REVERSED = "java.util.ReverseOrder";

    /** The object whose contents {@code object} shows, or itself. */
    public Object ownerOf(Object object) {
        Object resolved = object;
        for (Field field = get(resolved.getClass()); field != null; field = get(resolved.getClass())) {
            Object backing = value(field, resolved);
            if (backing == null || backing == resolved) {
                return resolved;
            }
            resolved = backing;
        }
        return resolved;
    }

    static Object value(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new LostControlException(
                    "cannot look into " + object.getClass().getName() + ": " + e);
        }
    }

    @Override
    protected Field computeValue(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            if (c.getClassLoader() == null && isView(c)) {
                for (String name : BACKING) {
                    Field field = find(c, name);
                    if (field != null) {
                        return field;
                    }
                }
            }
        }
        return null;
    }

    private static boolean isView(Class<?> type) {
        String name = type.getName();
        return name.startsWith("java.util.")
                && name.indexOf('.', 10) < 0
                && (name.indexOf('$') > 0 || SETS.contains(name) || name.startsWith(REVERSED));
    }

    /** A field of {@code type} itself that holds an object; null if there is none of that name. */
    static Field find(Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            if (Modifier.isStatic(field.getModifiers()) || field.getType().isPrimitive()) {
                return null;
            }
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException other) {
            return null;
        } catch (InaccessibleObjectException closed) {
            throw new LostControlException("the agent has not opened " + type.getPackageName());
        }
    }
}
