package io.selvage.testbed.raw;

import java.lang.reflect.Field;

/** Gives programs the means to access memory by offsets. */
final class RawAccess {
    private RawAccess() {}

    static sun.misc.Unsafe unsafe() {
        try {
            Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            return (sun.misc.Unsafe) field.get(null);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    static Field field(Class<?> type, String name) {
        try {
            return type.getDeclaredField(name);
        } catch (NoSuchFieldException impossible) {
            throw new AssertionError(impossible);
        }
    }

    static long offset(Class<?> type, String name) {
        return unsafe().objectFieldOffset(field(type, name));
    }
}
