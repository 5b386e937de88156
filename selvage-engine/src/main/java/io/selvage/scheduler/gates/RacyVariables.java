package io.selvage.scheduler.gates;

import io.selvage.hooks.Sites;
import io.selvage.hooks.jdk.InsideClasses;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.VariableNames;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Variables whose plain accesses are scheduling points even where others are not, by {@link VariableNames}. Where the
 * JDK's classes are interleaved within, all waiting is an event.
 */
public final class RacyVariables {
    private List<String> set = List.of();
    private int insideGeneration = -1;
    private boolean any;
    private final BitSet members = new BitSet();
    private final Set<String> types = new HashSet<>();

    /** These, and no others. */
    public void set(List<String> names) {
        if (names == set && insideGeneration == InsideClasses.generation()) {
            return;
        }
        set = names;
        insideGeneration = InsideClasses.generation();
        members.clear();
        types.clear();
        for (String name : names) {
            members.set(Sites.memberNumber(name));
            types.add(name);
        }
        if (!InsideClasses.isEmpty()) {
            types.add(Execution.WAITING);
        }
        any = !types.isEmpty();
    }

    public boolean isEmpty() {
        return !any;
    }

    /** Whether {@code name} is one of them. */
    public boolean contains(String name) {
        return any && types.contains(name);
    }

    /** @param variable as operations have it: a member's number and 1 for a field */
    boolean contains(Object owner, int variable) {
        return any
                && (VariableNames.isField(owner, variable)
                        ? members.get(variable - 1)
                        : types.contains(VariableNames.ofContents(owner)));
    }
}
