package io.selvage.scheduler.jdk;

import io.selvage.hooks.Weaving;
import io.selvage.hooks.sideways.ReportingVariable;
import io.selvage.scheduler.LostControlException;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** Which variable a VarHandle or atomic field updater reaches, so that it is the same one that plain code reaches. */
public final class HandleTargets {
    /** What must be given besides the handle to name a variable. */
    public enum Shape {
        STATIC,
        FIELD,
        ELEMENT,
        /** Several elements of an array of bytes. */
        VIEW,
        /** The handle reports its accesses itself. */
        REPORTED,
        OTHER
    }

    /**
     * @param field null unless it is one
     * @param bytes how many elements a view spans
     */
    public record Target(Shape shape, FieldVariable field, int bytes) {
        static Target of(Shape shape) {
            return new Target(shape, null, 0);
        }

        static Target of(Shape shape, FieldVariable field) {
            return field == null ? OTHER : new Target(shape, field, 0);
        }
    }

    private static final Target ELEMENT = Target.of(Shape.ELEMENT);
    private static final Target REPORTED = Target.of(Shape.REPORTED);
    private static final Target OTHER = Target.of(Shape.OTHER);

    private final FieldLayouts layouts;

    /**
     * Handles compare by identity, unless a VarHandle's class says otherwise, and then equals means the same variable.
     */
    private final Map<Object, Target> known = new WeakHashMap<>();

    private Object lastHandle;
    private Target lastTarget;

    public HandleTargets(FieldLayouts layouts) {
        this.layouts = layouts;
    }

    public Target of(Object handle) {
        if (handle == lastHandle) {
            return lastTarget;
        }
        Target target = known.computeIfAbsent(handle, this::find);
        lastHandle = handle;
        lastTarget = target;
        return target;
    }

    /** The woven class whose static field {@code handle} reaches; null if it reaches none. */
    public Class<?> staticOwner(Object handle) {
        Target target = of(handle);
        Class<?> owner = target.shape() == Shape.STATIC ? target.field().field().getDeclaringClass() : null;
        return owner != null && Weaving.isWoven(owner) ? owner : null;
    }

    private Target find(Object handle) {
        try {
            return handle instanceof VarHandle variable ? ofVarHandle(variable) : ofUpdater(handle);
        } catch (ReflectiveOperationException e) {
            throw new LostControlException(
                    "cannot tell which field " + handle.getClass().getName() + " accesses: " + e);
        }
    }

    private Target ofVarHandle(VarHandle handle) throws ReflectiveOperationException {
        if (reportsItself(handle)) {
            return REPORTED;
        }
        VarHandle direct = direct(handle);
        List<Class<?>> coordinates = direct.coordinateTypes();
        if (coordinates.size() == 2 && coordinates.get(0).isArray()) {
            boolean isView = coordinates.get(0) == byte[].class && direct.varType() != byte.class;
            return isView ? new Target(Shape.VIEW, null, bytes(direct.varType())) : ELEMENT;
        }
        return switch (coordinates.size()) {
            case 0 -> ofStatic(direct);
            case 1 -> ofInstance(direct);
            default -> OTHER;
        };
    }

    private static boolean reportsItself(VarHandle handle) throws ReflectiveOperationException {
        VarHandle at = handle;
        while (field(at, "handleFactory") != null) {
            if (read(at, "handleFactory") instanceof ReportingVariable) {
                return true;
            }
            at = (VarHandle) read(at, "target");
        }
        return false;
    }

    /** What a handle leads to that only changes values, or has its class initialised. */
    private static VarHandle direct(VarHandle handle) throws ReflectiveOperationException {
        VarHandle direct = handle;
        while (field(direct, "target") != null) {
            VarHandle target = (VarHandle) read(direct, "target");
            if (!target.coordinateTypes().equals(direct.coordinateTypes())) {
                return direct;
            }
            direct = target;
        }
        return direct;
    }

    private Target ofStatic(VarHandle handle) throws ReflectiveOperationException {
        if (field(handle, "base") == null || !(read(handle, "base") instanceof Class<?> base)) {
            return OTHER;
        }
        long offset = (Long) read(handle, "fieldOffset");
        return Target.of(Shape.STATIC, FieldLayouts.at(layouts.ofStatics(base), offset, 1));
    }

    private Target ofInstance(VarHandle handle) throws ReflectiveOperationException {
        if (field(handle, "receiverType") == null) {
            return OTHER;
        }
        return ofField((Class<?>) read(handle, "receiverType"), (Long) read(handle, "fieldOffset"));
    }

    private Target ofField(Class<?> owner, long offset) {
        return Target.of(Shape.FIELD, FieldLayouts.at(layouts.ofInstances(owner), offset, 1));
    }

    /** Updaters keep the class and the offset of their field; the offset identifies it. */
    private Target ofUpdater(Object updater) throws ReflectiveOperationException {
        return ofField((Class<?>) read(updater, "tclass"), (Long) read(updater, "offset"));
    }

    private static int bytes(Class<?> type) {
        if (type == long.class || type == double.class) {
            return Long.BYTES;
        }
        return type == int.class || type == float.class ? Integer.BYTES : Short.BYTES;
    }

    private static Object read(Object holder, String name) throws ReflectiveOperationException {
        Field field = field(holder, name);
        if (field == null) {
            throw new NoSuchFieldException(name);
        }
        field.setAccessible(true);
        return field.get(holder);
    }

    /** Null if there is none of that name. */
    private static Field field(Object holder, String name) {
        for (Class<?> type = holder.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    return field;
                }
            }
        }
        return null;
    }
}
