package io.selvage.scheduler.jdk;

import io.selvage.scheduler.LostControlException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;

/** Fields of the JDK's classes that no method shows, or none that takes no lock. */
public final class PrivateField {
    private PrivateField() {}

    public static VarHandle of(Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup()).unreflectVarHandle(field);
        } catch (ReflectiveOperationException | RuntimeException closed) {
            throw new LostControlException("cannot look into " + type.getName() + ": " + closed);
        }
    }
}
