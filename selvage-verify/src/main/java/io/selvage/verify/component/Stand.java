package io.selvage.verify.component;

import io.selvage.monitor.spec.JavaLiteral;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * An argument that is no literal.
 *
 * @param type of a constant, an object that is made, an element of an array, or the interface that is implemented
 * @param args of the constructor, or what is in the container
 */
public record Stand(Kind kind, Class<?> type, List<Object> args) {
    /** What it is. */
    public enum Kind {
        LIST,
        SET,
        MAP,
        ARRAY,
        /** The first constant of an enum. */
        CONSTANT,
        /** A new object. */
        MADE,
        /** An object with the one method of an interface, which gives something small. */
        STUB,
        /** As before, but the method throws. */
        THROWING,
        /** Another component of the same class. */
        OTHER
    }

    public static final Stand OTHER = new Stand(Kind.OTHER, Object.class, List.of());

    static final Stand LIST = new Stand(Kind.LIST, List.class, List.of(1));
    static final Stand SET = new Stand(Kind.SET, Set.class, List.of(1));
    static final Stand MAP = new Stand(Kind.MAP, Map.class, List.of(1, 1));

    public Stand {
        args = List.copyOf(args);
    }

    static Stand constant(Class<?> type) {
        return new Stand(Kind.CONSTANT, type, List.of());
    }

    /** The constant that it stands for. */
    public Enum<?> constant() {
        return type == TimeUnit.class ? TimeUnit.SECONDS : (Enum<?>) type.getEnumConstants()[0];
    }

    /** Whether it is the same whenever it is used. */
    boolean isFixed() {
        return switch (kind) {
            case LIST, SET, MAP, CONSTANT -> true;
            case ARRAY, MADE, STUB, THROWING, OTHER -> false;
        };
    }

    @Override
    public String toString() {
        return switch (kind) {
            case LIST, SET, MAP -> type.getSimpleName() + ".of(" + text(args) + ")";
            case ARRAY -> "new " + type.getSimpleName() + "[] {" + text(args) + "}";
            case CONSTANT -> type.getSimpleName() + "." + constant().name();
            case MADE -> "new " + type.getSimpleName() + "(" + text(args) + ")";
            case STUB -> "a " + type.getSimpleName();
            case THROWING -> "a " + type.getSimpleName() + " that throws";
            case OTHER -> "other";
        };
    }

    /** Arguments as they are written, separated by commas. */
    static String text(List<Object> args) {
        return args.stream()
                .map(arg -> arg instanceof Stand ? arg.toString() : JavaLiteral.of(arg))
                .collect(Collectors.joining(", "));
    }

    /** Arguments for a call by reflection; null for what is not the same whenever it is used. */
    static Object[] values(List<Object> args) {
        return args.stream()
                .map(arg -> arg instanceof Stand stand ? stand.value() : arg)
                .toArray();
    }

    private Object value() {
        return switch (kind) {
            case LIST -> List.copyOf(args);
            case SET -> Set.copyOf(args);
            case MAP -> Map.of(args.get(0), args.get(1));
            case CONSTANT -> constant();
            case ARRAY, MADE, STUB, THROWING, OTHER -> null;
        };
    }

    /** Whether every execution can be given the same arguments. */
    static boolean areFixed(List<Object> args) {
        return args.stream().allMatch(arg -> !(arg instanceof Stand stand) || stand.isFixed());
    }

    /** The one method of {@code type} that has to be implemented; null if there is not just one. */
    public static Method methodOf(Class<?> type) {
        List<Method> open = !type.isInterface()
                ? List.of()
                : Arrays.stream(type.getMethods())
                        .filter(method -> Modifier.isAbstract(method.getModifiers()))
                        .filter(method -> Arrays.stream(Object.class.getMethods())
                                .noneMatch(known -> known.getName().equals(method.getName())
                                        && Arrays.equals(known.getParameterTypes(), method.getParameterTypes())))
                        .toList();
        return open.size() == 1 ? open.get(0) : null;
    }

    /** Whether {@code args}, which were invented for some member, were invented for one of these parameters. */
    public static boolean fits(Class<?>[] parameters, List<Object> args) {
        if (parameters.length != args.size()) {
            return false;
        }
        for (int i = 0; i < parameters.length; i++) {
            Class<?> boxed = MethodType.methodType(parameters[i]).wrap().returnType();
            Object arg = args.get(i);
            boolean isIt = arg instanceof Stand stand ? stand.isFor(parameters[i]) : boxed.isInstance(arg);
            if (!isIt) {
                return false;
            }
        }
        return true;
    }

    private boolean isFor(Class<?> parameter) {
        return kind == Kind.ARRAY
                ? parameter.isArray() && parameter.getComponentType() == type
                : parameter.isAssignableFrom(type);
    }
}
