package io.selvage.script.generate;

import io.selvage.explore.Verdict;
import io.selvage.model.Finding;
import io.selvage.monitor.Course;
import io.selvage.monitor.Courses;
import io.selvage.monitor.Goal;
import io.selvage.script.ScriptResult;
import io.selvage.script.SequenceReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells courses that pass from those that do not. */
final class Sieve {
    private Sieve() {}

    /** The courses without those that did not pass in every order; empty if all did. */
    static Optional<Courses> passing(Courses courses, ScriptResult result) {
        if (result.verdict() == Verdict.PASSED) {
            return Optional.empty();
        }
        List<Course> passing = new ArrayList<>();
        for (SequenceReport report : result.sequences()) {
            if (report.findings().isEmpty() && report.exhaustive()) {
                passing.add(courses.courses().get(report.number() - 1));
            }
        }
        // nothing to blame a single one for, such as a fault
        return Optional.of(with(courses, passing.size() == courses.courses().size() ? List.of() : passing));
    }

    /** The first thing that went wrong. */
    static String reason(ScriptResult result) {
        return result.result().findings().stream()
                .findFirst()
                .map(Finding::message)
                .orElse(
                        result.result().fault().isEmpty()
                                ? "there was no time"
                                : result.result().fault());
    }

    private static Courses with(Courses courses, List<Course> passing) {
        List<Goal> goals = new ArrayList<>(courses.goals());
        List<Goal> open = new ArrayList<>(courses.open());
        for (Goal goal : courses.goals()) {
            if (passing.stream().noneMatch(course -> course.goals().contains(goal))) {
                goals.remove(goal);
                open.add(goal);
            }
        }
        return new Courses(courses.type(), courses.arguments(), passing, goals, open, courses.unmet(), courses.whole());
    }
}
