package io.selvage.monitor.spec;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Finds constructors, methods and fields of a monitor's class by name and arguments. */
public final class ClassMembers {
    /** The checked exceptions that every call may throw. */
    public static final List<Class<?>> CHECKED = List.of(InterruptedException.class);

    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private ClassMembers() {}

    /** A factory that uses the constructor which takes {@code args} best. */
    public static <M> Supplier<M> constructor(Class<M> type, Object... args) {
        if (Modifier.isAbstract(type.getModifiers())) {
            throw new BadSpec("class " + type.getName() + " is abstract", "name a class that can be made");
        }
        List<Constructor<?>> all = List.of(type.getDeclaredConstructors());
        Constructor<?> constructor = ArgumentMatching.best(all, args)
                .orElseThrow(() -> new BadSpec(
                        "class " + type.getName() + " has no constructor that takes " + ArgumentMatching.text(args),
                        "it has " + signatures(all)));
        Object[] fitted = ArgumentMatching.fit(constructor.getParameterTypes(), args);
        MethodHandle handle = open(constructor, fitted.length);
        return () -> {
            try {
                return type.cast((Object) handle.invokeExact((Object) null, fitted.clone()));
            } catch (Throwable thrown) {
                throw SneakyThrow.unchecked(thrown);
            }
        };
    }

    /** A call of the method with exactly these parameters. */
    public static <M> Call<M> call(Class<M> type, String method, List<Class<?>> parameters, Object... args) {
        List<Method> exact = methods(type).stream()
                .filter(candidate -> candidate.getName().equals(method)
                        && List.of(candidate.getParameterTypes()).equals(parameters))
                .toList();
        if (exact.isEmpty()) {
            throw new BadSpec(
                    "class " + type.getName() + " has no method " + method + " with parameters " + parameters,
                    "it has " + signatures(methods(type)));
        }
        return callOneOf(type, method, exact, args);
    }

    /** A call of the method that takes {@code args} best. */
    public static <M> Call<M> call(Class<M> type, String method, Object... args) {
        List<Method> named = methods(type).stream()
                .filter(candidate -> candidate.getName().equals(method))
                .toList();
        if (named.isEmpty()) {
            throw new BadSpec(
                    "class " + type.getName() + " has no method " + method, "it has " + signatures(methods(type)));
        }
        return callOneOf(type, method, named, args);
    }

    private static <M> Call<M> callOneOf(Class<M> type, String method, List<Method> named, Object... args) {
        Method found = ArgumentMatching.best(named, args)
                .orElseThrow(() -> new BadSpec(
                        "method " + method + " of " + type.getName() + " does not take " + ArgumentMatching.text(args),
                        "there is " + signatures(named)));
        Object[] fitted = ArgumentMatching.fit(found.getParameterTypes(), args);
        MethodHandle handle = open(found, fitted.length);
        return new Call<>(
                method + ArgumentMatching.text(args),
                method,
                Arrays.asList(args),
                List.of(found.getExceptionTypes()),
                monitor -> (Object) handle.invokeExact((Object) monitor, fitted));
    }

    /** The instance methods that are neither private nor declared by {@code Object}, superclasses' included. */
    public static List<Method> methods(Class<?> type) {
        List<Method> methods = new ArrayList<>();
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            for (Method method : c.getDeclaredMethods()) {
                int modifiers = method.getModifiers();
                boolean overridden = methods.stream()
                        .anyMatch(known -> known.getName().equals(method.getName())
                                && Arrays.equals(known.getParameterTypes(), method.getParameterTypes()));
                if (!Modifier.isPrivate(modifiers)
                        && !Modifier.isStatic(modifiers)
                        && !method.isSynthetic()
                        && !method.getName().startsWith("selvage$")
                        && !overridden) {
                    methods.add(method);
                }
            }
        }
        return methods;
    }

    /** A state field that is read by a path, see {@link StatePath}. */
    public static <M> StateField<M> field(Class<M> type, String path) {
        return new StateField<>(path, StatePath.of(type, path));
    }

    /** The names of all instance fields that can change and be read as a value, superclasses' included. */
    public static List<String> plainFields(Class<?> type) {
        List<String> names = new ArrayList<>();
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
                int modifiers = field.getModifiers();
                boolean changes = !Modifier.isFinal(modifiers) || !StatePath.isConstant(field.getType());
                if (changes
                        && !Modifier.isStatic(modifiers)
                        && !field.isSynthetic()
                        && StatePath.isReadable(field.getType())
                        && !field.getName().startsWith("selvage$")) {
                    names.add(field.getName());
                }
            }
        }
        return names;
    }

    /** The methods that threads can call, for a message. */
    public static String signatures(Class<?> type) {
        return signatures(methods(type));
    }

    /** The handle takes an object, null for a constructor, and an array of the arguments. */
    private static MethodHandle open(Executable member, int args) {
        try {
            member.setAccessible(true);
            boolean makes = member instanceof Constructor;
            MethodHandle handle =
                    makes ? LOOKUP.unreflectConstructor((Constructor<?>) member) : LOOKUP.unreflect((Method) member);
            handle = makes ? MethodHandles.dropArguments(handle, 0, Object.class) : handle;
            return handle.asFixedArity()
                    .asSpreader(Object[].class, args)
                    .asType(MethodType.methodType(Object.class, Object.class, Object[].class));
        } catch (IllegalAccessException | RuntimeException closed) {
            throw new BadSpec(
                    member.getName() + " of " + member.getDeclaringClass().getName() + " cannot be used (" + closed
                            + ")",
                    "make it public");
        }
    }

    private static String signatures(List<? extends Executable> members) {
        return members.isEmpty()
                ? "none at all"
                : members.stream()
                        .map(member -> simple(member) + "("
                                + Arrays.stream(member.getParameterTypes())
                                        .map(Class::getSimpleName)
                                        .collect(Collectors.joining(", "))
                                + ")")
                        .sorted()
                        .collect(Collectors.joining(", "));
    }

    private static String simple(Executable member) {
        return member instanceof Constructor ? member.getDeclaringClass().getSimpleName() : member.getName();
    }
}
