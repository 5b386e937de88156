package io.selvage.script.driver;

import java.util.Collection;

/** Comparator of scripts: the value must be in the collection, and is removed from it, in one go. */
public final class CollectionRemove {
    private CollectionRemove() {}

    /** No step of the program: who removes first makes no difference to how many can. */
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
