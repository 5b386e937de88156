package io.selvage.scheduler.livelock;

import io.selvage.model.Mixing;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * A hash of objects and all that can be reached from them: the same for the same values in the same shape, whichever
 * objects hold them. Different states have the same hash with a probability of 2<sup>-64</sup>.
 */
final class StateHasher {
    /** A larger state is not hashed. */
    private static final int MOST = 20_000;

    private final FieldReader layouts;
    /** Threads, classes and the like are identified by identity, as long as this lives. */
    private final Map<Object, Integer> individuals = new IdentityHashMap<>();

    private final Map<Object, Integer> seen = new IdentityHashMap<>();
    private final Deque<Object> open = new ArrayDeque<>();
    private long hash;
    private int size;

    StateHasher(FieldReader layouts) {
        this.layouts = layouts;
    }

    void begin() {
        seen.clear();
        open.clear();
        hash = 1;
        size = 0;
    }

    void add(long number) {
        hash = (hash ^ number) * Mixing.GOLDEN_RATIO;
        hash ^= hash >>> 32;
    }

    void addAll(List<Object> values) {
        values.forEach(this::add);
    }

    /** A value, or a reference: what it leads to is part of the state. */
    void add(Object value) {
        if (value == null) {
            add(0L);
        } else if (isValue(value)) {
            add(value.getClass().getName().hashCode());
            add(value instanceof String text ? hashOf(text) : value.hashCode());
        } else if (isIndividual(value)) {
            add(individuals.computeIfAbsent(value, unknown -> -1 - individuals.size()));
        } else {
            Integer known = seen.putIfAbsent(value, seen.size() + 1);
            add(known == null ? seen.size() : known);
            if (known == null) {
                open.add(value);
            }
        }
    }

    /** Everything has been added; 0 if it is too much. */
    long end() {
        while (!open.isEmpty()) {
            Object object = open.remove();
            add(object.getClass().getName().hashCode());
            if (object.getClass().isArray()) {
                addElements(object);
            } else {
                if (object instanceof Reference<?> reference) {
                    add(reference.get());
                }
                List<Object> values = layouts.fields(object);
                size += 1 + values.size();
                addAll(values);
            }
            if (size > MOST) {
                return 0;
            }
        }
        return hash == 0 ? 1 : hash;
    }

    private void addElements(Object array) {
        int length = Array.getLength(array);
        add(length);
        size += length;
        for (int i = 0; i < length && size <= MOST; i++) {
            add(Array.get(array, i));
        }
    }

    private static long hashOf(String text) {
        long hash = text.length();
        for (int i = 0; i < text.length(); i++) {
            hash = hash * 0x100000001B3L + text.charAt(i);
        }
        return hash;
    }

    private static boolean isValue(Object value) {
        return value instanceof String
                || value instanceof Number && value.getClass().getName().startsWith("java.lang.")
                || value instanceof Boolean
                || value instanceof Character;
    }

    private static boolean isIndividual(Object value) {
        return value instanceof Class
                || value instanceof ClassLoader
                || value instanceof Thread
                || value instanceof ThreadGroup
                || value instanceof Module
                || value instanceof MethodHandle
                || value instanceof VarHandle
                || value instanceof Throwable
                || value.getClass().getName().startsWith("io.selvage.hooks.")
                || value.getClass().getName().startsWith("io.selvage.scheduler.");
    }
}
