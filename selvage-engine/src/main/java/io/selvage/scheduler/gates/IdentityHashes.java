package io.selvage.scheduler.gates;

import io.selvage.hooks.HookThread;
import io.selvage.scheduler.ShadowObject;

/** Hash codes that do not depend on where the JVM put an object. */
final class IdentityHashes {
    /** Whether a class leaves {@code hashCode} to the JVM. */
    private final ClassValue<Boolean> identity = new ClassValue<>() {
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

    boolean isIdentity(Object object) {
        HookThread below = HookThread.below();
        int before = below.inert;
        below.inert = 1;
        try {
            return identity.get(object.getClass());
        } finally {
            below.inert = before;
        }
    }

    /** The class's own idea, with hooks as they are: it is code of the program. */
    int valueOf(Object object) {
        return object.hashCode();
    }

    /** Classes and the like outlive executions, and the JDK keeps them in maps that it fills without hooks. */
    boolean isPermanent(Object object) {
        return object instanceof Class || object instanceof ClassLoader || object instanceof Module;
    }

    int of(ShadowObject shadow) {
        if (shadow.object() instanceof Enum<?> constant) {
            return constant.name().hashCode();
        }
        int bits = shadow.id() * 0x9E3779B9;
        return bits ^ bits >>> 15;
    }
}
