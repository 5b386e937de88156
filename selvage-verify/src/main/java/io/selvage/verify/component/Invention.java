package io.selvage.verify.component;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes up small arguments. */
final class Invention {
    /** Objects are made of objects that are made of literals, no deeper. */
    private static final int DEEPEST = 2;

    private static final Map<Class<?>, Object> LITERALS = Map.ofEntries(
            Map.entry(int.class, 1),
            Map.entry(Integer.class, 1),
            Map.entry(long.class, 1L),
            Map.entry(Long.class, 1L),
            Map.entry(boolean.class, true),
            Map.entry(Boolean.class, true),
            Map.entry(double.class, 1.0),
            Map.entry(Double.class, 1.0),
            Map.entry(float.class, 1.0f),
            Map.entry(Float.class, 1.0f),
            Map.entry(short.class, (short) 1),
            Map.entry(Short.class, (short) 1),
            Map.entry(byte.class, (byte) 1),
            Map.entry(Byte.class, (byte) 1),
            Map.entry(char.class, 'a'),
            Map.entry(Character.class, 'a'),
            Map.entry(String.class, "a"),
            Map.entry(CharSequence.class, "a"),
            Map.entry(Object.class, 1),
            Map.entry(Comparable.class, 1),
            Map.entry(Number.class, 1));

    private final Class<?> component;

    Invention(Class<?> component) {
        this.component = component;
    }

    /** Empty if nothing small fits one of the parameters. */
    Optional<List<Object>> arguments(Executable member) {
        return arguments(member, 0);
    }

    private Optional<List<Object>> arguments(Executable member, int depth) {
        List<Object> args = new ArrayList<>();
        for (Class<?> type : member.getParameterTypes()) {
            Optional<Object> arg = argument(type, depth);
            if (arg.isEmpty()) {
                return Optional.empty();
            }
            args.add(arg.get());
        }
        return Optional.of(args);
    }

    private Optional<Object> argument(Class<?> type, int depth) {
        if (type == component) {
            return Optional.of(Stand.OTHER);
        }
        if (LITERALS.containsKey(type)) {
            return Optional.of(LITERALS.get(type));
        }
        if (type == List.class || type == Collection.class || type == Iterable.class) {
            return Optional.of(Stand.LIST);
        }
        if (type == Set.class || type == Map.class) {
            return Optional.of(type == Set.class ? Stand.SET : Stand.MAP);
        }
        if (!isAccessible(type)) {
            return Optional.empty();
        }
        if (type.isArray()) {
            return argument(type.getComponentType(), depth)
                    .map(element -> new Stand(Stand.Kind.ARRAY, type.getComponentType(), List.of(element)));
        }
        if (type.isEnum() && type.getEnumConstants().length > 0) {
            return Optional.of(Stand.constant(type));
        }
        return Stand.methodOf(type) != null
                ? Optional.of(new Stand(Stand.Kind.STUB, type, List.of()))
                : made(type, depth);
    }

    /** Whether a class beside the component can name it. */
    private boolean isAccessible(Class<?> type) {
        Class<?> plain = type;
        while (plain.isArray()) {
            plain = plain.getComponentType();
        }
        boolean isPublic = true;
        for (Class<?> one = plain; one != null; one = one.getEnclosingClass()) {
            isPublic &= Modifier.isPublic(one.getModifiers());
        }
        return isPublic || plain.getPackageName().equals(component.getPackageName()) && !isJdk(plain);
    }

    private static boolean isJdk(Class<?> type) {
        return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
    }

    /** Objects of the program's own classes, and containers: others might open files or connections. */
    private Optional<Object> made(Class<?> type, int depth) {
        boolean isContainer = type.getPackageName().equals("java.util") && Collection.class.isAssignableFrom(type)
                || type.getPackageName().equals("java.util") && Map.class.isAssignableFrom(type);
        boolean isUsual = !isJdk(type) || isContainer || type == StringBuilder.class;
        if (!isUsual || depth >= DEEPEST || type.isInterface() || Modifier.isAbstract(type.getModifiers())) {
            return Optional.empty();
        }
        return Arrays.stream(type.getDeclaredConstructors())
                .filter(this::isOpen)
                .sorted(Comparator.<Constructor<?>>comparingInt(Constructor::getParameterCount)
                        .thenComparing(Constructor::toString))
                .flatMap(constructor -> arguments(constructor, depth + 1).stream())
                .filter(args -> !args.contains(Stand.OTHER))
                .findFirst()
                .map(args -> new Stand(Stand.Kind.MADE, type, args));
    }

    private boolean isOpen(Constructor<?> constructor) {
        int access = constructor.getModifiers();
        boolean isNear = constructor.getDeclaringClass().getPackageName().equals(component.getPackageName());
        return Modifier.isPublic(access)
                || isNear && !Modifier.isPrivate(access) && !isJdk(constructor.getDeclaringClass());
    }
}
