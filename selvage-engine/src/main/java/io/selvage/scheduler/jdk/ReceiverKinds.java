package io.selvage.scheduler.jdk;

import java.util.Map;
import java.util.Set;

/** What a call on an object of the JDK amounts to, by the object's class. */
public final class ReceiverKinds extends ClassValue<ReceiverKinds.Kind> {
    /** How a call on such an object is treated. */
    public enum Kind {
        /** Of no interest: the program's own classes, immutable values, local helpers. */
        NONE,
        /** Safe for use by several threads; each call is one operation. */
        CONCURRENT,
        /** Its methods hold its lock. */
        SYNCHRONIZED,
        /** The same, and parts of it can be seen without: iterators, views. */
        SYNCHRONIZED_CONTAINER,
        /** Most of its methods hold a lock while they work on another object. */
        WRAPPER,
        /** Not safe: each call is a plain access to its contents. */
        PLAIN
    }

    private static final Set<String> SYNCHRONIZED = Set.of("java.lang.StringBuffer", "java.io.PrintStream");

    private static final Set<String> SYNCHRONIZED_CONTAINERS = Set.of("java.util.Hashtable", "java.util.Vector");

    private static final Set<String> PLAIN = Set.of(
            "java.util.ArrayList",
            "java.util.LinkedList",
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.TreeMap",
            "java.util.HashSet",
            "java.util.LinkedHashSet",
            "java.util.TreeSet",
            "java.util.ArrayDeque",
            "java.util.PriorityQueue",
            "java.util.IdentityHashMap",
            "java.util.WeakHashMap",
            "java.util.EnumMap",
            "java.util.EnumSet",
            "java.util.Arrays$ArrayList",
            "java.util.BitSet",
            "java.lang.StringBuilder");

    private static final Set<String> NEVER = Set.of(
            "java.util.concurrent.ThreadLocalRandom",
            "java.util.concurrent.TimeUnit",
            "java.util.concurrent.ForkJoinWorkerThread");

    @Override
    protected Kind computeValue(Class<?> type) {
        Class<?> ancestor = type;
        while (ancestor != null && ancestor.getClassLoader() != null) {
            ancestor = ancestor.getSuperclass();
        }
        return ancestor == null ? Kind.NONE : ofJdk(ancestor);
    }

    private static Kind ofJdk(Class<?> type) {
        String name = type.getName();
        if (NEVER.contains(name) || Throwable.class.isAssignableFrom(type)) {
            return Kind.NONE;
        }
        if (name.startsWith("java.util.concurrent.")
                || name.equals("java.util.Random")
                || name.equals("java.security.SecureRandom")) {
            return Kind.CONCURRENT;
        }
        if (name.startsWith("java.util.Collections$Synchronized")) {
            return Kind.WRAPPER;
        }
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            if (SYNCHRONIZED.contains(c.getName())) {
                return Kind.SYNCHRONIZED;
            }
            if (SYNCHRONIZED_CONTAINERS.contains(c.getName())) {
                return Kind.SYNCHRONIZED_CONTAINER;
            }
            if (PLAIN.contains(c.getName())) {
                return Kind.PLAIN;
            }
        }
        boolean isEntry = Map.Entry.class.isAssignableFrom(type) && !UnwovenCode.isImmutable(name);
        return isEntry ? Kind.PLAIN : Kind.NONE;
    }
}
