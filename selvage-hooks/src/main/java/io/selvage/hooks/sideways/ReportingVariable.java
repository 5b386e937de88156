package io.selvage.hooks.sideways;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.util.function.BiFunction;

/**
 * A VarHandle that reports its accesses itself: for handles to be made of it whose coordinates do not name the variable
 * any more. The JDK asks this object how it accesses {@link #variable} in a mode.
 */
public final class ReportingVariable implements BiFunction<AccessMode, MethodHandle, MethodHandle> {
    private static final MethodHandle MAKER = maker();

    private final VarHandle variable;
    private final int site;

    private ReportingVariable(VarHandle variable, int site) {
        this.variable = variable;
        this.site = site;
    }

    /** A handle like {@code variable}; the same one where that cannot be made. */
    static VarHandle of(VarHandle variable, int site) {
        if (MAKER == null) {
            return variable;
        }
        try {
            Class<?>[] coordinates = variable.coordinateTypes().toArray(new Class<?>[0]);
            ReportingVariable reporting = new ReportingVariable(variable, site);
            return (VarHandle) MAKER.invoke(variable, variable.varType(), coordinates, reporting);
        } catch (Throwable impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static MethodHandle maker() {
        try {
            MethodType type = MethodType.methodType(
                    void.class, VarHandle.class, Class.class, Class[].class, BiFunction.class);
            return TrustedLookup.LOOKUP.findConstructor(Class.forName("java.lang.invoke.IndirectVarHandle"), type);
        } catch (ReflectiveOperationException closed) {
            return null;
        }
    }

    @Override
    public MethodHandle apply(AccessMode mode, MethodHandle handle) {
        return HandleHooks.ofMode(handle, variable, mode, site);
    }
}
