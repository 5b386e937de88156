package io.selvage.scheduler.jdk;

import java.io.ByteArrayInputStream;
import java.io.CharArrayReader;
import java.lang.reflect.Field;
import java.nio.Buffer;
import java.util.List;

/**
 * The memory that buffers and some streams work on, which the program and other buffers may reach in other ways: an
 * array, or the buffer that others were made of.
 */
public final class SharedMemory extends ClassValue<Field> {
    /**
     * An array of a heap buffer, the buffer behind a view, what a direct buffer is a part of, the array of a stream.
     */
    private static final List<String> NAMES = List.of("hb", "bb", "att", "buf");

    private static final List<Class<?>> WHOLES =
            List.of(Buffer.class, ByteArrayInputStream.class, CharArrayReader.class);

    /** The memory of {@code object}; null if it has none that could be reached in another way. */
    public Object of(Object object) {
        Object memory = object;
        for (Field field = get(memory.getClass()); field != null; field = get(memory.getClass())) {
            Object inner = Views.value(field, memory);
            if (inner == null) {
                break;
            }
            memory = inner;
        }
        return memory == object && !(object instanceof Buffer) ? null : memory;
    }

    @Override
    protected Field computeValue(Class<?> type) {
        if (type.getClassLoader() != null || WHOLES.stream().noneMatch(whole -> whole.isAssignableFrom(type))) {
            return null;
        }
        for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
            for (String name : NAMES) {
                Field field = Views.find(c, name);
                if (field != null) {
                    return field;
                }
            }
        }
        return null;
    }
}
