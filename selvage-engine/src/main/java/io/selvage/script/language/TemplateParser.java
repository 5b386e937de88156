package io.selvage.script.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Parses templates in a thread's code: Java fragments separated by {@code #}, up to {@code #end}. */
final class TemplateParser {
    private static final Set<String> COMMANDS = Set.of(
            "ticktime",
            "cut",
            "conditions",
            "top",
            "shared",
            "begin",
            "test",
            "deadlock",
            "tick",
            "thread",
            "excmonitor",
            "excmon",
            "valuecheck",
            "valcheck");

    private final Cursor cursor;
    private final ProblemCollector problems;

    TemplateParser(Cursor cursor, ProblemCollector problems) {
        this.cursor = cursor;
        this.problems = problems;
    }

    Optional<Statement> exceptionMonitor(int from) {
        List<JavaFragment> parts = parts("excMonitor", from);
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        if (parts.size() > 2 || hasBlank(parts)) {
            problems.add(from, "expected '#excMonitor call; #end' or '#excMonitor call; # Exception #end'");
            return Optional.empty();
        }
        return Optional.of(new Statement.ExceptionMonitor(parts.get(0), second(parts, 1), from));
    }

    Optional<Statement> valueCheck(int from) {
        List<JavaFragment> parts = parts("valueCheck", from);
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        if (parts.size() < 2 || parts.size() > 3 || hasBlank(parts)) {
            problems.add(
                    from,
                    "expected '#valueCheck expression # expected #end' or"
                            + " '#valueCheck expression # expected # Comparator #end'");
            return Optional.empty();
        }
        return Optional.of(new Statement.ValueCheck(parts.get(0), parts.get(1), second(parts, 2), from));
    }

    /** Moves past an {@code #end} on this line, if there is one: it belongs to an unknown command. */
    void skipOnLine() {
        int from = cursor.offset();
        int end = cursor.line().text().indexOf("#end");
        cursor.moveTo(end < 0 ? from : cursor.offset());
    }

    private static boolean hasBlank(List<JavaFragment> parts) {
        return parts.stream().anyMatch(JavaFragment::isBlank);
    }

    private static Optional<JavaFragment> second(List<JavaFragment> parts, int index) {
        return parts.size() > index ? Optional.of(parts.get(index)) : Optional.empty();
    }

    /** Empty if the template is not closed. */
    private List<JavaFragment> parts(String template, int from) {
        List<JavaFragment> parts = new ArrayList<>();
        while (true) {
            parts.add(cursor.java().stripped());
            String name = cursor.isAtEnd() ? "" : cursor.peekCommand();
            if (cursor.isAtEnd() || COMMANDS.contains(name.toLowerCase(Locale.ROOT))) {
                problems.add(
                        from,
                        "#" + template + " is not closed, expected #end before "
                                + (cursor.isAtEnd() ? "the end of the file" : "#" + name));
                return List.of();
            }
            if (name.equals("end")) {
                cursor.skipCommand();
                return parts;
            }
            // A separator; what follows belongs to the next part.
            cursor.moveTo(cursor.offset() + 1);
        }
    }
}
