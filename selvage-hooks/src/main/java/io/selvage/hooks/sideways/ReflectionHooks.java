package io.selvage.hooks.sideways;

import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.MemoryHooks;
import io.selvage.hooks.Site;
import io.selvage.hooks.Weaving;
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
    }

    /** The method to invoke in place of {@code method}, which may be itself. */
    public static Method method(Method method, Object receiver, int site) {
        if (method == null || ClassHooks.outsideControl() || Weaving.isWoven(method.getDeclaringClass())) {
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
            MemoryHooks.unseen(receiver, site);
            return method;
        }
        return equivalent;
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
