package io.selvage.monitor.spec;

import java.util.List;

/** Values as Java source has them. */
public final class JavaLiteral {
    private JavaLiteral() {}

    /** The empty string for what is no literal. */
    public static String of(Object value) {
        if (value == null || value instanceof Boolean || value instanceof Integer) {
            return String.valueOf(value);
        }
        if (value instanceof Long) {
            return value + "L";
        }
        if (value instanceof Byte || value instanceof Short) {
            return "(" + (value instanceof Byte ? "byte" : "short") + ") " + value;
        }
        if (value instanceof Double || value instanceof Float) {
            return floating((Number) value);
        }
        if (value instanceof Character character) {
            return "'" + escaped(character, '\'') + "'";
        }
        if (value instanceof String text) {
            return quoted(text);
        }
        return value instanceof Enum<?> constant ? ofType(constant.getDeclaringClass()) + "." + constant.name() : "";
    }

    /** In parentheses; the empty string if one of them is no literal. */
    public static String arguments(List<Object> values) {
        List<String> all = values.stream().map(JavaLiteral::of).toList();
        return all.contains("") ? "" : "(" + String.join(", ", all) + ")";
    }

    /** The name by which source can refer to {@code type}, or the nearest class above that has one. */
    public static String ofType(Class<?> type) {
        Class<?> named = type;
        while (named.getCanonicalName() == null) {
            named = named.getSuperclass();
        }
        return named.getCanonicalName();
    }

    private static String floating(Number value) {
        String type = value instanceof Float ? "Float" : "Double";
        double number = value.doubleValue();
        if (Double.isNaN(number)) {
            return type + ".NaN";
        }
        if (Double.isInfinite(number)) {
            return type + (number > 0 ? ".POSITIVE_INFINITY" : ".NEGATIVE_INFINITY");
        }
        return value instanceof Float ? value + "f" : value.toString();
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.chars().forEach(c -> quoted.append(escaped((char) c, '"')));
        return quoted.append('"').toString();
    }

    /** Other characters than those of ASCII are escaped: typographic quotes would be taken for plain ones. */
    private static String escaped(char c, char quote) {
        if (c == quote || c == '\\') {
            return "\\" + c;
        }
        // the compiler reads \\u before it looks for the ends of lines
        String format = c < ' ' ? "\\%03o" : c < 127 ? "%c" : "\\u%04x";
        return String.format(format, c < ' ' || c >= 127 ? (Object) (int) c : (Object) c);
    }
}
