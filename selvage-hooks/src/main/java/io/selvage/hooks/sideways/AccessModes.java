package io.selvage.hooks.sideways;

import io.selvage.hooks.Site;
import java.util.Set;

/**
 * What an access does to a variable and to the order of memory, by the name of the method that makes it: of a VarHandle
 * ({@code getAndAddRelease}) or of {@code Unsafe} ({@code putOrderedLong}).
 *
 * <p>Acquiring and releasing count as volatile: the race detector then orders at least what they order.
 */
public final class AccessModes {
    private static final Set<String> TYPES = Set.of(
            "Boolean", "Byte", "Short", "Char", "Int", "Long", "Float", "Double", "Object", "Reference", "Address");
    private static final Set<String> PLAIN = Set.of("", "Unaligned", "LongUnaligned");

    private AccessModes() {}

    /** Whether a method of that name of a VarHandle, or of an atomic field updater, is an access. */
    public static boolean isAccess(String mode) {
        return mode.startsWith("get") && !mode.equals("getClass")
                || mode.startsWith("set")
                || mode.startsWith("lazySet")
                || mode.startsWith("compareAnd")
                || mode.startsWith("weakCompareAnd")
                || mode.endsWith("AndGet");
    }

    /**
     * Whether the mode publishes nothing of what happened before. A reference may lead to final fields, which are safe
     * to read however it was found; so it is assumed to publish everything.
     *
     * @param reference whether the variable holds a reference
     */
    public static boolean isOpaque(String mode, boolean reference) {
        return !reference && (mode.endsWith("Opaque") || mode.endsWith("Plain"));
    }

    /** The flags, as of {@link Site}, of an access by a VarHandle. */
    public static int ofHandle(String mode, boolean reference) {
        boolean plain = mode.equals("get") || mode.equals("set");
        return plain ? direction(mode) : ofAtomic(mode) | (isOpaque(mode, reference) ? Site.OPAQUE : 0);
    }

    /** The same for a method of an atomic: no mode is plain. */
    public static int ofAtomic(String mode) {
        return Site.VOLATILE | direction(mode);
    }

    private static int direction(String mode) {
        if (mode.startsWith("set") || mode.startsWith("lazySet") || mode.startsWith("put")) {
            return Site.WRITE;
        }
        boolean reads = mode.startsWith("get") && !mode.startsWith("getAnd");
        return reads ? Site.READ : Site.READ | Site.WRITE;
    }

    /** The same for a method of {@code Unsafe} that accesses one variable; 0 for any other method. */
    public static int ofUnsafe(String method) {
        String type = typeOf(method);
        if (type == null) {
            return 0;
        }
        int end = method.lastIndexOf(type) + type.length();
        String mode = method.substring(end);
        boolean simple = method.startsWith("get") && !method.startsWith("getAnd") || method.startsWith("put");
        if (simple && PLAIN.contains(mode) && !method.startsWith("putOrdered")) {
            return direction(method);
        }
        return ofAtomic(method) | (isOpaque(mode, isReference(type)) ? Site.OPAQUE : 0);
    }

    /** How many bytes a method of {@code Unsafe} accesses; 0 for a reference, whose size only the JVM knows. */
    public static int bytes(String method) {
        String type = typeOf(method);
        return switch (type == null ? "" : type) {
            case "Boolean", "Byte" -> 1;
            case "Short", "Char" -> 2;
            case "Int", "Float" -> 4;
            case "Object", "Reference" -> 0;
            default -> 8;
        };
    }

    private static boolean isReference(String type) {
        return type.equals("Object") || type.equals("Reference");
    }

    /** The type in the name of a method of {@code Unsafe}, which is the last one: {@code getAndSetInt}. */
    private static String typeOf(String method) {
        boolean accesses = method.startsWith("get")
                || method.startsWith("put")
                || method.startsWith("compareAnd")
                || method.startsWith("weakCompareAnd");
        String found = null;
        int last = -1;
        for (String type : accesses ? TYPES : Set.<String>of()) {
            int at = method.lastIndexOf(type);
            if (at > last) {
                found = type;
                last = at;
            }
        }
        return found;
    }
}
