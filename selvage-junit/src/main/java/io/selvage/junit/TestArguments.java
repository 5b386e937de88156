package io.selvage.junit;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * The arguments of a parameterized test. JUnit makes them once, with classes of its own; every execution has to get
 * what the woven test knows and no execution has changed. So only values are accepted, enums, arrays of
 * values, and records of all these.
 */
final class TestArguments {
    private static final Set<Class<?>> VALUES = Set.of(
            String.class,
            Boolean.class,
            Character.class,
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            BigInteger.class,
            BigDecimal.class,
            UUID.class);

    private static final int WIDEST = 60;

    private final List<Object> given;

    TestArguments(List<Object> given) {
        this.given = given.stream().filter(TestArguments::isOfTest).collect(Collectors.toList());
        this.given.forEach(TestArguments::check);
    }

    private static boolean isOfTest(Object argument) {
        return !(argument instanceof Scenario);
    }

    private static void check(Object argument) {
        if (argument == null || argument instanceof Enum<?> || isValue(argument.getClass())) {
            return;
        }
        if (argument instanceof Record made) {
            components(made).forEach(TestArguments::check);
        } else if (!argument.getClass().isArray()
                || !isValue(argument.getClass().getComponentType())) {
            throw new IllegalArgumentException("an argument of type "
                    + argument.getClass().getTypeName()
                    + " cannot be made anew for each execution; give values, enums, arrays of values or records of"
                    + " these, and make the rest from them in the test");
        }
    }

    private static List<Object> components(Record made) {
        List<Object> components = new ArrayList<>();
        for (RecordComponent component : made.getClass().getRecordComponents()) {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            try {
                components.add(accessor.invoke(made));
            } catch (ReflectiveOperationException unreadable) {
                throw new IllegalArgumentException(
                        component + " of " + made.getClass().getTypeName() + " cannot be read", unreadable);
            }
        }
        return components;
    }

    private static boolean isValue(Class<?> type) {
        return type.isPrimitive() || VALUES.contains(type) || type.getName().startsWith("java.time.");
    }

    int count() {
        return given.size();
    }

    /** The argument at {@code index} for one execution. */
    Object fresh(int index, ClassLoader loader) throws ReflectiveOperationException {
        return fresh(given.get(index), loader);
    }

    private static Object fresh(Object argument, ClassLoader loader) throws ReflectiveOperationException {
        if (argument instanceof Record made) {
            return sameRecord(made, loader);
        }
        if (argument instanceof Enum<?> constant) {
            return sameConstant(constant, loader);
        }
        return argument != null && argument.getClass().isArray() ? copy(argument) : argument;
    }

    private static Object sameConstant(Enum<?> constant, ClassLoader loader) throws ClassNotFoundException {
        Class<?> type = Class.forName(constant.getDeclaringClass().getName(), true, loader);
        return type.getEnumConstants()[constant.ordinal()];
    }

    private static Object sameRecord(Record made, ClassLoader loader) throws ReflectiveOperationException {
        Class<?> type = Class.forName(made.getClass().getName(), true, loader);
        List<Object> values = new ArrayList<>();
        for (Object component : components(made)) {
            values.add(fresh(component, loader));
        }
        Class<?>[] types = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor.newInstance(values.toArray());
    }

    private static Object copy(Object array) {
        int length = Array.getLength(array);
        Object copy = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }

    /** {@code (1, apple)}; the empty string if there are none. */
    @Override
    public String toString() {
        return given.isEmpty()
                ? ""
                : given.stream().map(TestArguments::text).collect(Collectors.joining(", ", "(", ")"));
    }

    private static String text(Object argument) {
        if (argument == null || !argument.getClass().isArray()) {
            return String.valueOf(argument);
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Array.getLength(argument); i++) {
            text.append(i == 0 ? "" : " ").append(Array.get(argument, i));
        }
        return text.toString();
    }

    /** As part of a file's name, different for different arguments. */
    String fileName() {
        String text = toString();
        String plain = text.replaceAll("[^\\w.-]+", "_");
        String clipped = plain.length() > WIDEST ? plain.substring(0, WIDEST) : plain;
        return text.isEmpty() ? "" : "-" + clipped + "-" + Integer.toHexString(text.hashCode());
    }
}
