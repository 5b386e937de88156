package io.selvage.scheduler.observation;

import io.selvage.hooks.ClassState;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.ShadowObjectTable;
import io.selvage.scheduler.output.LocklessPrintStream;
import io.selvage.scheduler.process.Awaited;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Names for the objects of an execution: class and number, counted by who met them and when. */
final class ObjectNames {
    private final Map<Integer, String> names = new HashMap<>();
    /** Objects that no operation was about, which come after those that have a number. */
    private final Map<Object, String> unmet = new IdentityHashMap<>();

    private final Map<String, Integer> counts = new HashMap<>();

    ObjectNames(Execution execution, ThreadNames threads) {
        List<ShadowObject> shadows = Arrays.asList(execution.objects.all());
        shadows.sort(Comparator.comparingInt(shadow -> shadow.id()));
        for (ShadowObject shadow : shadows) {
            names.put(shadow.id(), name(shadow, threads));
        }
    }

    private String name(ShadowObject shadow, ThreadNames threads) {
        if (shadow.isStartedThread()) {
            return threads.of(shadow.threadNumber());
        }
        if (shadow.object() instanceof Class<?> type) {
            return simple(type) + ".class";
        }
        if (shadow.object() instanceof ClassState state) {
            return simple(state.type);
        }
        if (shadow.object() == ShadowObjectTable.STATIC_FIELDS) {
            return "";
        }
        if (shadow.object() instanceof LocklessPrintStream stream) {
            return stream == System.err ? "System.err" : "System.out";
        }
        if (shadow.object() instanceof Awaited awaited) {
            return awaited.reportName();
        }
        String type = simple(shadow.object().getClass());
        return type + "#" + counts.merge(type, 1, Integer::sum);
    }

    private static String simple(Class<?> type) {
        String name = type.isArray() ? type.getTypeName() : stable(type.getName());
        String simple = name.substring(name.lastIndexOf('.') + 1);
        // What a lock keeps its state in stands for the lock.
        boolean insideLock = name.startsWith("java.util.concurrent.") && simple.endsWith("Sync");
        return insideLock && simple.indexOf('$') > 0 ? simple.substring(0, simple.indexOf('$')) : simple;
    }

    /** The JVM numbers the classes of lambdas as it makes them. */
    private static String stable(String name) {
        int lambda = name.indexOf("$$Lambda");
        int hidden = name.indexOf('/');
        return lambda > 0 ? name.substring(0, lambda) + "$$Lambda" : hidden > 0 ? name.substring(0, hidden) : name;
    }

    /** The name of an object that {@link #of} does not know. */
    String ofUnmet(Object object) {
        if (object instanceof Class<?> type) {
            return simple(type) + ".class";
        }
        String type = simple(object.getClass());
        return unmet.computeIfAbsent(object, unknown -> type + "#" + counts.merge(type, 1, Integer::sum));
    }

    String of(int object) {
        return names.getOrDefault(object, "");
    }
}
