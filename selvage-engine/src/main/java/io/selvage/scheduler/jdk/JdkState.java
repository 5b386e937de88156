package io.selvage.scheduler.jdk;

import io.selvage.hooks.Weaving;
import io.selvage.hooks.jdk.CallTable;
import io.selvage.hooks.jdk.JdkClasses;
import io.selvage.hooks.jdk.ReceiverKind;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;

/** What state objects of a class have that unwoven code could reach, apart from what woven code reports. */
public final class JdkState extends ClassFacts<JdkState.Kind> {
    /** How that state is protected. */
    public enum Kind {
        /** There is none: values, and objects of the program. */
        NONE,
        /** Not at all. */
        PLAIN,
        /** By the object's lock. */
        SYNCHRONIZED,
        /** Somehow. */
        ORDERED
    }

    /** Whether it is known what methods of {@code type} reach. */
    public boolean isKnown(Class<?> type) {
        return CallTable.isKnownState(nearestUnwoven(type).getName().replace('.', '/'));
    }

    @Override
    protected Kind computeValue(Class<?> type) {
        if (type.isHidden() || Proxy.isProxyClass(type) || JdkClasses.isCombinator(type)) {
            return Kind.NONE;
        }
        Class<?> unwoven = nearestUnwoven(type);
        // Atomic numbers are operated on, and numbers.
        if (JdkClasses.receiver(unwoven) != ReceiverKind.NONE) {
            return Kind.ORDERED;
        }
        if (isValue(unwoven) || unwoven.getName().startsWith("io.selvage.")) {
            return Kind.NONE;
        }
        if (hasSynchronizedMethods(unwoven)) {
            return Kind.SYNCHRONIZED;
        }
        return CallTable.isPlainState(unwoven.getName().replace('.', '/')) ? Kind.PLAIN : Kind.ORDERED;
    }

    private static Class<?> nearestUnwoven(Class<?> type) {
        Class<?> c = type;
        while (Weaving.isWoven(c)) {
            c = c.getSuperclass();
        }
        return c;
    }

    private static boolean isValue(Class<?> type) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            if (JdkClasses.isImmutable(c)
                    || c != Object.class
                            && JdkClasses.argument(c.getName().replace('.', '/'))
                                    .isValue()) {
                return true;
            }
        }
        return type == Object.class || type == Record.class || JdkClasses.isTransparent(type);
    }

    private static boolean hasSynchronizedMethods(Class<?> type) {
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            for (var method : c.getDeclaredMethods()) {
                if (Modifier.isSynchronized(method.getModifiers()) && !Modifier.isStatic(method.getModifiers())) {
                    return true;
                }
            }
        }
        return false;
    }
}
