package io.selvage.hooks.sideways;

import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.Sites;
import io.selvage.hooks.Weaving;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Method;

/**
 * Hooks where woven code makes a method handle: what it does is known then. The handle that woven code gets does the
 * same, and reports it whenever it is invoked, whatever it has been combined with.
 */
public final class HandleHooks {
    private static final String MODES = "java.lang.invoke.VarHandle.";

    private HandleHooks() {}

    /** For {@code Lookup.find…} and {@code unreflect…}, and for constants. Hooks need not be live. */
    public static MethodHandle made(MethodHandle handle, int site) {
        ClassHooks.pause();
        try {
            return handle == null ? null : reporting(handle, site);
        } finally {
            ClassHooks.resume();
        }
    }

    /** For {@code lookup.bind(receiver, name, type)}, which gave {@code handle}. */
    public static MethodHandle bound(
            MethodHandle handle, MethodHandles.Lookup lookup, Object receiver, String name, MethodType type, int site) {
        ClassHooks.pause();
        try {
            MethodHandle direct = lookup.findVirtual(receiver.getClass(), name, type);
            MethodHandle reporting = reporting(direct, site);
            return reporting == direct ? handle : reporting.bindTo(receiver).withVarargs(handle.isVarargsCollector());
        } catch (ReflectiveOperationException restricted) {
            return withReport(handle, Announcements.unseen(site));
        } finally {
            ClassHooks.resume();
        }
    }

    /** For {@code MethodHandles.arrayElementGetter} and {@code Setter}. */
    public static MethodHandle ofElements(MethodHandle handle, int site) {
        ClassHooks.pause();
        try {
            return withReport(handle, Announcements.element(site));
        } finally {
            ClassHooks.resume();
        }
    }

    /** For handles made of {@code variable} that have other coordinates: what they are made of. */
    public static VarHandle adapted(VarHandle variable, int site) {
        ClassHooks.pause();
        try {
            return variable == null ? null : ReportingVariable.of(variable, site);
        } finally {
            ClassHooks.resume();
        }
    }

    /** For {@code variable.toMethodHandle(mode)}. */
    public static MethodHandle ofMode(MethodHandle handle, VarHandle variable, VarHandle.AccessMode mode, int site) {
        ClassHooks.pause();
        try {
            int place = place(mode.methodName(), variable.varType(), site);
            int coordinates = variable.coordinateTypes().size();
            return withReport(handle, Announcements.variable(variable, coordinates, handle.type(), place));
        } finally {
            ClassHooks.resume();
        }
    }

    /** For {@code MethodHandles.varHandleInvoker} and {@code varHandleExactInvoker}. */
    public static MethodHandle ofInvoker(MethodHandle handle, VarHandle.AccessMode mode, int site) {
        ClassHooks.pause();
        try {
            return ofInvoker(handle, mode.methodName(), site);
        } finally {
            ClassHooks.resume();
        }
    }

    private static MethodHandle ofInvoker(MethodHandle handle, String mode, int site) {
        MethodType type = handle.type();
        Class<?> value = type.returnType() == void.class || type.returnType() == boolean.class
                ? type.parameterType(type.parameterCount() - 1)
                : type.returnType();
        return withReport(handle, Announcements.anyVariable(type, place(mode, value, site)));
    }

    private static int place(String mode, Class<?> value, int site) {
        return Sites.at(site, MODES + mode, AccessModes.ofHandle(mode, !value.isPrimitive()));
    }

    /** Runs {@code report} with the first arguments of {@code handle} before it. */
    private static MethodHandle withReport(MethodHandle handle, MethodHandle report) {
        MethodType leading = handle.type()
                .dropParameterTypes(
                        report.type().parameterCount(), handle.type().parameterCount())
                .changeReturnType(void.class);
        return MethodHandles.foldArguments(handle, report.asType(leading)).withVarargs(handle.isVarargsCollector());
    }

    private static MethodHandle reporting(MethodHandle handle, int site) {
        MethodHandleInfo info;
        try {
            info = TrustedLookup.LOOKUP.revealDirect(handle);
        } catch (IllegalArgumentException combined) {
            return withReport(handle, Announcements.unseen(site));
        }
        return switch (info.getReferenceKind()) {
            case MethodHandleInfo.REF_getField, MethodHandleInfo.REF_getStatic ->
                ofField(handle, info, Site.READ, site);
            case MethodHandleInfo.REF_putField, MethodHandleInfo.REF_putStatic ->
                ofField(handle, info, Site.WRITE, site);
            case MethodHandleInfo.REF_newInvokeSpecial -> reported(handle, info, "<init>", site);
            default -> ofMethod(handle, info, site);
        };
    }

    private static MethodHandle ofField(MethodHandle handle, MethodHandleInfo info, int direction, int site) {
        MemberAccess access =
                new MemberAccess(info.getDeclaringClass(), info.getName(), info.getModifiers(), direction, site);
        return withReport(handle, access.isStatic() ? Announcements.ofStatic(access) : Announcements.ofField(access));
    }

    private static MethodHandle ofMethod(MethodHandle handle, MethodHandleInfo info, int site) {
        if (Weaving.isWoven(info.getDeclaringClass())) {
            return handle;
        }
        if (info.getDeclaringClass() == VarHandle.class && AccessModes.isAccess(info.getName())) {
            return ofInvoker(handle, info.getName(), site);
        }
        if (info.getReferenceKind() == MethodHandleInfo.REF_invokeSpecial) {
            return reported(handle, info, info.getName(), site);
        }
        try {
            Method method = info.reflectAs(Method.class, TrustedLookup.LOOKUP);
            Method equivalent = EquivalentCalls.of(method, site);
            if (equivalent == null) {
                return reported(handle, info, info.getName(), site);
            }
            return equivalent.equals(method) ? handle : like(handle, TrustedLookup.LOOKUP.unreflect(equivalent));
        } catch (IllegalAccessException | IllegalArgumentException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Of code that is not woven, and cannot be replaced. */
    private static MethodHandle reported(MethodHandle handle, MethodHandleInfo info, String method, int site) {
        if (ReportedCall.isNeedless(info.getDeclaringClass())) {
            return handle;
        }
        ReportedCall call =
                new ReportedCall(info.getDeclaringClass(), method, info.getMethodType(), info.getModifiers(), site);
        return withReport(handle, Announcements.call(call, handle.type()));
    }

    private static MethodHandle like(MethodHandle handle, MethodHandle other) {
        return other.asType(handle.type()).withVarargs(handle.isVarargsCollector());
    }
}
