package io.selvage.scheduler.jdk;

import static java.lang.invoke.MethodType.methodType;

import io.selvage.scheduler.LostControlException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;

/** Where the JVM keeps fields and elements. Needs {@code jdk.internal.misc} opened, which the agent does. */
public final class RawMemory {
    private final MethodHandle fieldOffset;
    private final MethodHandle staticOffset;
    private final MethodHandle arrayBase;
    private final MethodHandle arrayScale;
    private final MethodHandle staticBase;
    private final MethodHandle getReference;
    /** By primitive type, and by {@code Object} for all others: reads and boxes. */
    private final Map<Class<?>, MethodHandle> readers;

    private final long referenceBytes;

    public RawMemory() {
        try {
            Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
            Object unsafe = type.getMethod("getUnsafe").invoke(null);
            fieldOffset = method(type, unsafe, "objectFieldOffset", Field.class);
            staticOffset = method(type, unsafe, "staticFieldOffset", Field.class);
            arrayBase = method(type, unsafe, "arrayBaseOffset", Class.class);
            arrayScale = method(type, unsafe, "arrayIndexScale", Class.class);
            staticBase = MethodHandles.lookup()
                    .unreflect(type.getMethod("staticFieldBase", Field.class))
                    .bindTo(unsafe);
            getReference = reader(type, unsafe, "getReference");
            readers = Map.of(
                    boolean.class, reader(type, unsafe, "getBoolean"),
                    byte.class, reader(type, unsafe, "getByte"),
                    short.class, reader(type, unsafe, "getShort"),
                    char.class, reader(type, unsafe, "getChar"),
                    int.class, reader(type, unsafe, "getInt"),
                    long.class, reader(type, unsafe, "getLong"),
                    float.class, reader(type, unsafe, "getFloat"),
                    double.class, reader(type, unsafe, "getDouble"),
                    Object.class, getReference);
        } catch (ReflectiveOperationException closed) {
            throw new LostControlException("cannot find out where the JVM keeps fields: " + closed);
        }
        referenceBytes = elementBytes(Object[].class);
    }

    private static MethodHandle method(Class<?> type, Object unsafe, String name, Class<?> parameter)
            throws ReflectiveOperationException {
        return MethodHandles.lookup()
                .unreflect(type.getMethod(name, parameter))
                .bindTo(unsafe)
                .asType(methodType(long.class, parameter));
    }

    private static MethodHandle reader(Class<?> type, Object unsafe, String name) throws ReflectiveOperationException {
        return MethodHandles.lookup()
                .unreflect(type.getMethod(name, Object.class, long.class))
                .bindTo(unsafe)
                .asType(methodType(Object.class, Object.class, long.class));
    }

    /** Where {@code field} is, in its object or in what has the static fields of its class. */
    public long offset(Field field) {
        boolean isStatic = Modifier.isStatic(field.getModifiers());
        try {
            return (long) (isStatic ? staticOffset : fieldOffset).invokeExact(field);
        } catch (Throwable impossible) {
            throw new LostControlException("cannot find out where " + field + " is: " + impossible);
        }
    }

    /** How many bytes a variable of that type takes. */
    long bytes(Class<?> type) {
        if (!type.isPrimitive()) {
            return referenceBytes;
        }
        return elementBytes(type.arrayType());
    }

    public long referenceBytes() {
        return referenceBytes;
    }

    /** Where the elements of an array begin. */
    public long elementsOffset(Class<?> array) {
        return ask(arrayBase, array);
    }

    /** How many bytes an element of an array takes. */
    public long elementBytes(Class<?> array) {
        return ask(arrayScale, array);
    }

    private static long ask(MethodHandle question, Class<?> array) {
        try {
            return (long) question.invokeExact(array);
        } catch (Throwable impossible) {
            throw new LostControlException("cannot find out how " + array + " is kept: " + impossible);
        }
    }

    /** The reference at {@code offset} of {@code object}. */
    public Object reference(Object object, long offset) {
        try {
            return (Object) getReference.invokeExact(object, offset);
        } catch (Throwable impossible) {
            throw new LostControlException("cannot read a field of " + object.getClass() + ": " + impossible);
        }
    }

    /** What has the static fields of the class of {@code field}. Does not initialise that class. */
    public Object staticBase(Field field) {
        try {
            return (Object) staticBase.invokeExact(field);
        } catch (Throwable impossible) {
            throw new LostControlException("cannot find out where " + field + " is: " + impossible);
        }
    }

    /** What {@code field}, which is at {@code offset} of {@code base}, holds; primitive values boxed. */
    public Object value(Field field, Object base, long offset) {
        Class<?> type = field.getType().isPrimitive() ? field.getType() : Object.class;
        try {
            return (Object) readers.get(type).invokeExact(base, offset);
        } catch (Throwable impossible) {
            throw new LostControlException("cannot read " + field + ": " + impossible);
        }
    }
}
