package io.selvage.monitor.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Chooses few courses that meet many goals: the ones with a single outcome first. */
final class CallSequenceSelection<M> {
    private final RoundRunner<M> rounds;
    private final List<String> names;
    private final long deadline;
    /** The calls that were seen to wait. */
    private final Set<String> kinds = new TreeSet<>();

    private final Map<CoverageGoal, CallPrefix> courses = new HashMap<>();
    private final Set<CoverageGoal> reached = new HashSet<>();
    /** What chosen courses come to if the last calls are made at once. */
    private final List<CallPrefix> rushes = new ArrayList<>();

    private boolean whole = true;

    CallSequenceSelection(RoundRunner<M> rounds, List<String> names, long deadline) {
        this.rounds = rounds;
        this.names = names;
        this.deadline = deadline;
    }

    CallSequenceSelection<M> make() {
        for (OutcomeVariability openness : List.of(OutcomeVariability.NONE, OutcomeVariability.AMONG_EQUALS)) {
            if (openness == OutcomeVariability.NONE || !withoutCourse().isEmpty()) {
                hasAllCourses(search(openness).run(this::hasAllCourses));
            }
        }
        if (!withoutCourse().isEmpty()) {
            CallSequenceSearch<M> last = search(OutcomeVariability.ANY).run(this::reachesAll);
            whole = reachesAll(last) || last.isWhole();
        }
        rush();
        return this;
    }

    private void rush() {
        CallSequenceSearch<M> search = search(OutcomeVariability.AMONG_EQUALS);
        Set<CoverageGoal> met = new HashSet<>();
        for (CallPrefix end : courses()) {
            search.rush(end).filter(rush -> met.addAll(atOnce(rush))).ifPresent(rushes::add);
        }
    }

    private List<CoverageGoal> atOnce(CallPrefix end) {
        return end.met(names).stream().filter(CoverageGoal::atOnce).toList();
    }

    private CallSequenceSearch<M> search(OutcomeVariability openness) {
        return new CallSequenceSearch<>(rounds, names, openness, deadline);
    }

    private boolean hasAllCourses(CallSequenceSearch<M> soFar) {
        kinds.addAll(soFar.kinds());
        withoutCourse().forEach(goal -> soFar.course(goal).ifPresent(end -> courses.put(goal, end)));
        return withoutCourse().isEmpty();
    }

    private boolean reachesAll(CallSequenceSearch<M> soFar) {
        kinds.addAll(soFar.kinds());
        withoutCourse().stream().filter(soFar::reaches).forEach(reached::add);
        return reached.containsAll(withoutCourse());
    }

    private List<CoverageGoal> all() {
        return CoverageGoal.all(names, kinds);
    }

    private List<CoverageGoal> withoutCourse() {
        return all().stream().filter(goal -> !courses.containsKey(goal)).toList();
    }

    /** Where the chosen courses end, short ones first. */
    List<CallPrefix> ends() {
        List<CallPrefix> ends = new ArrayList<>(courses());
        ends.addAll(rushes);
        return ends;
    }

    private List<CallPrefix> courses() {
        List<CallPrefix> chosen = new ArrayList<>();
        Set<CoverageGoal> left = new HashSet<>(courses.keySet());
        courses.entrySet().stream()
                .sorted(Comparator.comparingInt(entry -> all().indexOf(entry.getKey())))
                .map(Map.Entry::getValue)
                .sorted(Comparator.comparingInt(end -> -end.calls().size()))
                .forEach(end -> {
                    if (left.removeAll(end.met(names))) {
                        chosen.add(end);
                    }
                });
        chosen.sort(Comparator.comparingInt(end -> end.calls().size()));
        return chosen;
    }

    List<CoverageGoal> met() {
        List<CoverageGoal> met = new ArrayList<>(all());
        met.retainAll(courses.keySet());
        rushes.stream().flatMap(end -> atOnce(end).stream()).distinct().forEach(met::add);
        return met;
    }

    /** Goals that are met in some order only, or not by a course that comes to its end. */
    List<CoverageGoal> open() {
        return withoutCourse().stream().filter(reached::contains).toList();
    }

    List<CoverageGoal> unmet() {
        return withoutCourse().stream().filter(goal -> !reached.contains(goal)).toList();
    }

    /** Whether unmet goals were looked for everywhere. */
    boolean isWhole() {
        return whole;
    }
}
