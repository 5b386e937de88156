package io.selvage.monitor;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Chooses few courses that meet many goals: the ones with a single outcome first. */
final class CourseChoice<M> {
    private final Rounds<M> rounds;
    private final List<String> names;
    private final long deadline;
    /** The calls that were seen to wait. */
    private final Set<String> kinds = new TreeSet<>();

    private final Map<Goal, Junction> courses = new HashMap<>();
    private final Set<Goal> reached = new HashSet<>();
    /** What chosen courses come to if the last calls are made at once. */
    private final List<Junction> rushes = new ArrayList<>();

    private boolean whole = true;

    CourseChoice(Rounds<M> rounds, List<String> names, long deadline) {
        this.rounds = rounds;
        this.names = names;
        this.deadline = deadline;
    }

    CourseChoice<M> make() {
        for (Openness openness : List.of(Openness.NONE, Openness.AMONG_EQUALS)) {
            if (openness == Openness.NONE || !withoutCourse().isEmpty()) {
                hasAllCourses(search(openness).run(this::hasAllCourses));
            }
        }
        if (!withoutCourse().isEmpty()) {
            CourseSearch<M> last = search(Openness.ANY).run(this::reachesAll);
            whole = reachesAll(last) || last.isWhole();
        }
        rush();
        return this;
    }

    private void rush() {
        CourseSearch<M> search = search(Openness.AMONG_EQUALS);
        Set<Goal> met = new HashSet<>();
        for (Junction end : courses()) {
            search.rush(end).filter(rush -> met.addAll(atOnce(rush))).ifPresent(rushes::add);
        }
    }

    private List<Goal> atOnce(Junction end) {
        return end.met(names).stream().filter(Goal::atOnce).toList();
    }

    private CourseSearch<M> search(Openness openness) {
        return new CourseSearch<>(rounds, names, openness, deadline);
    }

    private boolean hasAllCourses(CourseSearch<M> soFar) {
        kinds.addAll(soFar.kinds());
        withoutCourse().forEach(goal -> soFar.course(goal).ifPresent(end -> courses.put(goal, end)));
        return withoutCourse().isEmpty();
    }

    private boolean reachesAll(CourseSearch<M> soFar) {
        kinds.addAll(soFar.kinds());
        withoutCourse().stream().filter(soFar::reaches).forEach(reached::add);
        return reached.containsAll(withoutCourse());
    }

    private List<Goal> all() {
        return Goal.all(names, kinds);
    }

    private List<Goal> withoutCourse() {
        return all().stream().filter(goal -> !courses.containsKey(goal)).toList();
    }

    /** Where the chosen courses end, short ones first. */
    List<Junction> ends() {
        List<Junction> ends = new ArrayList<>(courses());
        ends.addAll(rushes);
        return ends;
    }

    private List<Junction> courses() {
        List<Junction> chosen = new ArrayList<>();
        Set<Goal> left = new HashSet<>(courses.keySet());
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

    List<Goal> met() {
        List<Goal> met = new ArrayList<>(all());
        met.retainAll(courses.keySet());
        rushes.stream().flatMap(end -> atOnce(end).stream()).distinct().forEach(met::add);
        return met;
    }

    /** Goals that are met in some order only, or not by a course that comes to its end. */
    List<Goal> open() {
        return withoutCourse().stream().filter(reached::contains).toList();
    }

    List<Goal> unmet() {
        return withoutCourse().stream().filter(goal -> !reached.contains(goal)).toList();
    }

    /** Whether unmet goals were looked for everywhere. */
    boolean isWhole() {
        return whole;
    }
}
