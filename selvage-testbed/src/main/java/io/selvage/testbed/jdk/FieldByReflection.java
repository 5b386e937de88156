package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.lang.reflect.Field;

/** A section sets a field by reflection, another one reads it as usual. */
@Expect(outputs = {"0\n", "1\n"})
public final class FieldByReflection {
    private static final Object LOCK = new Object();
    private static int value;
    private static int seen;

    private static void set(Field field) {
        try {
            field.setInt(null, 1);
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public static void main(String[] args) throws Exception {
        Field field = FieldByReflection.class.getDeclaredField("value");
        Threads.run(
                () -> {
                    synchronized (LOCK) {
                        set(field);
                    }
                },
                () -> {
                    synchronized (LOCK) {
                        seen = value;
                    }
                });
        System.out.println(seen);
    }
}
