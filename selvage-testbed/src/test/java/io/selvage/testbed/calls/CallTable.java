package io.selvage.testbed.calls;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The public methods of all {@link Subject}s, with numbers that are the same wherever the JDK is. */
public final class CallTable {
    /** One way to call a method. */
    record Entry(int number, Class<?> type, Method method, boolean dropsResult) {
        @Override
        public String toString() {
            return method.getName() + (dropsResult ? "!" : "");
        }
    }

    /** What needs a lock, starts threads, or tells of objects that have no text of their own. */
    private static final Set<String> LEFT_OUT = Set.of(
            "wait",
            "notify",
            "notifyAll",
            "getClass",
            "hashCode",
            "delayedExecutor",
            "orTimeout",
            "completeOnTimeout",
            "defaultExecutor",
            "newCondition",
            "hasWaiters",
            "getWaitQueueLength",
            "newThread",
            "completeAsync",
            "toCompletableFuture",
            "parallelStream",
            "forEach",
            "reversed");

    private static final Pattern LAZY = Pattern.compile(".*(Iterator|Stream|Spliterator|Enumeration|Executor|View)");

    private final Map<Subject, List<Entry>> entries = new EnumMap<>(Subject.class);
    private final List<Entry> all = new ArrayList<>();

    public CallTable() {
        Map<Class<?>, List<Entry>> byType = new LinkedHashMap<>();
        for (Subject subject : Subject.values()) {
            entries.put(subject, byType.computeIfAbsent(subject.make().getClass(), this::entriesOf));
        }
    }

    private List<Entry> entriesOf(Class<?> type) {
        List<Entry> found = new ArrayList<>();
        Arrays.stream(type.getMethods())
                .filter(CallTable::isCallable)
                .sorted(Comparator.comparing(Method::toString))
                .forEach(method -> {
                    add(found, type, method, false);
                    if (method.getReturnType() != void.class) {
                        add(found, type, method, true);
                    }
                });
        return found;
    }

    private void add(List<Entry> found, Class<?> type, Method method, boolean drops) {
        Entry entry = new Entry(all.size(), type, method, drops);
        all.add(entry);
        found.add(entry);
    }

    private static boolean isCallable(Method method) {
        return !Modifier.isStatic(method.getModifiers())
                && !method.isBridge()
                && !LEFT_OUT.contains(method.getName())
                && !method.getName().endsWith("Async")
                && !LAZY.matcher(method.getReturnType().getSimpleName()).matches()
                && !isBulk(method)
                && Arrays.stream(method.getParameterTypes()).allMatch(Arguments::areKnown);
    }

    /** Bulk operations of maps run tasks in the common pool. */
    private static boolean isBulk(Method method) {
        return method.getDeclaringClass().getSimpleName().startsWith("ConcurrentHashMap")
                && method.getParameterCount() > 1
                && method.getParameterTypes()[0] == long.class;
    }

    List<Entry> of(Subject subject) {
        return entries.get(subject);
    }

    List<Entry> all() {
        return all;
    }
}
