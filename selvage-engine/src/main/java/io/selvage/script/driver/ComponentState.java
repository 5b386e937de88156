package io.selvage.script.driver;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** The fields of a component as text, as far as they are simple values or containers. */
final class ComponentState {
    private static final String OWN = "selvage$";

    private ComponentState() {}

    /** {@code readers=1, writing=false}; the empty string if there is nothing to read. */
    static String of(Object component) {
        List<String> parts = new ArrayList<>();
        for (Class<?> type = component == null ? null : component.getClass();
                isRead(type);
                type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                add(component, field, parts);
            }
        }
        return String.join(", ", parts);
    }

    private static boolean isRead(Class<?> type) {
        return type != null && type.getClassLoader() != null;
    }

    private static void add(Object component, Field field, List<String> parts) {
        boolean isOwn = field.getName().startsWith(OWN) || field.isSynthetic();
        if (Modifier.isStatic(field.getModifiers()) || isOwn || !field.trySetAccessible()) {
            return;
        }
        try {
            Object value = field.get(component);
            boolean isSimple = field.getType().isPrimitive() || value instanceof String || value instanceof Enum<?>;
            if (isSimple) {
                parts.add(field.getName() + "=" + value);
            } else if (value instanceof Collection<?> elements) {
                parts.add(field.getName() + " has " + elements.size());
            } else if (value instanceof Map<?, ?> entries) {
                parts.add(field.getName() + " has " + entries.size());
            }
        } catch (IllegalAccessException closed) {
            throw new IllegalStateException(closed);
        }
    }
}
