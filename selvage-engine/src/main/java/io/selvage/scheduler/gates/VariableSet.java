package io.selvage.scheduler.gates;

import io.selvage.scheduler.jdk.FieldLayouts;
import io.selvage.scheduler.jdk.FieldVariable;
import java.util.Arrays;

/** Variables that are accessed together, by one call. */
final class VariableSet {
    private Object[] owners = new Object[16];
    private int[] variables = new int[16];
    private boolean[] ordering = new boolean[16];
    private int size;
    private int orderingSize;
    private boolean isComplete = true;

    /** All fields of {@code owner}. */
    static VariableSet ofFields(Object owner, FieldLayouts layouts) {
        VariableSet all = new VariableSet();
        for (FieldVariable field : layouts.ofInstances(owner.getClass())) {
            all.addField(owner, field);
        }
        return all;
    }

    /** @param orders whether accesses to it order memory */
    void add(Object owner, int variable, boolean orders) {
        if (size == owners.length) {
            owners = Arrays.copyOf(owners, size * 2);
            variables = Arrays.copyOf(variables, size * 2);
            ordering = Arrays.copyOf(ordering, size * 2);
        }
        owners[size] = owner;
        variables[size] = variable;
        ordering[size] = orders;
        size++;
        orderingSize += orders ? 1 : 0;
    }

    /** A field of {@code owner} that is read as plain code reads it. */
    void addField(Object owner, FieldVariable field) {
        if (!field.isUnshared() && (field.isSeen() || !field.isFinal())) {
            add(owner, field.variable(), field.isVolatile());
            isComplete &= field.isSeen();
        }
    }

    /**
     * A field of {@code owner}, as the call accesses it, however it is declared.
     *
     * @param isSeen whether other accesses to it are reported
     */
    void addRaw(Object owner, FieldVariable field, boolean isSeen) {
        if (!field.isUnshared()) {
            add(owner, field.variable(), false);
            isComplete &= isSeen;
        }
    }

    /** More is accessed than what was added. */
    void setIncomplete() {
        isComplete = false;
    }

    /** False also if another thread could change some of them in between, though each access orders memory. */
    boolean isComplete() {
        return isComplete && orderingSize < 2;
    }

    int size() {
        return size;
    }

    Object owner(int index) {
        return owners[index];
    }

    int variable(int index) {
        return variables[index];
    }

    boolean orders(int index) {
        return ordering[index];
    }

    /** The first that {@code racy} contains, or the first one. */
    int first(RacyVariables racy) {
        for (int i = 0; i < size; i++) {
            if (racy.contains(owners[i], variables[i])) {
                return i;
            }
        }
        return 0;
    }
}
