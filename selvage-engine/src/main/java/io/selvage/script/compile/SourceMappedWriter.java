package io.selvage.script.compile;

import io.selvage.script.language.JavaFragment;
import java.util.Map;
import java.util.TreeMap;

/** Builds Java source and records which parts of it come from where in the script. */
final class SourceMappedWriter {
    private static final String INDENT = "    ";

    /** A part of the Java source that comes from the script. */
    private record Span(int from, int length, int script) {}

    private final StringBuilder text = new StringBuilder();
    private final TreeMap<Integer, Span> spans = new TreeMap<>();
    private int depth;

    /** A line that does not come from the script. */
    SourceMappedWriter line(String line) {
        return line.isEmpty() ? endLine() : beginLine().add(line).endLine();
    }

    SourceMappedWriter beginLine() {
        text.append(INDENT.repeat(depth));
        return this;
    }

    SourceMappedWriter add(String generated) {
        text.append(generated);
        return this;
    }

    SourceMappedWriter add(JavaFragment code) {
        spans.put(text.length(), new Span(text.length(), code.text().length(), code.offset()));
        text.append(code.text());
        return this;
    }

    SourceMappedWriter endLine() {
        text.append('\n');
        return this;
    }

    SourceMappedWriter indent() {
        depth++;
        return this;
    }

    SourceMappedWriter outdent() {
        depth--;
        return this;
    }

    /** The offset in the script that a line of the Java source comes from. */
    int scriptOffsetOfLine(int line) {
        int from = 0;
        for (int i = 1; i < line && from >= 0; i++) {
            from = text.indexOf("\n", from) + 1;
        }
        int end = text.indexOf("\n", from);
        Map.Entry<Integer, Span> within = spans.lowerEntry(end < 0 ? text.length() : end);
        return within == null ? 0 : scriptOffset(Math.max(from, within.getKey()));
    }

    /** The offset in the script that the character at {@code offset}, or the nearest one before it, comes from. */
    int scriptOffset(int offset) {
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
