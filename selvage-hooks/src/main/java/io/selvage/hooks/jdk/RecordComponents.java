package io.selvage.hooks.jdk;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;

/** What records consist of, without calling their methods. */
public final class RecordComponents extends ClassValue<Field[]> {
    private static final RecordComponents FIELDS = new RecordComponents();

    private RecordComponents() {}

    /** The components of {@code object} that are objects; those that cannot be read are left out. */
    public static Object[] of(Object object) {
        return Arrays.stream(FIELDS.get(object.getClass()))
                .map(field -> value(field, object))
                .toArray();
    }

    private static Object value(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            return null;
        }
    }

    @Override
    protected Field[] computeValue(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers())
                        && !field.getType().isPrimitive()
                        && field.trySetAccessible())
                .toArray(Field[]::new);
    }
}
