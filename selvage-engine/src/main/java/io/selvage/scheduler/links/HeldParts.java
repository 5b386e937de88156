package io.selvage.scheduler.links;

import io.selvage.scheduler.jdk.ClassFacts;
import io.selvage.scheduler.jdk.JdkState;
import io.selvage.scheduler.jdk.RawMemory;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.List;

/**
 * What an object of the JDK holds in its fields and works with: the calendar of a format, the checksum of a stream, the
 * text of an iterator. What it only keeps for others, as containers do, is of no type in particular, and no part of it.
 */
public final class HeldParts extends ClassFacts<long[]> {
    private static final long[] NONE = {};
    /** Parts of parts are followed so far. */
    private static final int DEEPEST = 3;
    /** Of arrays, so many elements are looked at. */
    private static final int MOST_ELEMENTS = 64;
    /** What any object may refer to, and what has operations of its own. */
    private static final List<Class<?>> NO_PARTS =
            List.of(String.class, Number.class, ClassLoader.class, Thread.class, ThreadGroup.class, Enum.class);

    private final JdkState states;
    private final RawMemory memory = new RawMemory();

    public HeldParts(JdkState states) {
        this.states = states;
    }

    /** The parts of {@code whole} that have state, and their parts; without {@code whole}. */
    public List<Object> of(Object whole) {
        if (get(whole.getClass()).length == 0) {
            return List.of();
        }
        List<Object> parts = new ArrayList<>();
        collect(whole, whole, parts, DEEPEST);
        return parts;
    }

    /** What protects itself protects what its parts are made of, too. */
    private void collect(Object whole, Object root, List<Object> parts, int depth) {
        boolean protects = states.get(whole.getClass()) == JdkState.Kind.ORDERED;
        for (long offset : get(whole.getClass())) {
            Object value = memory.reference(whole, offset);
            if (value instanceof Object[] several) {
                for (int i = 0; i < Math.min(several.length, MOST_ELEMENTS); i++) {
                    add(several[i], root, parts, protects ? 1 : depth);
                }
            } else {
                add(value, root, parts, protects ? 1 : depth);
            }
        }
    }

    private void add(Object part, Object root, List<Object> parts, int depth) {
        boolean isState = part != null
                && part != root
                && isOfJdk(part.getClass())
                && states.get(part.getClass()) != JdkState.Kind.NONE;
        if (!isState || isAmong(part, parts)) {
            return;
        }
        parts.add(part);
        if (depth > 1) {
            collect(part, root, parts, depth - 1);
        }
    }

    private static boolean isAmong(Object part, List<Object> parts) {
        for (Object other : parts) {
            if (other == part) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOfJdk(Class<?> type) {
        return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
    }

    @Override
    protected long[] computeValue(Class<?> type) {
        List<Long> offsets = new ArrayList<>();
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            if (isOfJdk(c) && !c.isArray()) {
                for (Field field : c.getDeclaredFields()) {
                    if (mayHoldPart(field)) {
                        offsets.add(memory.offset(field));
                    }
                }
            }
        }
        return offsets.isEmpty()
                ? NONE
                : offsets.stream().mapToLong(Long::longValue).toArray();
    }

    private static boolean mayHoldPart(Field field) {
        Class<?> type = field.getType().isArray() ? field.getType().getComponentType() : field.getType();
        return !Modifier.isStatic(field.getModifiers())
                && !type.isPrimitive()
                && !type.isArray()
                && type != Object.class
                && type != Class.class
                && !(field.getGenericType() instanceof TypeVariable)
                && NO_PARTS.stream().noneMatch(other -> other.isAssignableFrom(type));
    }
}
