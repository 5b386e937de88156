package io.selvage.scheduler.jdk;

import java.lang.reflect.Field;
import java.lang.reflect.Method;

/** Where the JVM keeps a field within its object. Needs {@code jdk.internal.misc} opened, which the agent does. */
final class FieldOffsets {
    private FieldOffsets() {}

    static long of(Field field) throws ReflectiveOperationException {
        Class<?> unsafe = Class.forName("jdk.internal.misc.Unsafe");
        Object instance = unsafe.getMethod("getUnsafe").invoke(null);
        Method offset = unsafe.getMethod("objectFieldOffset", Field.class);
        return (Long) offset.invoke(instance, field);
    }
}
