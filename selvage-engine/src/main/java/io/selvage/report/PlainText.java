package io.selvage.report;

import java.util.Locale;
import java.util.stream.Collectors;

/** Texts of other people's (names, messages, paths) made fit for a report: they must not look like a part of it. */
public final class PlainText {
    private PlainText() {}

    /** Without line ends and other control characters: those are escapes, as in Java. */
    public static String onOneLine(String text) {
        StringBuilder line = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (isControl(c)) {
                line.append(escape(c));
            } else {
                line.append(c);
            }
        }
        return line.length() == text.length() ? text : line.toString();
    }

    /** With its lines, all but the first of them with an indent, and otherwise without control characters. */
    public static String indented(String text, int indent) {
        if (text.chars().noneMatch(c -> isControl((char) c))) {
            return text;
        }
        return text.lines()
                .map(line -> onOneLine(line.replace("\t", "    ")))
                .collect(Collectors.joining("\n" + " ".repeat(indent)))
                .replaceAll("(?m) +$", "");
    }

    /** As one word of a command for a shell. */
    public static String shellWord(String word) {
        return word.matches("[\\w./:=,@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    private static boolean isControl(char c) {
        return Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
    }

    private static String escape(char c) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> String.format(Locale.ROOT, "\\u%04x", (int) c);
        };
    }
}
