package io.selvage.scheduler.observation;

import io.selvage.hooks.ClassState;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.ShadowObjectTable;
import io.selvage.scheduler.output.LocklessPrintStream;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Names for the objects of an execution: class and number, counted by who met them and when. */
final class ObjectNames {
    private final Map<Integer, String> names = new HashMap<>();

    ObjectNames(Execution execution, ThreadNames threads) {
        Map<String, Integer> counts = new HashMap<>();
        List<ShadowObject> shadows = Arrays.asList(execution.objects.all());
        shadows.sort(Comparator.comparingInt(shadow -> shadow.id()));
        for (ShadowObject shadow : shadows) {
            names.put(shadow.id(), name(shadow, counts, threads));
        }
    }

    private static String name(ShadowObject shadow, Map<String, Integer> counts, ThreadNames threads) {
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
        String type = simple(shadow.object().getClass());
        return type + "#" + counts.merge(type, 1, Integer::sum);
    }

    private static String simple(Class<?> type) {
        String name = type.isArray() ? type.getTypeName() : type.getName();
        String simple = name.substring(name.lastIndexOf('.') + 1);
        // What a lock keeps its state in stands for the lock.
        boolean insideLock = name.startsWith("java.util.concurrent.") && simple.endsWith("Sync");
        return insideLock && simple.indexOf('$') > 0 ? simple.substring(0, simple.indexOf('$')) : simple;
    }

    String of(int object) {
        return names.getOrDefault(object, "");
    }
}
