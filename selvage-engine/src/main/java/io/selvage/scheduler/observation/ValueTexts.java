package io.selvage.scheduler.observation;

import io.selvage.scheduler.Execution;
import io.selvage.scheduler.ShadowObject;

/** Values as text. Calls no method that a program can define. */
final class ValueTexts {
    private static final int LONGEST_STRING = 30;

    private ValueTexts() {}

    static String of(Object value, Execution execution, ObjectNames names) {
        if (value == null) {
            return "null";
        }
        if (value instanceof String text) {
            return quoted(text);
        }
        if (value instanceof Character character) {
            return "'" + escaped(character) + "'";
        }
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        if (value instanceof VariableReader.Size size) {
            return "size " + size.elements();
        }
        if (value instanceof MapEntry entry) {
            String key = of(entry.key(), execution, names);
            return "entry " + (entry.isThere() ? key + " = " + of(entry.value(), execution, names) : "no " + key);
        }
        return isNumber(value) ? value.toString() : object(value, execution, names);
    }

    /** Or true or false. */
    static boolean isNumber(Object value) {
        return value instanceof Boolean
                || value instanceof Integer
                || value instanceof Long
                || value instanceof Short
                || value instanceof Byte
                || value instanceof Float
                || value instanceof Double;
    }

    private static String object(Object value, Execution execution, ObjectNames names) {
        ShadowObject shadow = execution.objects.findAnywhere(value);
        String known = shadow == null ? "" : names.of(shadow.id());
        return known.isEmpty() ? names.ofUnmet(value) : known;
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        int end = Math.min(text.length(), LONGEST_STRING);
        for (int i = 0; i < end; i++) {
            quoted.append(escaped(text.charAt(i)));
        }
        return quoted.append(end < text.length() ? "…\"" : "\"").toString();
    }

    private static String escaped(char character) {
        return switch (character) {
            case '\n' -> "\\n";
            case '\t' -> "\\t";
            case '\r' -> "\\r";
            case '"' -> "\\\"";
            case '\\' -> "\\\\";
            default ->
                Character.isISOControl(character)
                        ? String.format("\\u%04x", (int) character)
                        : String.valueOf(character);
        };
    }
}
