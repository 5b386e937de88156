package io.selvage.script.driver;

import java.util.Collection;

/** Comparator for scripts: the value must be in the collection, and is removed from it, atomically. */
public final class CollectionRemove {
    private CollectionRemove() {}

    /** Not a step of the program: the number of values that can be removed does not depend on the order. */
    public static boolean compareValue(Object actual, Collection<?> expected) {
        return Uncontrolled.call(() -> remove(actual, expected));
    }

    private static boolean remove(Object actual, Collection<?> expected) {
        for (Object candidate : expected) {
            if (Values.same(actual, candidate)) {
                return expected.remove(candidate);
            }
        }
        return false;
    }
}
