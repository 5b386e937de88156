package io.selvage.mutate.compare;

import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.spec.CallText;
import io.selvage.monitor.spec.ClassMembers;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * The calls by which mutants of a class are compared with the original if none are given: its public methods, or
 * those that are not private if there are none, with small arguments.
 *
 * @param constructions the arguments of the constructor, for each starting point
 * @param calls methods and their arguments
 */
public record InferredCalls(List<Object[]> constructions, List<Inferred> calls) {
    private static final Set<String> OF_OBJECT = Set.of("equals", "hashCode", "toString");
    private static final Map<Class<?>, Object> SMALL = Map.of(
            int.class,
            1,
            long.class,
            1L,
            boolean.class,
            true,
            double.class,
            1.0,
            char.class,
            'a',
            String.class,
            "a",
            Integer.class,
            1,
            Object.class,
            1);

    /** A call. */
    record Inferred(String method, Object[] args) {}

    /** Empty if the class cannot be made, or no method can be called. */
    public static Optional<InferredCalls> of(Class<?> type, Options options) {
        List<String> given = options.find(MonitorOptions.NEW).orElseThrow();
        List<Object[]> constructions = given.isEmpty()
                ? constructions(type)
                : given.stream().map(args -> CallText.arguments(args).toArray()).toList();
        List<Inferred> visible = calls(type, Modifier::isPublic);
        // A class that only its own package uses has no public methods.
        List<Inferred> calls = visible.isEmpty() ? calls(type, any -> true) : visible;
        return constructions.isEmpty() || calls.isEmpty()
                ? Optional.empty()
                : Optional.of(new InferredCalls(constructions, calls));
    }

    private static List<Inferred> calls(Class<?> type, IntPredicate modifiers) {
        return ClassMembers.methods(type).stream()
                .filter(method -> modifiers.test(method.getModifiers())
                        && !Modifier.isStatic(method.getModifiers())
                        && !method.isSynthetic()
                        && !OF_OBJECT.contains(method.getName()))
                .sorted(Comparator.comparing(Method::getName).thenComparing(Method::toString))
                .flatMap(method -> arguments(method, 1).stream().map(args -> new Inferred(method.getName(), args)))
                .toList();
    }

    /** With the fewest parameters; where it takes a number, once with one and once with two. */
    private static List<Object[]> constructions(Class<?> type) {
        if (Modifier.isAbstract(type.getModifiers())) {
            return List.of();
        }
        Optional<Constructor<?>> simplest = Arrays.stream(type.getDeclaredConstructors())
                .filter(constructor -> !Modifier.isPrivate(constructor.getModifiers()))
                .filter(constructor -> arguments(constructor, 1).isPresent())
                .min(Comparator.<Constructor<?>>comparingInt(Constructor::getParameterCount)
                        .thenComparing(Constructor::toString));
        List<Object[]> all = new ArrayList<>();
        simplest.ifPresent(constructor -> {
            all.add(arguments(constructor, 2).orElseThrow());
            if (Arrays.asList(constructor.getParameterTypes()).contains(int.class)) {
                all.add(arguments(constructor, 1).orElseThrow());
            }
        });
        return all;
    }

    private static Optional<Object[]> arguments(Executable member, int number) {
        List<Object> args = new ArrayList<>();
        for (Class<?> parameter : member.getParameterTypes()) {
            if (!SMALL.containsKey(parameter)) {
                return Optional.empty();
            }
            args.add(parameter == int.class ? (Object) number : SMALL.get(parameter));
        }
        return Optional.of(args.toArray());
    }

    /** These calls on whatever version of the class {@code type} is. */
    public MonitorSpec<?> spec(Class<?> type) {
        MonitorSpec<?> spec = MonitorSpec.of(type);
        constructions.forEach(spec::create);
        calls.forEach(call -> spec.call(call.method(), call.args()));
        return spec;
    }
}
