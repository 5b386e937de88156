package io.selvage.script.language;

/** Java code of a script, with typographic quotes replaced by plain ones; {@code offset} is where it begins. */
public record JavaFragment(String text, int offset) {
    private static final int MAX_LENGTH = 80;

    boolean isBlank() {
        return text.isBlank();
    }

    /** Without white space around it; the offset changes accordingly. */
    public JavaFragment stripped() {
        String tail = text.stripLeading();
        // A line comment at the end needs its line end.
        String both = tail.contains("//") ? tail : tail.stripTrailing();
        return new JavaFragment(both, offset + text.length() - tail.length());
    }

    /** On one line, for messages. */
    public String onOneLine() {
        String line = text.strip().replaceAll("\\s+", " ");
        line = line.endsWith(";") ? line.substring(0, line.length() - 1) : line;
        return line.length() <= MAX_LENGTH ? line : line.substring(0, MAX_LENGTH - 1) + "…";
    }
}
