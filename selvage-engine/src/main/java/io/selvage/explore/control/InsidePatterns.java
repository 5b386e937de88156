package io.selvage.explore.control;

import io.selvage.hooks.jdk.InsideClasses;
import io.selvage.hooks.jdk.InsideClasses.Refusal;
import io.selvage.hooks.jdk.InsideClasses.Selection;
import io.selvage.options.BadOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Which classes of the JDK are interleaved within, as {@code --inside} says. */
final class InsidePatterns {
    private static final String PACKAGE = "java.util.concurrent.";

    private InsidePatterns() {}

    /**
     * @return for people: what the patterns name and cannot be done
     * @throws BadOption if a pattern names nothing that can be done
     */
    static List<String> install(List<String> patterns) {
        Set<String> classes = new TreeSet<>();
        List<String> remarks = new ArrayList<>();
        for (String pattern : patterns) {
            Selection selection = InsideClasses.select(NamePatterns.any(List.of(pattern)));
            check(pattern, selection);
            classes.addAll(selection.classes());
            byReason(selection)
                    .forEach((reason, types) -> remarks.add("--inside " + pattern + ": calls on "
                            + String.join(", ", types) + " stay one step each: " + reason));
            if (!pattern.startsWith(PACKAGE)) {
                remarks.add("--inside " + pattern + ": only classes of java.util.concurrent are interleaved within");
            }
        }
        InsideClasses.set(classes);
        return remarks;
    }

    private static Map<String, List<String>> byReason(Selection selection) {
        return selection.refused().stream()
                .filter(refusal -> !refusal.isEmpty())
                .collect(Collectors.groupingBy(
                        Refusal::reason, TreeMap::new, Collectors.mapping(Refusal::type, Collectors.toList())));
    }

    private static void check(String pattern, Selection selection) {
        if (selection.matched() == 0) {
            throw new BadOption(
                    "--inside " + pattern,
                    "the JDK has no such class",
                    "name one of java.util.concurrent, as in --inside java.util.concurrent.ConcurrentLinkedDeque");
        }
        if (selection.classes().isEmpty()) {
            Refusal first = selection.refused().get(0);
            throw new BadOption(
                    "--inside " + pattern,
                    first.type() + " cannot be interleaved within: " + first.reason(),
                    "leave it out: calls on its objects are operations");
        }
    }
}
