package io.selvage.hooks.sideways;

import static java.lang.invoke.MethodType.methodType;

import io.selvage.hooks.MemoryHooks;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Method handles that report an access when they are invoked. */
final class Announcements {
    private static final MethodHandle FIELD =
            hook(MemberAccess.class, "announce", methodType(void.class, Object.class), false);
    private static final MethodHandle ELEMENT =
            hook(MemoryHooks.class, "element", methodType(void.class, Object.class, int.class, int.class), true);
    private static final MethodHandle VARIABLE = hook(
            MemoryHooks.class,
            "varHandle",
            methodType(void.class, Object.class, Object.class, int.class, int.class),
            true);
    private static final MethodHandle CALL =
            hook(ReportedCall.class, "reportAll", methodType(void.class, Object[].class), false);
    private static final MethodHandle UNSEEN =
            hook(MemoryHooks.class, "unseen", methodType(void.class, Object.class, int.class), true);

    private Announcements() {}

    private static MethodHandle hook(Class<?> owner, String name, MethodType type, boolean isStatic) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            return isStatic ? lookup.findStatic(owner, name, type) : lookup.findVirtual(owner, name, type);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Takes the object whose field it is. */
    static MethodHandle ofField(MemberAccess access) {
        return FIELD.bindTo(access);
    }

    /** Takes nothing. */
    static MethodHandle ofStatic(MemberAccess access) {
        return FIELD.bindTo(access).bindTo(null);
    }

    /** Takes the array and the index. */
    static MethodHandle element(int site) {
        return MethodHandles.insertArguments(ELEMENT, 2, site);
    }

    /** Takes the arguments of a handle of {@code type}. */
    static MethodHandle call(ReportedCall call, MethodType type) {
        return CALL.bindTo(call)
                .asCollector(Object[].class, type.parameterCount())
                .asType(type.changeReturnType(void.class));
    }

    /** Takes nothing. */
    static MethodHandle unseen(int site) {
        return MethodHandles.insertArguments(UNSEEN, 0, null, site);
    }

    /**
     * Takes the coordinates of {@code handle}.
     *
     * @param type begins with them
     */
    static MethodHandle variable(Object handle, int coordinates, MethodType type, int site) {
        MethodHandle report = MethodHandles.insertArguments(VARIABLE, 3, site).bindTo(handle);
        boolean hasOwner = coordinates > 0 && !type.parameterType(0).isPrimitive();
        boolean hasIndex = hasOwner && coordinates > 1 && type.parameterType(1) == int.class;
        return shorten(report, hasOwner, hasIndex);
    }

    /** Takes the handle and its coordinates; {@code type} is that of an invoker. */
    static MethodHandle anyVariable(MethodType type, int site) {
        MethodHandle report = MethodHandles.insertArguments(VARIABLE, 3, site);
        boolean hasOwner = type.parameterCount() > 1 && !type.parameterType(1).isPrimitive();
        boolean hasIndex = hasOwner && type.parameterCount() > 2 && type.parameterType(2) == int.class;
        if (!hasIndex) {
            report = MethodHandles.insertArguments(report, 2, -1);
        }
        return hasOwner ? report : MethodHandles.insertArguments(report, 1, new Object[] {null});
    }

    private static MethodHandle shorten(MethodHandle report, boolean hasOwner, boolean hasIndex) {
        MethodHandle shorter = hasIndex ? report : MethodHandles.insertArguments(report, 1, -1);
        return hasOwner ? shorter : MethodHandles.insertArguments(shorter, 0, new Object[] {null});
    }
}
