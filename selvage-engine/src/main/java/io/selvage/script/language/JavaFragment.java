package io.selvage.script.language;

/** Java of a script, as it stands there but with plain quotes; {@code offset} is where it begins. */
public record JavaFragment(String text, int offset) {
    private static final int MAX_LENGTH = 80;

    public boolean isBlank() {
        return text.isBlank();
    }

    /** Without space around it, still knowing where it begins. */
    public JavaFragment stripped() {
        String tail = text.stripLeading();
        // a line comment at the end needs its line end
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
