package io.selvage.explore.subject;

import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The modules of the JDK that the loader of applications has (the compiler and other tools), which a program sees that
 * runs by itself; their classes and the services that they provide, and nothing else of that loader.
 */
final class SystemModules {
    private static final ClassLoader LOADER = ClassLoader.getSystemClassLoader();

    private static final Set<String> PACKAGES = ModuleLayer.boot().modules().stream()
            .filter(module -> module.getClassLoader() == LOADER)
            .flatMap(module -> module.getPackages().stream())
            .collect(Collectors.toUnmodifiableSet());

    private SystemModules() {}

    /** The class, if it is in one of these modules. */
    static Optional<Class<?>> find(String name) throws ClassNotFoundException {
        int dot = name.lastIndexOf('.');
        return dot > 0 && PACKAGES.contains(name.substring(0, dot))
                ? Optional.of(LOADER.loadClass(name))
                : Optional.empty();
    }

    /** Lets services be found through {@code loader}; where the JDK does not allow that they are not. */
    static void provideServices(ClassLoader loader) {
        try {
            Object access = Class.forName("jdk.internal.access.SharedSecrets")
                    .getMethod("getJavaLangAccess")
                    .invoke(null);
            Class.forName("jdk.internal.access.JavaLangAccess")
                    .getMethod("bindToLoader", ModuleLayer.class, ClassLoader.class)
                    .invoke(access, ModuleLayer.boot(), loader);
        } catch (ClassNotFoundException
                | NoSuchMethodException
                | IllegalAccessException
                | InvocationTargetException closed) {
            // As it says.
        }
    }
}
