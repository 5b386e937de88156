package io.selvage.script.language;

import java.util.ArrayList;
import java.util.List;

/** Moves through a script's text; knows comments and Java's literals, nothing of blocks. */
public final class Cursor {
    private static final String SINGLE_QUOTES = "'\u2018\u2019";
    private static final String DOUBLE_QUOTES = "\"\u201c\u201d";

    private final String text;
    private final List<Integer> unclosed = new ArrayList<>();
    private int at;

    public Cursor(String text) {
        this.text = text;
    }

    public int offset() {
        return at;
    }

    void moveTo(int to) {
        at = to;
    }

    public boolean isAtEnd() {
        return at >= text.length();
    }

    public boolean isAt(char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    /** Past white space and comments. */
    public void skipWhitespaceAndComments() {
        while (!isAtEnd()) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
            } else if (!skipComment()) {
                return;
            }
        }
    }

    /** Past blanks of this line. */
    void skipSpaces() {
        while (!isAtEnd() && text.charAt(at) != '\n' && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private boolean skipComment() {
        if (text.startsWith("//", at)) {
            at = lineEnd();
            return true;
        }
        if (text.startsWith("/*", at)) {
            int end = text.indexOf("*/", at + 2);
            at = end < 0 ? text.length() : end + 2;
            return true;
        }
        return false;
    }

    private int lineEnd() {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end;
    }

    /** The word behind a {@code #} at the cursor, without moving: empty for a bare one. */
    public String peekCommand() {
        int end = at + 1;
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        return text.substring(at + 1, end);
    }

    public void skipCommand() {
        at += 1 + peekCommand().length();
    }

    /** The next word of this line, up to a blank; empty at the line's end or a comment. */
    public String word() {
        skipSpaces();
        int from = at;
        while (!isAtEnd() && !Character.isWhitespace(text.charAt(at)) && !text.startsWith("//", at)) {
            at++;
        }
        return text.substring(from, at);
    }

    /** The rest of the line, comments left out, as Java. */
    public JavaFragment line() {
        skipSpaces();
        int from = at;
        StringBuilder code = new StringBuilder();
        int end = lineEnd();
        int before = unclosed.size();
        while (at < end && !text.startsWith("//", at)) {
            copy(code);
        }
        // may be prose, in which an apostrophe opens nothing
        unclosed.subList(before, unclosed.size()).clear();
        at = end;
        return new JavaFragment(code.toString().stripTrailing(), from);
    }

    /** What stands between angle brackets on this line; null if there is nothing of the kind. */
    String bracketed() {
        skipSpaces();
        if (isAtEnd() || "<\u2329\u3008\u27e8".indexOf(text.charAt(at)) < 0) {
            return null;
        }
        int end = at + 1;
        while (end < lineEnd() && ">\u232a\u3009\u27e9".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        String inside = text.substring(at + 1, end).strip();
        at = Math.min(end + 1, text.length());
        return inside;
    }

    /** Java up to the next {@code #} that is not in a literal or comment. */
    JavaFragment java() {
        int from = at;
        StringBuilder code = new StringBuilder();
        while (!isAtEnd() && text.charAt(at) != '#') {
            copy(code);
        }
        return new JavaFragment(code.toString(), from);
    }

    /** One character, or a whole literal or comment. */
    private void copy(StringBuilder code) {
        int from = at;
        if (skipComment()) {
            code.append(text, from, at);
        } else if (text.startsWith("\"\"\"", at)) {
            int end = text.indexOf("\"\"\"", at + 3);
            at = end < 0 ? text.length() : end + 3;
            code.append(text, from, at);
        } else if (DOUBLE_QUOTES.indexOf(text.charAt(at)) >= 0) {
            literal(code, DOUBLE_QUOTES, '"');
        } else if (SINGLE_QUOTES.indexOf(text.charAt(at)) >= 0) {
            literal(code, SINGLE_QUOTES, '\'');
        } else {
            code.append(text.charAt(at++));
        }
    }

    /** A literal in plain or typographic quotes; one that does not end on its line is left for the compiler. */
    private void literal(StringBuilder code, String quotes, char plain) {
        int from = at;
        boolean typographic = text.charAt(at++) != plain;
        code.append(plain);
        int end = lineEnd();
        while (at < end) {
            char c = text.charAt(at++);
            if (c == plain || typographic && quotes.indexOf(c) >= 0) {
                code.append(plain);
                return;
            }
            code.append(typographic ? plain(c) : c);
            if (c == '\\' && at < end) {
                char escaped = text.charAt(at++);
                code.append(typographic && quotes.indexOf(escaped) >= 0 ? plain : escaped);
            }
        }
        unclosed.add(from);
    }

    /** Where literals begin that have no end, in Java code so far. */
    public List<Integer> unclosed() {
        return unclosed;
    }

    /** Whoever set a literal in typographic quotes has set those inside of it the same way. */
    private static char plain(char c) {
        return SINGLE_QUOTES.indexOf(c) >= 0 ? '\'' : DOUBLE_QUOTES.indexOf(c) >= 0 ? '"' : c;
    }
}
