package io.selvage.scheduler.livelock;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the fields of any object, whatever their access. Needs {@code jdk.internal.misc} opened, which the agent does.
 */
final class FieldReader {
    /** A field: where it is in its object, and what it holds. */
    private record Slot(Field field, Object base, long offset, Class<?> type) {}

    private final Map<Class<?>, List<Slot>> fields = new HashMap<>();
    private final Map<Class<?>, List<Slot>> statics = new HashMap<>();
    private final Map<Class<?>, MethodHandle> readers = new HashMap<>();
    private final Object unsafe;
    private final MethodHandle offset;
    private final MethodHandle staticOffset;
    private final MethodHandle staticBase;

    FieldReader() throws ReflectiveOperationException {
        Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        unsafe = type.getMethod("getUnsafe").invoke(null);
        offset = lookup.findVirtual(type, "objectFieldOffset", MethodType.methodType(long.class, Field.class));
        staticOffset = lookup.findVirtual(type, "staticFieldOffset", MethodType.methodType(long.class, Field.class));
        staticBase = lookup.findVirtual(type, "staticFieldBase", MethodType.methodType(Object.class, Field.class));
        Map<Class<?>, String> names = Map.of(
                boolean.class, "getBoolean",
                byte.class, "getByte",
                short.class, "getShort",
                char.class, "getChar",
                int.class, "getInt",
                long.class, "getLong",
                float.class, "getFloat",
                double.class, "getDouble",
                Object.class, "getReference");
        for (Map.Entry<Class<?>, String> name : names.entrySet()) {
            readers.put(
                    name.getKey(),
                    lookup.findVirtual(
                                    type,
                                    name.getValue(),
                                    MethodType.methodType(name.getKey(), Object.class, long.class))
                            .bindTo(unsafe)
                            .asType(MethodType.methodType(Object.class, Object.class, long.class)));
        }
    }

    /**
     * The values of all fields of {@code object}, inherited ones last; primitive ones boxed. Those that the garbage
     * collector keeps in references are left out.
     */
    List<Object> fields(Object object) {
        return values(fields.computeIfAbsent(object.getClass(), this::slots), object);
    }

    /** The values of the static fields of a class, which must have been initialised. */
    List<Object> statics(Class<?> type) {
        return values(statics.computeIfAbsent(type, this::staticSlots), null);
    }

    private List<Object> values(List<Slot> slots, Object object) {
        List<Object> values = new ArrayList<>(slots.size());
        for (Slot slot : slots) {
            try {
                Object base = object == null ? slot.base() : object;
                values.add(readers.get(slot.type()).invokeExact(base, slot.offset()));
            } catch (Throwable e) {
                throw new IllegalStateException("cannot read " + slot.field(), e);
            }
        }
        return values;
    }

    private List<Slot> slots(Class<?> type) {
        List<Slot> slots = new ArrayList<>();
        for (Class<?> part = type; part != null && part != Reference.class; part = part.getSuperclass()) {
            for (Field field : part.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    slots.add(new Slot(field, null, (long) ask(offset, field), kind(field)));
                }
            }
        }
        return slots;
    }

    private List<Slot> staticSlots(Class<?> type) {
        List<Slot> slots = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                slots.add(new Slot(field, ask(staticBase, field), (long) ask(staticOffset, field), kind(field)));
            }
        }
        return slots;
    }

    private Object ask(MethodHandle question, Field field) {
        try {
            return question.invoke(unsafe, field);
        } catch (Throwable e) {
            throw new IllegalStateException("cannot find " + field, e);
        }
    }

    private static Class<?> kind(Field field) {
        return field.getType().isPrimitive() ? field.getType() : Object.class;
    }
}
