package io.selvage.scheduler.jdk;

import io.selvage.scheduler.LostControlException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Map;

/** {@code Class} remembers an enum's constants; after the enum is initialised again they are others. */
public final class EnumCaches {
    private static final VarHandle CONSTANTS = find("enumConstants", Object[].class);
    private static final VarHandle DIRECTORY = find("enumConstantDirectory", Map.class);

    private EnumCaches() {}

    public static void clear(Class<?> type) {
        CONSTANTS.setVolatile(type, null);
        DIRECTORY.setVolatile(type, null);
    }

    private static VarHandle find(String name, Class<?> type) {
        try {
            return MethodHandles.privateLookupIn(Class.class, MethodHandles.lookup())
                    .findVarHandle(Class.class, name, type);
        } catch (ReflectiveOperationException e) {
            throw new LostControlException("cannot reset enums on this JDK: " + e);
        }
    }
}
