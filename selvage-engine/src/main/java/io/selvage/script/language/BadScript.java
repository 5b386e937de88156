package io.selvage.script.language;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** A script cannot be used. Has all its problems, in the order of the text. */
public final class BadScript extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    public BadScript(String file, List<Problem> problems) {
        super(text(file, sorted(problems)));
        this.problems = sorted(problems);
    }

    private static List<Problem> sorted(List<Problem> problems) {
        return problems.stream()
                .distinct()
                .sorted(Comparator.comparing(Problem::at))
                .toList();
    }

    private static String text(String file, List<Problem> problems) {
        return problems.stream()
                .map(problem -> file + ":" + problem.at() + ": " + problem.message())
                .collect(Collectors.joining("\n"));
    }

    public List<Problem> problems() {
        return problems;
    }
}
