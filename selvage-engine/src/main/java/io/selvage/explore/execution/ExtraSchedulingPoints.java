package io.selvage.explore.execution;

import java.util.List;
import java.util.TreeSet;

/**
 * Variables whose accesses are scheduling points although other plain ones are not, by name; shared by all explorers of a
 * search. If it changes while executions run, these are forgotten: the search begins anew.
 */
public final class ExtraSchedulingPoints {
    private volatile List<String> names = List.of();

    public static ExtraSchedulingPoints of(List<String> names) {
        ExtraSchedulingPoints points = new ExtraSchedulingPoints();
        points.add(names);
        return points;
    }

    /** The same list as long as nothing is added. */
    public List<String> names() {
        return names;
    }

    public void add(List<String> more) {
        if (!names.containsAll(more)) {
            TreeSet<String> all = new TreeSet<>(names);
            all.addAll(more);
            names = List.copyOf(all);
        }
    }
}
