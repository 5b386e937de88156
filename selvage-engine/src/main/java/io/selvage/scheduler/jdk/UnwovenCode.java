package io.selvage.scheduler.jdk;

import io.selvage.hooks.Weaving;
import java.io.Serializable;
import java.util.AbstractMap;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Map;
import java.util.Set;

/**
 * Objects whose code can be seen: classes that are woven, and values, which have nothing to hide. Anything may happen in what is called on
 * others, unless the call itself is an operation.
 */
public final class UnwovenCode extends ClassValue<Boolean> {
    private static final Set<String> VALUES = Set.of(
            "java.lang.Object",
            "java.lang.Record",
            "java.lang.Number",
            "java.lang.String",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Boolean",
            "java.lang.Character",
            "java.lang.Byte",
            "java.lang.Short",
            "java.lang.Float",
            "java.lang.Double",
            "java.lang.Class",
            "java.lang.ThreadLocal",
            "java.math.BigInteger",
            "java.math.BigDecimal",
            "java.util.Locale",
            "java.util.TimerTask",
            "java.util.UUID",
            "java.util.OptionalInt",
            "java.util.OptionalLong",
            "java.util.OptionalDouble");

    private static final Class<?> OVER_ARRAY = Arrays.asList().getClass();

    /** Containers that never change. */
    private static final String[] FIXED = {
        "java.util.ImmutableCollections",
        "java.util.Collections$Empty",
        "java.util.Collections$Singleton",
        "java.util.Collections$CopiesList",
        "java.util.KeyValueHolder",
        "java.util.AbstractMap$SimpleImmutableEntry"
    };

    /** The JDK's functions that call nothing but the functions they are made of. */
    private static final String[] COMBINED = {"java.util.Comparator", "java.util.Collections$ReverseComparator"};

    /** Larger containers are not searched. */
    private static final int MOST_ELEMENTS = 1_000;

    /** Whether all that {@code object} does is seen, and all that looking at it could show. */
    public boolean isFullyWoven(Object object) {
        return object == null || get(object.getClass());
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

    /** Whether what {@code container} holds is reached by other ways, too: through an array, or the map that it is an entry of. */
    public static boolean isAliased(Object container) {
        return container.getClass() == OVER_ARRAY
                || container instanceof Map.Entry && !(container instanceof AbstractMap.SimpleEntry);
    }

    public static boolean isImmutable(Object container) {
        return isImmutable(container.getClass().getName());
    }

    static boolean isImmutable(String name) {
        return startsWithAny(name, FIXED);
    }

    private static boolean startsWithAny(String name, String[] beginnings) {
        for (String beginning : beginnings) {
            if (name.startsWith(beginning)) {
                return true;
            }
        }
        return false;
    }

    @Override
    protected Boolean computeValue(Class<?> type) {
        if (type.isArray()) {
            return false;
        }
        if (startsWithAny(type.getName(), COMBINED) || isCombined(type)) {
            return true;
        }
        if (type.isHidden()) {
            // Made of a lambda or a method reference; where that can be written to a stream, it is left as it was.
            return type.getClassLoader() != null && !Serializable.class.isAssignableFrom(type);
        }
        Class<?> ancestor = type;
        while (ancestor != null && isWoven(ancestor)) {
            ancestor = ancestor.getSuperclass();
        }
        return ancestor == null || isValue(ancestor);
    }

    /** A consumer that is made of others may change what it is given. */
    private static boolean isCombined(Class<?> type) {
        return type.isHidden()
                && type.getName().startsWith("java.util.function.")
                && !type.getName().contains("Consumer");
    }

    private static boolean isWoven(Class<?> type) {
        return type.getClassLoader() != null && !Weaving.isExempt(type.getName()) && Weaving.wants(type.getName());
    }

    private static boolean isValue(Class<?> type) {
        String name = type.getName();
        return type.getClassLoader() == null
                && (VALUES.contains(name)
                        || Enum.class.isAssignableFrom(type)
                        || Throwable.class.isAssignableFrom(type)
                        || type == Thread.class
                        || name.startsWith("java.time.") && !name.startsWith("java.time.Clock"));
    }
}
