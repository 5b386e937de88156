package io.selvage.scheduler.gates;

import io.selvage.hooks.HookThread;
import io.selvage.scheduler.ShadowObject;
import io.selvage.scheduler.jdk.ClassFacts;
import java.util.Set;

/** Hash codes that do not depend on where the JVM put an object. */
final class IdentityHashes {
    /** Packages of the JDK whose objects are made by programs, for themselves and for one execution. */
    private static final Set<String> OF_PROGRAMS = Set.of(
            "java.io",
            "java.lang",
            "java.lang.ref",
            "java.util",
            "java.util.concurrent",
            "java.util.concurrent.atomic",
            "java.util.concurrent.locks",
            "java.util.function",
            "java.util.regex",
            "java.util.stream");

    /** Whether a class leaves {@code hashCode} to the JVM. */
    private final ClassFacts<Boolean> identity = new ClassFacts<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            try {
                Class<?> declaring = type.getMethod("hashCode").getDeclaringClass();
                return declaring == Object.class || declaring == Enum.class;
            } catch (NoSuchMethodException e) {
                return true;
            }
        }
    };

    /** Whether objects of a class outlive executions. */
    private final ClassFacts<Boolean> permanent = new ClassFacts<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            ClassLoader loader = type.getClassLoader();
            boolean ofJdk = loader == null || loader == ClassLoader.getPlatformClassLoader();
            return ofJdk && !OF_PROGRAMS.contains(type.getPackageName());
        }
    };

    boolean isIdentity(Object object) {
        return ask(identity, object);
    }

    private static boolean ask(ClassFacts<Boolean> question, Object object) {
        HookThread below = HookThread.below();
        int before = below.inert;
        below.inert = 1;
        try {
            return question.get(object.getClass());
        } finally {
            below.inert = before;
        }
    }

    /** The class's own idea, with hooks as they are: it is code of the program. */
    int valueOf(Object object) {
        return object.hashCode();
    }

    /**
     * Classes and the like outlive executions, and so do objects that the JDK has made for itself (keys of its
     * registries of services, modules, loggers). The JDK keeps them in maps that it fills before and outside of
     * executions, and finds them again only by the hash that the JVM has given them.
     */
    boolean isPermanent(Object object) {
        return object instanceof Class
                || object instanceof ClassLoader
                || object instanceof Module
                || object instanceof ModuleLayer
                || ask(permanent, object);
    }

    int of(ShadowObject shadow) {
        if (shadow.object() instanceof Enum<?> constant) {
            return constant.name().hashCode();
        }
        int bits = shadow.id() * 0x9E3779B9;
        return bits ^ bits >>> 15;
    }
}
