package io.selvage.scheduler.links;

import io.selvage.scheduler.jdk.ClassFacts;
import io.selvage.scheduler.jdk.RawMemory;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.TypeVariable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * What containers of the JDK keep for others: elements, keys and values, and what those keep in turn. It is found in
 * their memory, since their own code could wait for a lock that a stopped thread holds.
 */
public final class HeldElements extends ClassFacts<HeldElements.Slots> {
    /** Larger structures are not followed to their end. */
    private static final int MOST = 1 << 14;

    private static final Slots NONE = new Slots(new long[0], new long[0]);
    private static final List<Class<?>> CONTAINERS = List.of(
            Collection.class,
            Map.class,
            Map.Entry.class,
            Optional.class,
            AtomicReference.class,
            AtomicReferenceArray.class);

    /** Where objects of a class refer to what they keep for others, and to what they are made of themselves. */
    record Slots(long[] elements, long[] inner) {}

    private final RawMemory memory = new RawMemory();
    private final Set<Object> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Object> open = new ArrayDeque<>();

    /** Whether objects of {@code type} keep others. */
    public static boolean isContainer(Class<?> type) {
        if (type.isArray()) {
            return !type.getComponentType().isPrimitive();
        }
        for (Class<?> container : CONTAINERS) {
            if (container.isAssignableFrom(type)) {
                return true;
            }
        }
        return false;
    }

    /** What {@code container} keeps, without itself; null if that is more than is looked at. */
    public List<Object> of(Object container) {
        List<Object> found = new ArrayList<>();
        visit(container);
        while (!open.isEmpty() && visited.size() <= MOST) {
            follow(open.pop(), found);
        }
        boolean isComplete = open.isEmpty();
        open.clear();
        visited.clear();
        return isComplete ? found : null;
    }

    private void visit(Object object) {
        if (visited.add(object)) {
            open.push(object);
        }
    }

    private void follow(Object object, List<Object> found) {
        if (object instanceof Object[] several) {
            boolean areInner = isInner(object.getClass().getComponentType());
            for (Object one : several) {
                meet(one, areInner, found);
            }
            return;
        }
        Slots slots = get(object.getClass());
        for (long offset : slots.elements) {
            meet(memory.reference(object, offset), false, found);
        }
        for (long offset : slots.inner) {
            meet(memory.reference(object, offset), true, found);
        }
    }

    /** Arrays that are kept are asked for their identity only. */
    private void meet(Object object, boolean isInner, List<Object> found) {
        if (object == null) {
            return;
        }
        if (!isInner) {
            found.add(object);
        }
        if (isInner || isContainer(object.getClass()) && !object.getClass().isArray()) {
            visit(object);
        }
    }

    /** Whether objects of {@code type} are what a container is made of. */
    private static boolean isInner(Class<?> type) {
        return isOfJdk(type) && type.getNestHost() != type;
    }

    private static boolean isOfJdk(Class<?> type) {
        return type.getClassLoader() == null;
    }

    @Override
    protected Slots computeValue(Class<?> type) {
        List<Long> elements = new ArrayList<>();
        List<Long> inner = new ArrayList<>();
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            if (isOfJdk(c)) {
                for (Field field : c.getDeclaredFields()) {
                    sort(field, elements, inner);
                }
            }
        }
        return elements.isEmpty() && inner.isEmpty() ? NONE : new Slots(array(elements), array(inner));
    }

    private static long[] array(List<Long> offsets) {
        return offsets.stream().mapToLong(Long::longValue).toArray();
    }

    private void sort(Field field, List<Long> elements, List<Long> inner) {
        Class<?> type = field.getType();
        if (Modifier.isStatic(field.getModifiers()) || type.isPrimitive()) {
            return;
        }
        if (type.isArray()) {
            if (!type.getComponentType().isPrimitive()) {
                inner.add(memory.offset(field));
            }
        } else if (type == Object.class || field.getGenericType() instanceof TypeVariable) {
            elements.add(memory.offset(field));
        } else if (type.getNestHost() == field.getDeclaringClass().getNestHost() || isContainer(type)) {
            inner.add(memory.offset(field));
        }
    }
}
