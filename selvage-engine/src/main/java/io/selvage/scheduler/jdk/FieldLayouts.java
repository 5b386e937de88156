package io.selvage.scheduler.jdk;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which fields objects of a class have, inherited ones too, and which static fields a class has. */
public final class FieldLayouts {
    private final RawMemory memory;
    private final Map<Class<?>, List<FieldVariable>> instances = new HashMap<>();
    private final Map<Class<?>, List<FieldVariable>> statics = new HashMap<>();

    private Class<?> lastType;
    private List<FieldVariable> lastFields;

    public FieldLayouts(RawMemory memory) {
        this.memory = memory;
    }

    /** The fields of objects of exactly this class. */
    public List<FieldVariable> ofInstances(Class<?> type) {
        if (type != lastType) {
            lastFields = instances.computeIfAbsent(type, this::findInstances);
            lastType = type;
        }
        return lastFields;
    }

    /** The static fields that {@code type} declares. */
    public List<FieldVariable> ofStatics(Class<?> type) {
        return statics.computeIfAbsent(type, declaring -> find(declaring, true));
    }

    private List<FieldVariable> findInstances(Class<?> type) {
        List<FieldVariable> all = new ArrayList<>();
        for (Class<?> part = type; part != null; part = part.getSuperclass()) {
            all.addAll(find(part, false));
        }
        return List.copyOf(all);
    }

    private List<FieldVariable> find(Class<?> declaring, boolean areStatic) {
        List<FieldVariable> found = new ArrayList<>();
        for (Field field : declaring.getDeclaredFields()) {
            boolean ours = field.getName().startsWith("selvage$");
            if (Modifier.isStatic(field.getModifiers()) == areStatic && !ours) {
                found.add(FieldVariable.of(field, memory));
            }
        }
        return found;
    }

    /** The first of {@code fields} that has bytes from {@code offset} on; null if none has. */
    public static FieldVariable at(List<FieldVariable> fields, long offset, long bytes) {
        for (FieldVariable field : fields) {
            if (field.overlaps(offset, bytes)) {
                return field;
            }
        }
        return null;
    }
}
