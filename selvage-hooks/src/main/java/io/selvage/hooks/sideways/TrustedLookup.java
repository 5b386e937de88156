package io.selvage.hooks.sideways;

import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;

/**
 * A lookup that may see everything. Needs {@code java.lang.invoke} opened to this module; where that did not happen, it
 * sees what anyone may see.
 */
final class TrustedLookup {
    static final MethodHandles.Lookup LOOKUP = find();

    private TrustedLookup() {}

    private static MethodHandles.Lookup find() {
        try {
            Field field = MethodHandles.Lookup.class.getDeclaredField("IMPL_LOOKUP");
            field.setAccessible(true);
            return (MethodHandles.Lookup) field.get(null);
        } catch (ReflectiveOperationException | RuntimeException closed) {
            return MethodHandles.publicLookup();
        }
    }
}
