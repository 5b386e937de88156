package io.selvage.monitor.spec;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Reads a part of the state by a path of field names and methods without parameters: {@code count}, {@code
 * queue.size()}; {@code head?} is whether the field is not null. Mutable values are copied.
 */
final class StatePath {
    private StatePath() {}

    static <M> Function<M, Object> of(Class<M> type, String path) {
        String[] names = path.split("\\.", -1);
        if (Stream.of(names).anyMatch(String::isBlank)) {
            throw new BadSpec("an empty name among the state fields", "name a field of " + type.getName());
        }
        Function<Object, Object> first = element(type, names[0]);
        List<String> others = List.of(names).subList(1, names.length);
        return monitor -> {
            Object value = first.apply(monitor);
            for (String name : others) {
                value = value == null ? null : element(value.getClass(), name).apply(value);
            }
            return snapshot(value, path);
        };
    }

    private static Function<Object, Object> element(Class<?> type, String name) {
        if (name.endsWith("?")) {
            Function<Object, Object> whole = field(type, name.substring(0, name.length() - 1));
            return owner -> whole.apply(owner) != null;
        }
        return name.endsWith("()") ? method(type, name.substring(0, name.length() - 2)) : field(type, name);
    }

    private static Function<Object, Object> field(Class<?> type, String name) {
        Field field = find(type, name);
        if (field == null) {
            throw new BadSpec(
                    "class " + type.getName() + " has no field " + name,
                    "it has " + String.join(", ", fieldNames(type)));
        }
        try {
            field.setAccessible(true);
        } catch (InaccessibleObjectException closed) {
            throw new BadSpec("field " + name + " of " + type.getName() + " cannot be read", "use one of its methods");
        }
        return owner -> {
            try {
                return field.get(owner);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        };
    }

    /** The field called {@code name}, superclasses' included; null if there is none. */
    private static Field find(Class<?> type, String name) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    return field;
                }
            }
        }
        return null;
    }

    private static List<String> fieldNames(Class<?> type) {
        List<String> names = new ArrayList<>();
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                if (!field.isSynthetic() && !field.getName().startsWith("selvage$")) {
                    names.add(field.getName());
                }
            }
        }
        return names;
    }

    private static Function<Object, Object> method(Class<?> type, String name) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Method method : c.getDeclaredMethods()) {
                if (method.getName().equals(name) && method.getParameterCount() == 0 && method.trySetAccessible()) {
                    return owner -> {
                        try {
                            return method.invoke(owner);
                        } catch (ReflectiveOperationException e) {
                            throw new BadSpec(
                                    "reading the state by " + name + "() failed (" + e.getCause() + ")", "use a field");
                        }
                    };
                }
            }
        }
        throw new BadSpec(
                "class " + type.getName() + " has no method " + name + "() without arguments",
                "correct the state field");
    }

    /** Whether values of {@code type} are immutable. */
    static boolean isConstant(Class<?> type) {
        return type.isPrimitive()
                || type.isEnum()
                || type == String.class
                || type.getName().startsWith("java.lang.");
    }

    /** Whether fields of {@code type} can be read as a value. */
    static boolean isReadable(Class<?> type) {
        return type.isPrimitive()
                || type.isEnum()
                || type.isArray()
                || type == Boolean.class
                || type == Character.class
                || type == AtomicBoolean.class
                || CharSequence.class.isAssignableFrom(type)
                || Number.class.isAssignableFrom(type)
                || Collection.class.isAssignableFrom(type)
                || Map.class.isAssignableFrom(type);
    }

    /** An immutable copy of the value. */
    private static Object snapshot(Object value, String path) {
        if (value == null
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof CharSequence
                || value instanceof Enum) {
            return value instanceof CharSequence ? value.toString() : value instanceof Number n ? number(n) : value;
        }
        if (value instanceof AtomicBoolean flag) {
            return flag.get();
        }
        Object copy = container(value);
        if (copy == null) {
            throw new BadSpec(
                    "state field " + path + " is of " + value.getClass().getName() + ", which has no simple value",
                    "name a field or method of it, as in " + path + ".size(), or give an abstraction function");
        }
        return copy;
    }

    /** The elements of a container; null if {@code value} is none. */
    private static Object container(Object value) {
        List<Object> elements = new ArrayList<>();
        if (value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) {
                elements.add(element(Array.get(value, i)));
            }
        } else if (value instanceof Collection<?> collection) {
            collection.forEach(element -> elements.add(element(element)));
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, element) -> elements.add(Arrays.asList(element(key), element(element))));
        } else {
            return null;
        }
        return elements;
    }

    /** An element without a simple value is represented by its class. */
    private static Object element(Object value) {
        boolean isSimple = value == null
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof String
                || value instanceof Enum;
        return isSimple ? value : value.getClass().getSimpleName();
    }

    /** Atomic numbers change; their values do not. */
    private static Object number(Number number) {
        return number instanceof Integer || number instanceof Comparable ? number : (Object) number.longValue();
    }
}
