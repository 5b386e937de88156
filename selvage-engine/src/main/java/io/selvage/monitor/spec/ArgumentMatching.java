package io.selvage.monitor.spec;

import java.lang.reflect.Executable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Matches arguments with parameter types, and converts them. */
public final class ArgumentMatching {
    private static final Map<Class<?>, Class<?>> BOXES = Map.of(
            int.class, Integer.class,
            long.class, Long.class,
            short.class, Short.class,
            byte.class, Byte.class,
            char.class, Character.class,
            boolean.class, Boolean.class,
            float.class, Float.class,
            double.class, Double.class);

    private static final int NO = Integer.MAX_VALUE;

    private ArgumentMatching() {}

    /** The member whose parameters fit {@code args} best; the first declared of equals. */
    public static <E extends Executable> Optional<E> best(List<? extends E> members, Object... args) {
        E best = null;
        int least = NO;
        for (E member : members) {
            int cost = cost(member.getParameterTypes(), args);
            if (cost < least) {
                least = cost;
                best = member;
            }
        }
        return Optional.ofNullable(best);
    }

    private static int cost(Class<?>[] types, Object[] args) {
        if (types.length != args.length) {
            return NO;
        }
        int sum = 0;
        for (int i = 0; i < types.length; i++) {
            int cost = cost(types[i], args[i]);
            if (cost == NO) {
                return NO;
            }
            sum += cost;
        }
        return sum;
    }

    /** 0 for the same type, more for a wider one. */
    private static int cost(Class<?> type, Object arg) {
        if (arg == null) {
            return type.isPrimitive() ? NO : 0;
        }
        Class<?> box = BOXES.getOrDefault(type, type);
        if (box == arg.getClass()) {
            return type.isPrimitive() ? 0 : 1;
        }
        if (arg instanceof Number number && convert(box, number) != null) {
            return 2;
        }
        return box.isInstance(arg) ? 3 : NO;
    }

    public static Object[] fit(Class<?>[] types, Object... args) {
        Object[] fitted = new Object[args.length];
        for (int i = 0; i < args.length; i++) {
            Class<?> box = BOXES.getOrDefault(types[i], types[i]);
            boolean converts = args[i] instanceof Number && !box.isInstance(args[i]);
            fitted[i] = converts ? convert(box, (Number) args[i]) : args[i];
        }
        return fitted;
    }

    /** The number as another type; null if it does not fit, or {@code box} is no number type. */
    private static Object convert(Class<?> box, Number number) {
        long whole = number.longValue();
        boolean isWhole = number.doubleValue() == whole;
        Object converted = null;
        if (box == Double.class) {
            converted = number.doubleValue();
        } else if (box == Float.class) {
            converted = number.floatValue();
        } else if (isWhole && box == Long.class) {
            converted = whole;
        } else if (isWhole && box == Integer.class && whole == (int) whole) {
            converted = (int) whole;
        } else if (isWhole && box == Short.class && whole == (short) whole) {
            converted = (short) whole;
        } else if (isWhole && box == Byte.class && whole == (byte) whole) {
            converted = (byte) whole;
        }
        return converted;
    }

    /** The primitive type of that name; null if there is none. */
    public static Class<?> primitive(String name) {
        return BOXES.keySet().stream()
                .filter(type -> type.getName().equals(name))
                .findFirst()
                .orElse(null);
    }

    /** {@code (1, "text", 'c')}. */
    static String text(Object... args) {
        return Arrays.stream(args).map(ArgumentMatching::literal).collect(Collectors.joining(", ", "(", ")"));
    }

    private static String literal(Object arg) {
        if (arg instanceof String) {
            return "\"" + arg + "\"";
        }
        return arg instanceof Character ? "'" + arg + "'" : String.valueOf(arg);
    }
}
