package io.selvage.script.compile;

import io.selvage.script.language.JavaFragment;
import java.util.Map;
import java.util.TreeMap;

/** Puts a Java text together and remembers which parts of it come from where in the script. */
public final class SourceMappedWriter {
    private static final String INDENT = "    ";

    /** A stretch of script text within the Java text. */
    private record Span(int from, int length, int script) {}

    private final StringBuilder text = new StringBuilder();
    private final TreeMap<Integer, Span> spans = new TreeMap<>();
    private int depth;

    /** One line of our own. */
    public SourceMappedWriter line(String line) {
        return line.isEmpty() ? endLine() : beginLine().add(line).endLine();
    }

    public SourceMappedWriter beginLine() {
        text.append(INDENT.repeat(depth));
        return this;
    }

    public SourceMappedWriter add(String ours) {
        text.append(ours);
        return this;
    }

    public SourceMappedWriter add(JavaFragment code) {
        spans.put(text.length(), new Span(text.length(), code.text().length(), code.offset()));
        text.append(code.text());
        return this;
    }

    public SourceMappedWriter endLine() {
        text.append('\n');
        return this;
    }

    public SourceMappedWriter indent() {
        depth++;
        return this;
    }

    public SourceMappedWriter outdent() {
        depth--;
        return this;
    }

    /** The place in the script that a line of the Java text comes from, by offset. */
    public int scriptOffsetOfLine(int line) {
        int from = 0;
        for (int i = 1; i < line && from >= 0; i++) {
            from = text.indexOf("\n", from) + 1;
        }
        int end = text.indexOf("\n", from);
        Map.Entry<Integer, Span> within = spans.lowerEntry(end < 0 ? text.length() : end);
        return within == null ? 0 : scriptOffset(Math.max(from, within.getKey()));
    }

    /** Where in the script the character at {@code offset} comes from, or what stands next to it. */
    public int scriptOffset(int offset) {
        Map.Entry<Integer, Span> before = spans.floorEntry(offset);
        if (before == null) {
            return spans.isEmpty() ? 0 : spans.firstEntry().getValue().script();
        }
        Span span = before.getValue();
        return span.script() + Math.min(offset - span.from(), Math.max(0, span.length() - 1));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
