package io.selvage.script.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Collects what is wrong with a script. */
public final class ProblemCollector {
    private static final int MAX_NAMES = 30;

    private final SourceText source;
    private final List<Problem> found = new ArrayList<>();

    public ProblemCollector(SourceText source) {
        this.source = source;
    }

    public void add(int offset, String message) {
        found.add(new Problem(source.position(offset), message));
    }

    /** A command that does not exist, or not here. */
    public void unknownCommand(int offset, String name, List<String> possible) {
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

    public List<Problem> list() {
        return List.copyOf(found);
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    public void addAll(ProblemCollector others) {
        found.addAll(others.found);
    }

    public BadScript exception() {
        return new BadScript(source.file(), found);
    }

    public static String list(List<String> names) {
        String all = String.join(", ", names.subList(0, Math.min(names.size(), MAX_NAMES)));
        return names.size() > MAX_NAMES ? all + ", …" : all;
    }

    public static boolean isIdentifier(String name) {
        return javax.lang.model.SourceVersion.isName(name) && name.indexOf('.') < 0;
    }
}
