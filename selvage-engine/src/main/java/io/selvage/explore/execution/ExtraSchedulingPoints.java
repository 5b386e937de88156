package io.selvage.explore.execution;

import java.util.List;
import java.util.TreeSet;

/**
 * Variables whose accesses are scheduling points although other plain ones are not, by name; shared by all explorers of
 * a search. If it changes while executions run, these are forgotten: the search begins anew.
 */
public final class ExtraSchedulingPoints {
    private volatile List<String> variables = List.of();

    public static ExtraSchedulingPoints of(List<String> variables) {
        ExtraSchedulingPoints points = new ExtraSchedulingPoints();
        points.add(variables);
        return points;
    }

    /** The same list as long as nothing is added. */
    public List<String> variables() {
        return variables;
    }

    public void add(List<String> more) {
        if (!variables.containsAll(more)) {
            TreeSet<String> all = new TreeSet<>(variables);
            all.addAll(more);
            variables = List.copyOf(all);
        }
    }
}
