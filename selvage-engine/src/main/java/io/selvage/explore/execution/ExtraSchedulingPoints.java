package io.selvage.explore.execution;

import io.selvage.scheduler.run.ProgramRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Variables whose accesses are scheduling points although other plain ones are not, by name; shared by all explorers of
 * a search. If it changes while executions run, these are forgotten: the search begins anew.
 */
public final class ExtraSchedulingPoints {
    private static final Predicate<String> WAITING = name -> name.startsWith(ProgramRunner.WAITING);

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

    /** Why a search began anew with them, in words. */
    public List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        String waiting = names(WAITING);
        if (!waiting.isEmpty()) {
            remarks.add("the program can tell who waits inside of " + waiting
                    + ", so such waiting is a step of its own, and the search began anew with these steps");
        }
        String shared = names(WAITING.negate());
        if (!shared.isEmpty()) {
            remarks.add("threads were found to share " + shared
                    + ", so accesses to that are scheduling points, and the search began anew with them");
        }
        return remarks;
    }

    private String names(Predicate<String> kind) {
        return variables.stream().filter(kind).collect(Collectors.joining(", "));
    }

    public void add(List<String> more) {
        if (!variables.containsAll(more)) {
            TreeSet<String> all = new TreeSet<>(variables);
            all.addAll(more);
            variables = List.copyOf(all);
        }
    }
}
