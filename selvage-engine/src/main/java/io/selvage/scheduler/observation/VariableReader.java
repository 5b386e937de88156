package io.selvage.scheduler.observation;

import io.selvage.hooks.Sites;
import io.selvage.scheduler.ShadowObjectTable;
import io.selvage.scheduler.jdk.RawMemory;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Reads variables as operations name them. Runs no code of the program. */
final class VariableReader {
    /** The variable has no value of its own, or it cannot be read. */
    static final Object UNKNOWN = new Object();

    /** How containers of the JDK call the number of their elements. */
    private static final List<String> SIZES = List.of("size", "count", "baseCount");

    /** How many elements a container has. */
    record Size(int elements) {}

    /** @param base null for a field of an object */
    private record Slot(Field field, Object base, long offset) {}

    private record Key(Class<?> type, int variable) {}

    private final RawMemory memory = new RawMemory();
    private final Map<Key, Optional<Slot>> slots = new HashMap<>();

    /** What {@code variable} of {@code owner} holds, primitive values boxed; or {@link #UNKNOWN}. */
    Object value(Object owner, int variable) {
        try {
            if (owner.getClass().isArray()) {
                boolean isElement = variable > 0 && variable <= Array.getLength(owner);
                return isElement ? Array.get(owner, variable - 1) : UNKNOWN;
            }
            Class<?> type = owner == ShadowObjectTable.STATIC_FIELDS ? null : owner.getClass();
            Optional<Slot> slot = slots.computeIfAbsent(new Key(type, variable), this::find);
            return slot.isPresent() ? value(slot.get(), owner) : UNKNOWN;
        } catch (LinkageError unreadable) {
            // A class has a field of a type that is missing.
            return UNKNOWN;
        }
    }

    private Object value(Slot slot, Object owner) {
        Object value = memory.value(slot.field, slot.base == null ? owner : slot.base, slot.offset);
        if (owner instanceof AtomicBoolean) {
            return Integer.valueOf(1).equals(value);
        }
        boolean isSize = SIZES.contains(slot.field.getName()) && isOfJdk(owner.getClass()) && slot.base == null;
        return isSize ? size(value) : value;
    }

    private static Object size(Object value) {
        return value instanceof Number size ? new Size(size.intValue()) : UNKNOWN;
    }

    private Optional<Slot> find(Key key) {
        if (key.type != null && isOfJdk(key.type)) {
            return isHolder(key.type) ? field(key.type, "value") : size(key.type);
        }
        if (key.variable <= 0) {
            return Optional.empty();
        }
        String member = Sites.memberName(key.variable - 1);
        int dot = member.lastIndexOf('.');
        if (dot < 0) {
            return Optional.empty();
        }
        String name = member.substring(dot + 1);
        return key.type == null
                ? declaring(member.substring(0, dot)).flatMap(type -> field(type, name))
                : key.variable == 0 ? Optional.empty() : declared(key.type, member.substring(0, dot), name);
    }

    private Optional<Slot> size(Class<?> type) {
        boolean isContainer = Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
        return isContainer
                ? SIZES.stream()
                        .map(name -> field(type, name))
                        .flatMap(Optional::stream)
                        .findFirst()
                : Optional.empty();
    }

    private static boolean isOfJdk(Class<?> type) {
        return type.getClassLoader() == null && type.getName().startsWith("java.util.");
    }

    private static boolean isHolder(Class<?> type) {
        return type == AtomicInteger.class
                || type == AtomicLong.class
                || type == AtomicBoolean.class
                || type == AtomicReference.class;
    }

    /** Static fields of interfaces are kept in a class of their own. */
    private static Optional<Class<?>> declaring(String name) {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        try {
            Class<?> type = Class.forName(name, false, loader);
            return Optional.of(type.isInterface() ? Class.forName(name + "$selvage$holder", false, loader) : type);
        } catch (ClassNotFoundException unknown) {
            return Optional.empty();
        }
    }

    /** The field of that name in the class that declares it; two classes of a hierarchy may have one. */
    private Optional<Slot> declared(Class<?> type, String declaring, String name) {
        for (Class<?> part = type; part != null; part = part.getSuperclass()) {
            if (part.getName().equals(declaring)) {
                return field(part, name);
            }
        }
        return Optional.empty();
    }

    private Optional<Slot> field(Class<?> type, String name) {
        for (Class<?> part = type; part != null; part = part.getSuperclass()) {
            for (Field field : part.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    boolean isStatic = Modifier.isStatic(field.getModifiers());
                    Object base = isStatic ? memory.staticBase(field) : null;
                    return Optional.of(new Slot(field, base, memory.offset(field)));
                }
            }
        }
        return Optional.empty();
    }
}
