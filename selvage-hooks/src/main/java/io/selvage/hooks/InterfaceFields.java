package io.selvage.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An interface's own fields, which only reflection and code that is not woven still read. They are final for the JVM,
 * so they are set behind its back; a JIT that has taken one for a constant does not notice. Needs {@code
 * jdk.internal.misc} opened to this module; where that did not happen, fields stay as they are.
 */
final class InterfaceFields {
    private final List<MethodHandle> copies = new ArrayList<>();

    /** @param holder has the fields' present values */
    InterfaceFields(Class<?> type, Class<?> holder) {
        try {
            Class<?> unsafe = Class.forName("jdk.internal.misc.Unsafe");
            Object instance = unsafe.getMethod("getUnsafe").invoke(null);
            for (Field field : type.getDeclaredFields()) {
                if (!field.getName().startsWith("selvage$") && isHeld(field, holder)) {
                    copies.add(copy(field, holder, unsafe, instance));
                }
            }
        } catch (ReflectiveOperationException closed) {
            copies.clear();
        }
    }

    private static boolean isHeld(Field field, Class<?> holder) {
        try {
            return Modifier.isStatic(holder.getField(field.getName()).getModifiers());
        } catch (NoSuchFieldException constant) {
            return false;
        }
    }

    private static MethodHandle copy(Field field, Class<?> holder, Class<?> unsafe, Object instance)
            throws ReflectiveOperationException {
        Object base = unsafe.getMethod("staticFieldBase", Field.class).invoke(instance, field);
        Object offset = unsafe.getMethod("staticFieldOffset", Field.class).invoke(instance, field);
        Class<?> kind = field.getType().isPrimitive() ? field.getType() : Object.class;
        MethodHandle put = MethodHandles.lookup()
                .findVirtual(unsafe, put(kind), MethodType.methodType(void.class, Object.class, long.class, kind));
        MethodHandle get = MethodHandles.publicLookup()
                .unreflectGetter(holder.getField(field.getName()))
                .asType(MethodType.methodType(kind));
        return MethodHandles.collectArguments(MethodHandles.insertArguments(put, 0, instance, base, offset), 0, get);
    }

    private static String put(Class<?> kind) {
        String name = kind == Object.class ? "reference" : kind.getName();
        return "put" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    void update() {
        for (MethodHandle copy : copies) {
            try {
                copy.invokeExact();
            } catch (Throwable impossible) {
                throw new AssertionError(impossible);
            }
        }
    }
}
