package io.selvage.scheduler.gates;

import io.selvage.hooks.Weaving;
import io.selvage.hooks.jdk.ReceiverKind;
import io.selvage.scheduler.jdk.FieldLayouts;
import io.selvage.scheduler.jdk.FieldVariable;
import io.selvage.scheduler.jdk.RawMemory;
import io.selvage.scheduler.jdk.ReceiverKinds;
import io.selvage.scheduler.jdk.UnwovenCode;
import java.io.Externalizable;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The variables that are read where an object is written to a stream. Classes that write themselves are left out: their
 * code is woven.
 */
final class ObjectGraph {
    /** Larger graphs are not followed to their end. */
    private static final int MOST = 1_000;

    private final FieldLayouts layouts;
    private final RawMemory memory;
    private final VariableSet found;
    private final ReceiverKinds kinds = new ReceiverKinds();
    private final Set<Object> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Object> open = new ArrayDeque<>();

    /** @param found where the variables are added */
    ObjectGraph(FieldLayouts layouts, RawMemory memory, VariableSet found) {
        this.layouts = layouts;
        this.memory = memory;
        this.found = found;
    }

    /** @param level the only class whose fields are written of {@code root}; null for all */
    void collect(Object root, Class<?> level) {
        if (level == null) {
            open(root);
        } else {
            visited.add(root);
            fields(root, level);
        }
        while (!open.isEmpty()) {
            visit(open.pop());
        }
    }

    private void open(Object object) {
        if (object == null || isValue(object) || !visited.add(object)) {
            return;
        }
        if (visited.size() > MOST) {
            found.setIncomplete();
        } else {
            open.push(object);
        }
    }

    private static boolean isValue(Object object) {
        return object instanceof String
                || object instanceof Number
                        && object.getClass().getPackageName().equals("java.lang")
                || object instanceof Boolean
                || object instanceof Character
                || object instanceof Enum
                || object instanceof Class;
    }

    private void visit(Object object) {
        if (object.getClass().isArray()) {
            elements(object);
        } else if (object.getClass().getClassLoader() == null) {
            container(object);
        } else if (!(object instanceof Externalizable)) {
            levels(object);
        }
    }

    private void elements(Object array) {
        int length = Math.min(Array.getLength(array), MOST);
        for (int i = 0; i < length; i++) {
            found.add(array, i + 1, false);
            if (array instanceof Object[] references) {
                open(references[i]);
            }
        }
        if (length < Array.getLength(array)) {
            found.setIncomplete();
        }
    }

    private void container(Object object) {
        if (kinds.get(object.getClass()) == ReceiverKind.PLAIN) {
            found.add(object, 0, false);
        } else if (!UnwovenCode.isImmutable(object)) {
            found.setIncomplete();
        }
        if (object instanceof Map<?, ?> map) {
            map.forEach((key, value) -> {
                open(key);
                open(value);
            });
        } else if (object instanceof Collection<?> collection) {
            collection.forEach(this::open);
        }
    }

    private void levels(Object object) {
        for (Class<?> level = object.getClass(); level != Object.class; level = level.getSuperclass()) {
            if (declares(level, "writeReplace")) {
                found.setIncomplete();
                return;
            }
            if (!Weaving.isWoven(level)) {
                found.setIncomplete();
            } else if (Serializable.class.isAssignableFrom(level)
                    && !declares(level, "writeObject", ObjectOutputStream.class)) {
                fields(object, level);
            }
        }
    }

    private static boolean declares(Class<?> level, String method, Class<?>... parameters) {
        try {
            level.getDeclaredMethod(method, parameters);
            return true;
        } catch (NoSuchMethodException | LinkageError none) {
            return false;
        }
    }

    private void fields(Object object, Class<?> level) {
        for (FieldVariable field : layouts.ofInstances(object.getClass())) {
            if (field.field().getDeclaringClass() == level && !field.isTransient()) {
                found.addField(object, field);
                if (!field.field().getType().isPrimitive()) {
                    open(memory.reference(object, field.offset()));
                }
            }
        }
    }
}
