package io.selvage.testbed.calls;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Texts of objects that are the same whatever the objects' identities are. */
final class Texts {
    private static final List<Class<?>> VALUES = List.of(
            Number.class, Boolean.class, String.class, Enum.class, Collection.class, Map.class, Map.Entry.class);

    private Texts() {}

    static String of(Object one) {
        if (one == null) {
            return "-";
        }
        if (one instanceof Object[] array) {
            return Arrays.stream(array).map(Texts::of).toList().toString();
        }
        return hasText(one)
                ? one.toString().replaceAll("@[0-9a-f]+", "").replaceAll("task = [^\\]]*", "")
                : one.getClass().getSimpleName().replaceAll("[$/].*", "");
    }

    private static boolean hasText(Object one) {
        String type = one.getClass().getName();
        return VALUES.stream().anyMatch(value -> value.isInstance(one))
                || type.startsWith("java.util.concurrent.") && !type.contains("Future");
    }
}
