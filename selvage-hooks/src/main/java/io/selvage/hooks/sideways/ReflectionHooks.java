package io.selvage.hooks.sideways;

import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.Weaving;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Hooks before calls of {@code java.lang.reflect}. The calls themselves stay where they are: they ask who calls. */
public final class ReflectionHooks {
    private ReflectionHooks() {}

    /** {@code field} of {@code owner} is about to be read. */
    public static void read(Field field, Object owner, int site) {
        access(field, owner, Site.READ, site);
    }

    /** {@code field} of {@code owner} is about to be written. */
    public static void write(Field field, Object owner, int site) {
        access(field, owner, Site.WRITE, site);
    }

    private static void access(Field field, Object owner, int direction, int site) {
        if (field == null || ClassHooks.outsideControl()) {
            return;
        }
        MemberAccess access;
        ClassHooks.pause();
        try {
            access =
                    new MemberAccess(field.getDeclaringClass(), field.getName(), field.getModifiers(), direction, site);
        } finally {
            ClassHooks.resume();
        }
        access.announce(owner);
        MemoryHooks.reflected(field, site);
    }

    /** {@code constructor} is about to be called. */
    public static void construct(Constructor<?> constructor, Object[] arguments, int site) {
        if (constructor == null || ClassHooks.outsideControl()) {
            return;
        }
        ReportedCall call = reported(constructor, "<init>", void.class, site);
        if (call != null) {
            call.report(null, arguments);
        }
        MemoryHooks.reflected(constructor, site);
    }

    /** The constructor of {@code type} without parameters is about to be called. */
    public static void instantiate(Class<?> type, int site) {
        if (type == null || ClassHooks.outsideControl() || ReportedCall.isNeedless(type)) {
            return;
        }
        ReportedCall call;
        ClassHooks.pause();
        try {
            call = new ReportedCall(type, "<init>", MethodType.methodType(void.class), 0, site);
        } finally {
            ClassHooks.resume();
        }
        call.report(null, null);
    }

    private static ReportedCall reported(Executable code, String name, Class<?> result, int site) {
        if (ReportedCall.isNeedless(code.getDeclaringClass())) {
            return null;
        }
        ClassHooks.pause();
        try {
            MethodType type = MethodType.methodType(result, code.getParameterTypes());
            return new ReportedCall(code.getDeclaringClass(), name, type, code.getModifiers(), site);
        } finally {
            ClassHooks.resume();
        }
    }

    /** The method to invoke in place of {@code method}, which may be itself. */
    public static Method method(Method method, Object receiver, Object[] arguments, int site) {
        if (method == null || ClassHooks.outsideControl()) {
            return method;
        }
        Method instead = instead(method, receiver, arguments, site);
        MemoryHooks.reflected(method, site);
        return instead;
    }

    private static Method instead(Method method, Object receiver, Object[] arguments, int site) {
        if (Weaving.isWoven(method.getDeclaringClass())) {
            return method;
        }
        if (receiver == null && !Modifier.isStatic(method.getModifiers())) {
            return method;
        }
        Method equivalent;
        ClassHooks.pause();
        try {
            equivalent = EquivalentCalls.of(method, site);
        } finally {
            ClassHooks.resume();
        }
        if (equivalent == null) {
            reported(method, method.getName(), method.getReturnType(), site).report(receiver, arguments);
            return method;
        }
        // Who asks for a method gets a copy of it each time, and what is remembered may be another one.
        return equivalent.equals(method) ? method : equivalent;
    }

    /** The arguments to invoke {@code instead} with, where {@code method} was to be invoked on {@code receiver}. */
    public static Object[] arguments(Method method, Method instead, Object receiver, Object[] arguments) {
        if (method == instead || Modifier.isStatic(method.getModifiers())) {
            return arguments;
        }
        int count = arguments == null ? 0 : arguments.length;
        Object[] all = new Object[count + 1];
        all[0] = receiver;
        for (int i = 0; i < count; i++) {
            all[i + 1] = arguments[i];
        }
        return all;
    }
}
