package io.selvage.monitor;

import io.selvage.options.Options;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Courses that exercise a monitor: how often each call waits, and how many of each kind wait when a call is made.
 *
 * @param type the monitor's class
 * @param arguments of its constructor, as Java has them
 * @param goals all that can be exercised by a course
 * @param open goals that can be met, but only in some order of the threads that are woken, or only where some call never completes
 * @param unmet goals that no sequence of calls meets
 * @param whole whether {@code unmet} was found by trying everything within the bounds (two threads with the same call waiting, twelve
 *     calls), or the search was given up before
 */
public record Courses(
        Class<?> type,
        String arguments,
        List<Course> courses,
        List<Goal> goals,
        List<Goal> open,
        List<Goal> unmet,
        boolean whole) {
    public Courses {
        courses = List.copyOf(courses);
        goals = List.copyOf(goals);
        open = List.copyOf(open);
        unmet = List.copyOf(unmet);
    }

    /**
     * One for each starting point of {@code spec}.
     *
     * @throws BadSpec if it cannot be explored, does something wrong, or has calls that are no source code
     */
    public static List<Courses> of(MonitorSpec<?> spec, Options options) {
        return MonitorExplorer.courses(spec, options);
    }

    static <M> Courses find(MonitorSpec<M> spec, int instance, Rounds<M> rounds, long deadline) {
        List<Utterance> calls = spec.calls().stream()
                .map(call -> Utterance.of(spec.type(), call))
                .toList();
        List<String> names = spec.calls().stream().map(Call::name).toList();
        CourseSearch<M> everything = new CourseSearch<>(rounds, names, Openness.ANY, deadline).run();
        List<Goal> possible = new ArrayList<>(Goal.all(names, everything.kinds()));
        List<Goal> unmet =
                possible.stream().filter(goal -> !everything.reaches(goal)).toList();
        possible.removeAll(unmet);
        Set<Goal> left = new LinkedHashSet<>(possible);
        List<Junction> chosen = new ArrayList<>();
        for (Openness openness : List.of(Openness.NONE, Openness.AMONG_EQUALS)) {
            if (!left.isEmpty()) {
                choose(new CourseSearch<>(rounds, names, openness, deadline).run(), left, chosen, names);
            }
        }
        chosen.sort(Comparator.comparingInt(end -> end.calls().size()));
        possible.removeAll(left);
        return new Courses(
                spec.type(),
                spec.construction(instance),
                chosen.stream().map(end -> Course.of(end, calls, names)).toList(),
                possible,
                List.copyOf(left),
                unmet,
                everything.isWhole());
    }

    /** Takes away from {@code left} what the courses added to {@code chosen} meet; long ones first, which meet more. */
    private static void choose(CourseSearch<?> search, Set<Goal> left, List<Junction> chosen, List<String> names) {
        List<Junction> ends = left.stream()
                .map(search::course)
                .flatMap(Optional::stream)
                .sorted(Comparator.comparingInt(end -> -end.calls().size()))
                .toList();
        for (Junction end : ends) {
            if (left.removeAll(end.met(names))) {
                chosen.add(end);
            }
        }
    }
}
