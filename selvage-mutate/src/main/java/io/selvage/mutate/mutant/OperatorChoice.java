package io.selvage.mutate.mutant;

import io.selvage.mutate.operator.ConcurrencyOperators;
import io.selvage.options.BadOption;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.pitest.mutationtest.engine.gregor.MethodMutatorFactory;
import org.pitest.mutationtest.engine.gregor.config.Mutator;

/** The operators that {@code --operators} names: groups, or single ones, ours or those that PIT has. */
public final class OperatorChoice {
    private static final String OPTION = "--operators";
    /** Those of PIT that change arithmetic, conditions, constants, increments and calls. */
    private static final List<String> METHOD = List.of(
            "MATH",
            "CONDITIONALS_BOUNDARY",
            "NEGATE_CONDITIONALS",
            "REMOVE_CONDITIONALS",
            "INCREMENTS",
            "REMOVE_INCREMENTS",
            "INVERT_NEGS",
            "INLINE_CONSTS",
            "VOID_METHOD_CALLS",
            "NON_VOID_METHOD_CALLS",
            "EXPERIMENTAL_MEMBER_VARIABLE");

    private OperatorChoice() {}

    /** @throws BadOption if there is no operator of such a name */
    public static Collection<MethodMutatorFactory> of(List<String> names) {
        // PIT finds its own operators, and those of plug-ins beside it, by the thread's loader
        Thread current = Thread.currentThread();
        ClassLoader before = current.getContextClassLoader();
        current.setContextClassLoader(OperatorChoice.class.getClassLoader());
        try {
            return chosen(names);
        } finally {
            current.setContextClassLoader(before);
        }
    }

    private static Collection<MethodMutatorFactory> chosen(List<String> names) {
        Map<String, MethodMutatorFactory> chosen = new LinkedHashMap<>();
        for (String name : names) {
            for (MethodMutatorFactory operator : named(name)) {
                chosen.put(operator.getGloballyUniqueId(), operator);
            }
        }
        return chosen.values();
    }

    private static Collection<MethodMutatorFactory> named(String name) {
        return switch (name) {
            case "all" -> chosen(List.of("concurrency", "method"));
            case "concurrency" -> ConcurrencyOperators.all();
            case "method" -> Mutator.fromStrings(METHOD);
            default -> single(name);
        };
    }

    private static Collection<MethodMutatorFactory> single(String name) {
        List<MethodMutatorFactory> ours = ConcurrencyOperators.all().stream()
                .filter(operator -> operator.getName().equals(name))
                .toList();
        if (!ours.isEmpty()) {
            return ours;
        }
        if (!Mutator.allMutatorIds().contains(name)) {
            throw new BadOption(
                    OPTION, "there is no operator '" + name + "'", "use all, method, concurrency, or of " + known());
        }
        return Mutator.fromStrings(List.of(name));
    }

    private static String known() {
        TreeSet<String> names = new TreeSet<>(Mutator.allMutatorIds());
        ConcurrencyOperators.all().forEach(operator -> names.add(operator.getName()));
        return String.join(", ", names);
    }
}
