package io.selvage.hooks.jdk;

import java.io.Serializable;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.function.Predicate;

/** Which method a call runs, as far as classes of the program have a say in it. */
public final class RuntimeCallees {
    private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

    private static volatile Predicate<String> woven = name -> true;

    private RuntimeCallees() {}

    /** Says by name, with dots, which classes of the program are woven. */
    public static void wovenBy(Predicate<String> classes) {
        woven = classes;
    }

    /** What is run on objects of {@code type}, unless that is a method of a class that is not woven: then null. */
    static Callee ofProgram(Class<?> type, String method, String descriptor) {
        if (type.isArray() || JdkClasses.isCombinator(type)) {
            return Callee.HARMLESS;
        }
        if (type.isHidden()) {
            return ofHidden(type);
        }
        Class<?> declaring = declaring(type, method, descriptor);
        if (declaring == null) {
            return ofInterfaces(type, method, descriptor);
        }
        return isSeen(declaring) ? Callee.HARMLESS : null;
    }

    /** Whether objects of {@code type}, of the program, run a method that is woven. */
    static boolean isOverridden(Class<?> type, String method, String descriptor) {
        Class<?> declaring = isOfJdk(type) || type.isHidden() ? null : declaring(type, method, descriptor);
        return declaring != null && isSeen(declaring);
    }

    /** The nearest class that declares it, from {@code type} upwards; null if only interfaces do. */
    private static Class<?> declaring(Class<?> type, String method, String descriptor) {
        Class<?> c = type;
        while (c != null && !declares(c, method, descriptor)) {
            c = c.getSuperclass();
        }
        return c;
    }

    /** A proxy does nothing but call its handler, which may be of a framework that nobody sees. */
    static Callee ofProxy(Object proxy) {
        Class<?> handler = Proxy.getInvocationHandler(proxy).getClass();
        return isOfJdk(handler) || handler.isHidden() || isSeen(handler)
                ? Callee.HARMLESS
                : CallTable.ofUndeclaredForeign(handler.getName().replace('.', '/'));
    }

    /** A default method that no class overrides. */
    private static Callee ofInterfaces(Class<?> type, String method, String descriptor) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Class<?> parent : c.getInterfaces()) {
                Callee found = declares(parent, method, descriptor)
                        ? ofDefault(parent, method, descriptor)
                        : ofInterfaces(parent, method, descriptor);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static Callee ofDefault(Class<?> type, String method, String descriptor) {
        return isSeen(type) ? Callee.HARMLESS : CallTable.of(type.getName().replace('.', '/'), method, descriptor);
    }

    /** Made of a lambda or a method reference; where that can be written to a stream, it is left as it was. */
    private static Callee ofHidden(Class<?> type) {
        boolean isSeen = !isOfJdk(type) && !Serializable.class.isAssignableFrom(type);
        return isSeen ? Callee.HARMLESS : Callee.UNKNOWN;
    }

    /** The first class that is not woven, from {@code type} upwards. */
    static String nearestUnwoven(Class<?> type) {
        Class<?> c = type;
        while (isSeen(c)) {
            c = c.getSuperclass();
        }
        return c.getName().replace('.', '/');
    }

    private static boolean isOfJdk(Class<?> type) {
        return type.getClassLoader() == null || type.getClassLoader() == PLATFORM;
    }

    private static boolean isSeen(Class<?> type) {
        return isOfJdk(type) ? InsideClasses.contains(type) : woven.test(type.getName());
    }

    private static boolean declares(Class<?> type, String method, String descriptor) {
        try {
            Class<?>[] parameters = MethodType.fromMethodDescriptorString(descriptor, type.getClassLoader())
                    .parameterArray();
            for (Method declared : type.getDeclaredMethods()) {
                if (declared.getName().equals(method)
                        && !Modifier.isAbstract(declared.getModifiers())
                        && Arrays.equals(declared.getParameterTypes(), parameters)) {
                    return true;
                }
            }
            return false;
        } catch (TypeNotPresentException | LinkageError unknown) {
            return false;
        }
    }
}
