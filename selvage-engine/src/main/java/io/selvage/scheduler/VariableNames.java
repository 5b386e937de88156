package io.selvage.scheduler;

import io.selvage.hooks.Sites;
import java.util.List;

/**
 * Names of variables that are the same in every execution: of a field its full name, of an element of an array or of
 * what is inside a container the type of the array or container.
 */
public final class VariableNames {
    private VariableNames() {}

    /** @param variable as operations have it: a member's number and 1 for a field */
    public static boolean isField(Object owner, int variable) {
        boolean hasPlaces = owner instanceof List && owner.getClass().getClassLoader() == null;
        return variable > 0 && !owner.getClass().isArray() && !hasPlaces;
    }

    public static String of(Object owner, int variable) {
        return isField(owner, variable) ? Sites.memberName(variable - 1) : ofContents(owner);
    }

    /** What the contents of an array or container are called. */
    public static String ofContents(Object owner) {
        return owner.getClass().getTypeName();
    }
}
