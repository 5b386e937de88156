package io.selvage.hooks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/** The guards of re-runnable initialisers, as {@link ClassHooks} describes them, by class. */
final class Initialisers extends ClassValue<MethodHandle> {
    private static final Initialisers ALL = new Initialisers();
    private static final MethodType GUARD = MethodType.methodType(void.class, int.class);

    private Initialisers() {}

    /** Null for a class that has none. An interface is initialised with hooks live, or its initialiser would run. */
    static MethodHandle of(Class<?> type) {
        if (type.isInterface() && Weaving.isWoven(type)) {
            initialise(type);
        }
        ClassHooks.pause();
        try {
            return ALL.get(type);
        } finally {
            ClassHooks.resume();
        }
    }

    @Override
    protected MethodHandle computeValue(Class<?> type) {
        if (type.isArray() || type.isPrimitive() || !Weaving.isWoven(type)) {
            return null;
        }
        try {
            return guard(type);
        } catch (ReflectiveOperationException | LinkageError none) {
            return null;
        }
    }

    /** That of an interface is in the class beside it, which the interface's own initialiser defines. */
    private static MethodHandle guard(Class<?> type) throws ReflectiveOperationException {
        if (!type.isInterface()) {
            return TrustedLookup.LOOKUP.findStatic(type, "selvage$init", GUARD);
        }
        Class<?> holder = Class.forName(type.getName() + "$selvage$holder", false, type.getClassLoader());
        return TrustedLookup.LOOKUP.findStatic(holder, "selvage$init", GUARD);
    }

    private static void initialise(Class<?> type) {
        try {
            TrustedLookup.LOOKUP.in(type).ensureInitialized(type);
        } catch (IllegalAccessException closed) {
            // Then there is no guard to be found either.
        }
    }
}
