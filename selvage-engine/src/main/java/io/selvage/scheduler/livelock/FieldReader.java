package io.selvage.scheduler.livelock;

import io.selvage.scheduler.jdk.RawMemory;
import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the fields of any object, whatever their access. */
final class FieldReader {
    /** A field, and where it is in its object. */
    private record Slot(Field field, Object base, long offset) {}

    private final Map<Class<?>, List<Slot>> fields = new HashMap<>();
    private final Map<Class<?>, List<Slot>> statics = new HashMap<>();
    private final RawMemory memory = new RawMemory();

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
            values.add(memory.value(slot.field(), object == null ? slot.base() : object, slot.offset()));
        }
        return values;
    }

    private List<Slot> slots(Class<?> type) {
        List<Slot> slots = new ArrayList<>();
        for (Class<?> part = type; part != null && part != Reference.class; part = part.getSuperclass()) {
            for (Field field : part.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    slots.add(new Slot(field, null, memory.offset(field)));
                }
            }
        }
        return slots;
    }

    private List<Slot> staticSlots(Class<?> type) {
        List<Slot> slots = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                slots.add(new Slot(field, memory.staticBase(field), memory.offset(field)));
            }
        }
        return slots;
    }
}
