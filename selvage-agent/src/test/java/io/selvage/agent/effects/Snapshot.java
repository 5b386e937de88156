package io.selvage.agent.effects;

import java.lang.ref.Reference;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** All that an object reaches, field by field, as one text. Needs the packages of the JDK open. */
final class Snapshot {
    private static final int MOST_OBJECTS = 20_000;

    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private final Deque<Object> open = new ArrayDeque<>();
    private final StringBuilder text = new StringBuilder();

    private Snapshot() {}

    static String of(Object root) throws IllegalAccessException {
        Snapshot snapshot = new Snapshot();
        snapshot.number(root);
        while (!snapshot.open.isEmpty() && snapshot.numbers.size() < MOST_OBJECTS) {
            snapshot.describe(snapshot.open.remove());
        }
        return snapshot.text.toString();
    }

    private String number(Object object) {
        if (object == null) {
            return "null";
        }
        if (isLeaf(object)) {
            return object.getClass().getName() + (object instanceof Number || object instanceof String ? object : "");
        }
        Integer number = numbers.get(object);
        if (number == null) {
            number = numbers.size();
            numbers.put(object, number);
            open.add(object);
        }
        return "#" + number;
    }

    /** Values, and what belongs to the JVM. */
    private static boolean isLeaf(Object object) {
        String type = object.getClass().getName().replace('.', '/');
        return Reviewed.isValue(type)
                || object instanceof Enum
                || object instanceof Class
                || object instanceof ClassLoader
                || object instanceof Thread
                || object instanceof Module
                || object instanceof Reference;
    }

    private void describe(Object object) throws IllegalAccessException {
        text.append('\n').append(number(object)).append(object.getClass().getName());
        if (object.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(object); i++) {
                text.append(' ').append(part(object.getClass().getComponentType(), Array.get(object, i)));
            }
            return;
        }
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : fields(type)) {
                field.setAccessible(true);
                text.append(' ').append(field.getName()).append('=');
                text.append(part(field.getType(), field.get(object)));
            }
        }
    }

    private String part(Class<?> type, Object value) {
        return type.isPrimitive() ? String.valueOf(value) : number(value);
    }

    private static List<Field> fields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        String owner = type.getName().replace('.', '/');
        for (Field field : type.getDeclaredFields()) {
            var member = new ClassInfo.Member(owner, field.getName(), "", 0);
            if (!Modifier.isStatic(field.getModifiers()) && !Reviewed.isBenign(member) && !Reviewed.isValue(owner)) {
                fields.add(field);
            }
        }
        return fields;
    }
}
