package io.selvage.scheduler.jdk;

import io.selvage.hooks.Weaving;
import io.selvage.hooks.jdk.InsideClasses;
import io.selvage.hooks.jdk.JdkClasses;
import java.util.AbstractMap;
import java.util.BitSet;
import java.util.Collection;
import java.util.Map;

/**
 * Objects whose code can be seen: classes that are woven, and values, which have nothing to hide. Anything may happen
 * in what is called on others, unless the call itself is an operation.
 */
public final class UnwovenCode extends ClassFacts<Boolean> {
    private static final ClassValue<Boolean> IMMUTABLE = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return type.getClassLoader() == null && JdkClasses.isImmutable(type);
        }
    };

    private static final ClassValue<Class<?>> SKELETONS = new ClassValue<>() {
        @Override
        protected Class<?> computeValue(Class<?> type) {
            Class<?> ancestor = type;
            while (ancestor.getClassLoader() != null && Weaving.isWoven(ancestor)) {
                ancestor = ancestor.getSuperclass();
            }
            boolean isSkeletal = ancestor.getClassLoader() == null && JdkClasses.isSkeletal(ancestor);
            return isSkeletal && ancestor != type ? ancestor : null;
        }
    };

    /** Larger containers are not searched. */
    private static final int MOST_ELEMENTS = 1_000;

    /** Whether all that {@code object} does is seen, and all that looking at it could show. */
    public boolean isFullyWoven(Object object) {
        return object == null || get(object.getClass());
    }

    /** The skeletal implementation of the JDK that {@code object}, of a woven class, extends; null if none. */
    public static Class<?> skeleton(Object object) {
        return SKELETONS.get(object.getClass());
    }

    /** Whether looking into {@code container}, a plain one, shows nothing but what is seen. */
    public boolean containsOnlyWoven(Object container) {
        if (container.getClass().getClassLoader() != null) {
            return false;
        }
        if (container instanceof Map<?, ?> map) {
            return areSeen(map.keySet()) && areSeen(map.values());
        }
        return container instanceof StringBuilder
                || container instanceof BitSet
                || container instanceof Collection<?> collection && areSeen(collection);
    }

    private boolean areSeen(Collection<?> elements) {
        if (elements.size() > MOST_ELEMENTS) {
            return false;
        }
        for (Object element : elements) {
            if (!isFullyWoven(element)) {
                return false;
            }
        }
        return true;
    }

    /** Whether what {@code container} holds is reached otherwise, too: through the map that it is an entry of. */
    public static boolean isAliased(Object container) {
        return container instanceof Map.Entry && !(container instanceof AbstractMap.SimpleEntry);
    }

    /** True for containers that never change. */
    public static boolean isImmutable(Object container) {
        return IMMUTABLE.get(container.getClass());
    }

    @Override
    protected Boolean computeValue(Class<?> type) {
        if (type.isArray()) {
            return false;
        }
        if (JdkClasses.isCombinator(type)) {
            return true;
        }
        if (type.isHidden()) {
            // Made of a lambda or a method reference.
            return type.getClassLoader() != null;
        }
        Class<?> ancestor = type;
        while (ancestor != null && Weaving.isWoven(ancestor)) {
            if (InsideClasses.contains(ancestor)) {
                // What it inherits from others has no state, or calls nothing but its own methods.
                return true;
            }
            ancestor = ancestor.getSuperclass();
        }
        return ancestor == null || isTransparent(ancestor);
    }

    private static boolean isTransparent(Class<?> type) {
        return type.getClassLoader() == null
                && (JdkClasses.isTransparent(type)
                        || Enum.class.isAssignableFrom(type)
                        || Throwable.class.isAssignableFrom(type));
    }
}
