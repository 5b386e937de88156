package io.selvage.monitor.compare;

import io.selvage.monitor.spec.StateField;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.regex.Pattern;

/**
 * All that can be reached from a monitor, as a value; static fields of its classes are part of it. Two monitors with
 * equal values behave alike from then on. An object that was met before is named by its number, so the value says what
 * is shared and ends where the graph has a cycle.
 */
public final class WholeState {
    /** What is in an object cannot be read. */
    public static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreadable(Class<?> type) {
            super("the state of " + type.getName() + " cannot be read");
        }
    }

    /** Those of which {@code toString} tells all that other threads can find out; who waits is known otherwise. */
    private static final Set<Class<?>> TELLING = Set.of(
            ReentrantLock.class,
            ReentrantReadWriteLock.class,
            ReentrantReadWriteLock.ReadLock.class,
            ReentrantReadWriteLock.WriteLock.class,
            StampedLock.class,
            Semaphore.class,
            CountDownLatch.class,
            Phaser.class);

    /** The identity hash in default texts of objects, which differs from run to run. */
    private static final Pattern IDENTITY = Pattern.compile("@[0-9a-f]{1,8}\\b");

    private final Map<Object, Integer> met = new IdentityHashMap<>();
    private final List<Object> value = new ArrayList<>();

    private WholeState() {}

    /** The only field of a state that consists of all that the monitor reaches. */
    public static <M> StateField<M> field() {
        return new StateField<>("everything", WholeState::of);
    }

    /** @throws Unreadable if there is something in it that cannot be read */
    public static List<Object> of(Object monitor) {
        WholeState state = new WholeState();
        state.add(monitor);
        return List.copyOf(state.value);
    }

    private void add(Object object) {
        Integer known = object == null ? null : met.get(object);
        if (object == null || isPlain(object)) {
            value.add(plain(object));
        } else if (known != null) {
            value.add("object " + known);
        } else {
            met.put(object, met.size());
            value.add(object.getClass().getName());
            addContents(object);
        }
    }

    /** Classes and constants are known by their names: two versions of a class have different ones. */
    private static Object plain(Object object) {
        if (object instanceof Enum<?> constant) {
            return constant.getDeclaringClass().getName() + "." + constant.name();
        }
        return object instanceof Class<?> type ? type.getName() : Optional.ofNullable(object);
    }

    private static boolean isPlain(Object object) {
        return object instanceof Number && object.getClass().getName().startsWith("java.lang.")
                || object instanceof String
                || object instanceof Boolean
                || object instanceof Character
                || object instanceof Enum<?>
                || object instanceof Class<?>;
    }

    private void addContents(Object object) {
        if (object.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(object); i++) {
                add(Array.get(object, i));
            }
        } else if (object.getClass().getModule().isNamed()) {
            addJdkContents(object);
        } else {
            addFields(object);
        }
        value.add("end");
    }

    /** Objects of the JDK are known by what they answer. */
    private void addJdkContents(Object object) {
        if (object.getClass() == Object.class || object instanceof Condition) {
            return;
        }
        if (object instanceof Map<?, ?> map) {
            map.forEach((key, mapped) -> {
                add(key);
                add(mapped);
            });
        } else if (object instanceof Collection<?> collection) {
            collection.forEach(this::add);
        } else if (object instanceof Optional<?> optional) {
            add(optional.orElse(null));
        } else if (object instanceof AtomicReference<?> reference) {
            add(reference.get());
        } else if (object instanceof AtomicBoolean truth) {
            add(truth.get());
        } else if (object instanceof Number number) {
            add(number.longValue());
        } else if (TELLING.contains(object.getClass())) {
            add(IDENTITY.matcher(object.toString()).replaceAll("@"));
        } else {
            throw new Unreadable(object.getClass());
        }
    }

    private void addFields(Object object) {
        for (Class<?> type = object.getClass(); type != null && type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!field.getName().startsWith("selvage$")) {
                    add(read(field, object));
                }
            }
        }
    }

    private static Object read(Field field, Object object) {
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException | InaccessibleObjectException hidden) {
            throw new Unreadable(object.getClass());
        }
    }
}
