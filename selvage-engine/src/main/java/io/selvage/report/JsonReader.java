package io.selvage.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what {@link JsonWriter} writes, or any other JSON of moderate size and depth. */
public final class JsonReader {
    private static final int DEEPEST = 200;

    private final String text;
    private int at;
    private int depth;

    private JsonReader(String text) {
        this.text = text;
    }

    /**
     * A {@link Map}, {@link List}, {@link String}, {@link Double}, {@link Boolean} or null.
     *
     * @throws IllegalArgumentException if it is not JSON; the message says where
     */
    public static Object read(String text) {
        JsonReader reader = new JsonReader(text);
        Object value = reader.value();
        reader.blanks();
        if (reader.at < text.length()) {
            throw reader.wrong("more text");
        }
        return value;
    }

    private Object value() {
        blanks();
        switch (peek()) {
            case '{':
                return object();
            case '[':
                return array();
            case '"':
                return string();
            case 't':
                return word("true", Boolean.TRUE);
            case 'f':
                return word("false", Boolean.FALSE);
            case 'n':
                return word("null", null);
            default:
                return number();
        }
    }

    private Map<String, Object> object() {
        Map<String, Object> members = new LinkedHashMap<>();
        enter();
        while (more('}', members.isEmpty())) {
            blanks();
            String name = string();
            blanks();
            expect(':');
            members.put(name, value());
        }
        return members;
    }

    private List<Object> array() {
        List<Object> elements = new ArrayList<>();
        enter();
        while (more(']', elements.isEmpty())) {
            elements.add(value());
        }
        return elements;
    }

    private void enter() {
        at++;
        if (++depth > DEEPEST) {
            throw wrong("too deep");
        }
    }

    /** Whether another element follows; passes what separates it from the last one. */
    private boolean more(char end, boolean isFirst) {
        blanks();
        if (peek() == end) {
            at++;
            depth--;
            return false;
        }
        if (!isFirst) {
            expect(',');
        }
        return true;
    }

    private String string() {
        expect('"');
        StringBuilder value = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            value.append(c == '\\' ? escaped() : c);
        }
        at++;
        return value.toString();
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'u' -> code();
            default -> c;
        };
    }

    private char code() {
        if (at + 4 > text.length()) {
            throw wrong("the end");
        }
        try {
            int code = Integer.parseInt(text.substring(at, at + 4), 16);
            at += 4;
            return (char) code;
        } catch (NumberFormatException e) {
            throw wrong("no character's number");
        }
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw wrong("an unknown word");
        }
        at += word.length();
        return value;
    }

    private Double number() {
        int from = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        try {
            return Double.valueOf(text.substring(from, at));
        } catch (NumberFormatException e) {
            throw wrong("no value");
        }
    }

    private void blanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw wrong("the end");
        }
        return text.charAt(at);
    }

    private void expect(char c) {
        if (peek() != c) {
            throw wrong("no '" + c + "'");
        }
        at++;
    }

    private IllegalArgumentException wrong(String found) {
        return new IllegalArgumentException("not JSON: " + found + " at character " + at);
    }
}
