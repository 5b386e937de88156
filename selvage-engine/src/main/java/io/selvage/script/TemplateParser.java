package io.selvage.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads the templates of a thread's code: parts of Java between {@code #}, up to {@code #end}. */
final class TemplateParser {
    private static final Set<String> COMMANDS = Set.of(
            "ticktime",
            "cut",
            "conditions",
            "top",
            "shared",
            "begin",
            "test",
            "tick",
            "thread",
            "excmonitor",
            "valuecheck");

    private final Cursor cursor;
    private final Problems problems;

    TemplateParser(Cursor cursor, Problems problems) {
        this.cursor = cursor;
        this.problems = problems;
    }

    Optional<Piece> watched(int from) {
        List<Code> parts = parts("excMonitor", from);
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        if (parts.size() > 2 || hasBlank(parts)) {
            problems.add(from, "expected '#excMonitor call; #end' or '#excMonitor call; # Exception #end'");
            return Optional.empty();
        }
        return Optional.of(new Piece.Watched(parts.get(0), second(parts, 1), from));
    }

    Optional<Piece> compared(int from) {
        List<Code> parts = parts("valueCheck", from);
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        if (parts.size() < 2 || parts.size() > 3 || hasBlank(parts)) {
            problems.add(
                    from,
                    "expected '#valueCheck expression # expected #end' or '#valueCheck expression # expected # Comparator #end'");
            return Optional.empty();
        }
        return Optional.of(new Piece.Compared(parts.get(0), parts.get(1), second(parts, 2), from));
    }

    private static boolean hasBlank(List<Code> parts) {
        return parts.stream().anyMatch(Code::isBlank);
    }

    private static Optional<Code> second(List<Code> parts, int index) {
        return parts.size() > index ? Optional.of(parts.get(index)) : Optional.empty();
    }

    /** Empty if the template is not closed. */
    private List<Code> parts(String template, int from) {
        List<Code> parts = new ArrayList<>();
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
            // a separator; what follows it directly belongs to the next part
            cursor.back(cursor.at() + 1);
        }
    }
}
