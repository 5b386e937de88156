package io.selvage.agent;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.security.ProtectionDomain;

/** Defines classes in the bootstrap loader, of any package. */
final class BootstrapDefiner {
    private final Object unsafe;
    private final Method define;

    BootstrapDefiner() throws ReflectiveOperationException {
        Class<?> type = Class.forName("jdk.internal.misc.Unsafe");
        unsafe = type.getMethod("getUnsafe").invoke(null);
        define = type.getMethod(
                "defineClass",
                String.class,
                byte[].class,
                int.class,
                int.class,
                ClassLoader.class,
                ProtectionDomain.class);
    }

    /** @param name an internal name */
    void define(String name, byte[] classFile) throws IllegalAccessException {
        try {
            define.invoke(unsafe, name, classFile, 0, classFile.length, null, null);
        } catch (InvocationTargetException failure) {
            throw new IllegalStateException("cannot define " + name, failure.getCause());
        }
    }
}
