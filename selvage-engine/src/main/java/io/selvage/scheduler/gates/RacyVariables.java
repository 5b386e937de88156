package io.selvage.scheduler.gates;

import io.selvage.hooks.Sites;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Variables whose plain accesses are points even where others are not. Fields go by their full name, elements of arrays and what is
 * inside of containers by the type of the array or container.
 */
public final class RacyVariables {
    private List<String> set = List.of();
    private boolean any;
    private final BitSet members = new BitSet();
    private final Set<String> types = new HashSet<>();

    /** These, and no others. */
    public void set(List<String> names) {
        if (names == set) {
            return;
        }
        set = names;
        any = !names.isEmpty();
        members.clear();
        types.clear();
        for (String name : names) {
            members.set(Sites.memberNumber(name));
            types.add(name);
        }
    }

    /** @param variable as operations have it: a member's number and 1 for a field */
    boolean contains(Object owner, int variable) {
        return any && (isField(owner, variable) ? members.get(variable - 1) : types.contains(typeName(owner)));
    }

    private static boolean isField(Object owner, int variable) {
        return variable > 0 && !owner.getClass().isArray();
    }

    /** The name that {@link #contains} knows a variable by. */
    public static String name(Object owner, int variable) {
        return isField(owner, variable) ? Sites.memberName(variable - 1) : typeName(owner);
    }

    private static String typeName(Object owner) {
        return owner.getClass().getTypeName();
    }
}
