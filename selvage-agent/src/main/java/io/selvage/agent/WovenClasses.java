package io.selvage.agent;

import io.selvage.agent.weave.AppWeaver;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Proxy;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Stream;

/** Which classes were woven, by loader, to be compared with those that are there. */
final class WovenClasses {
    private final Map<ClassLoader, Set<String>> names = new WeakHashMap<>();

    /** @param name an internal name */
    synchronized void add(ClassLoader loader, String name) {
        names.computeIfAbsent(loader, first -> new HashSet<>()).add(name);
    }

    synchronized boolean contains(ClassLoader loader, String name) {
        return names.getOrDefault(loader, Set.of()).contains(name);
    }

    /**
     * Names, with dots, of classes that {@code ancestor} or loaders below it have defined and that were not woven;
     * those that are never woven do not count.
     */
    List<String> missing(ClassLoader ancestor, Instrumentation instrumentation) {
        return Stream.of(instrumentation.getAllLoadedClasses())
                .filter(type -> !type.isArray() && isBelow(type.getClassLoader(), ancestor))
                .filter(type -> !isOfJdk(type) && !isWoven(type))
                .map(WovenClasses::nameOf)
                .distinct()
                .sorted()
                .toList();
    }

    static boolean isBelow(ClassLoader loader, ClassLoader ancestor) {
        ClassLoader at = loader;
        while (at != null && at != ancestor) {
            at = at.getParent();
        }
        return at != null;
    }

    private boolean isWoven(Class<?> type) {
        String name = nameOf(type).replace('.', '/');
        return NeverWoven.contains(name) || AppWeaver.isGenerated(name) || contains(type.getClassLoader(), name);
    }

    /** What the JDK makes for proxies, lambdas, texts and switches calls the program's code, or has none. */
    private static boolean isOfJdk(Class<?> type) {
        return Proxy.isProxyClass(type)
                || type.isHidden() && type.isSynthetic() && nameOf(type).contains("$$");
    }

    /** Without the suffix that makes the name of a hidden class unique. */
    private static String nameOf(Class<?> type) {
        String name = type.getName();
        int suffix = name.indexOf('/');
        return suffix < 0 ? name : name.substring(0, suffix);
    }
}
