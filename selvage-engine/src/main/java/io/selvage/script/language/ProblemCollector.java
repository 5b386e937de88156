package io.selvage.script.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Collects the problems of a script. */
final class ProblemCollector {
    private static final int MAX_NAMES = 30;

    private final SourceText source;
    private final List<Problem> found = new ArrayList<>();

    ProblemCollector(SourceText source) {
        this.source = source;
    }

    void add(int offset, String message) {
        found.add(new Problem(source.position(offset), message));
    }

    /** Adds that a command does not exist, or not here. */
    void unknownCommand(int offset, String name, List<String> possible) {
        String like = possible.stream()
                .filter(word -> word.toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .map(word -> "did you mean #" + word + "? ")
                .orElse("");
        add(offset, "unknown command #" + name + "; " + like + "expected one of #" + String.join(", #", possible));
    }

    int line(int offset) {
        return source.line(offset);
    }

    List<Problem> list() {
        return List.copyOf(found);
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    void addAll(ProblemCollector others) {
        found.addAll(others.found);
    }

    BadScript exception() {
        return new BadScript(source.file(), found);
    }

    static String list(List<String> names) {
        String all = String.join(", ", names.subList(0, Math.min(names.size(), MAX_NAMES)));
        return names.size() > MAX_NAMES ? all + ", …" : all;
    }

    static boolean isIdentifier(String name) {
        return javax.lang.model.SourceVersion.isName(name) && name.indexOf('.') < 0;
    }
}
