package io.selvage.scheduler.jdk;

import io.selvage.hooks.jdk.InsideClasses;
import io.selvage.hooks.jdk.JdkClasses;
import io.selvage.scheduler.LostControlException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;

/** Objects of the JDK that show the contents of another one: a call on one of them is an access to what backs it. */
abstract class Views extends ClassFacts<MethodHandle> {
    /** The object whose contents {@code object} shows, or itself. */
    public final Object ownerOf(Object object) {
        Object resolved = object;
        for (MethodHandle getter = get(resolved.getClass()); getter != null; getter = get(resolved.getClass())) {
            Object backing = value(getter, resolved);
            if (backing == null || backing == resolved) {
                return resolved;
            }
            resolved = backing;
        }
        return resolved;
    }

    private static Object value(MethodHandle getter, Object object) {
        try {
            return getter.invokeExact(object);
        } catch (Throwable e) {
            throw new LostControlException(
                    "cannot look into " + object.getClass().getName() + ": " + e);
        }
    }

    static Object value(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new LostControlException(
                    "cannot look into " + object.getClass().getName() + ": " + e);
        }
    }

    /** True for packages of the JDK whose views these are. */
    abstract boolean isCovered(String packageName);

    @Override
    protected final MethodHandle computeValue(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            if (c.getClassLoader() == null && isCovered(c.getPackageName()) && !InsideClasses.contains(c)) {
                for (String name : JdkClasses.viewFields(c)) {
                    Field field = find(c, name);
                    if (field != null) {
                        return getter(field);
                    }
                }
            }
        }
        return null;
    }

    /** A field is read for most calls on objects of the JDK: a handle does that faster than reflection. */
    private static MethodHandle getter(Field field) {
        try {
            MethodHandle getter = MethodHandles.lookup().unreflectGetter(field);
            return getter.asType(MethodType.methodType(Object.class, Object.class));
        } catch (IllegalAccessException closed) {
            throw new LostControlException("cannot look into " + field + ": " + closed);
        }
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
