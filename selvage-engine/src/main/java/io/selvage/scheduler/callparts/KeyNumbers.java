package io.selvage.scheduler.callparts;

import io.selvage.model.CallPart;
import java.math.BigInteger;
import java.util.Set;
import java.util.UUID;

/**
 * Numbers of keys: equal keys have equal numbers, in all executions. Only keys have one whose classes are the JDK's
 * own, so that comparing them runs no code of the program, and whose values never change.
 */
final class KeyNumbers {
    private static final Set<Class<?>> VALUES = Set.of(
            String.class,
            Integer.class,
            Long.class,
            Short.class,
            Byte.class,
            Character.class,
            Boolean.class,
            Double.class,
            Float.class,
            BigInteger.class,
            UUID.class);

    private KeyNumbers() {}

    /** What a call is confined to that is about {@code key}; null is no key. */
    static int part(Object key) {
        if (key instanceof Enum<?> constant) {
            return part(constant.name().hashCode());
        }
        return key != null && VALUES.contains(key.getClass()) ? part(key.hashCode()) : CallPart.WHOLE;
    }

    private static int part(int hash) {
        return CallPart.of(CallPart.PART, hash ^ hash >>> 24);
    }
}
