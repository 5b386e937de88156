package io.selvage.script.driver;

import java.util.Collection;

/** Comparator of scripts: the value must be in the collection, and is removed from it. */
public final class CollectionRemove {
    private CollectionRemove() {}

    public static boolean compareValue(Object actual, Collection<?> expected) {
        for (Object candidate : expected) {
            if (Values.same(actual, candidate)) {
                return expected.remove(candidate);
            }
        }
        return false;
    }
}
