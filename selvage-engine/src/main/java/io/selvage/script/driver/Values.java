package io.selvage.script.driver;

import java.util.Objects;

/** Whether two values are the same, and how messages show them. */
final class Values {
    private static final int MOST = 200;

    private Values() {}

    /** As Java's {@code ==} for numbers and characters of any type, element by element for arrays, by {@code equals} else. */
    static boolean same(Object actual, Object expected) {
        if (isIntegral(actual) && isIntegral(expected)) {
            return integral(actual) == integral(expected);
        }
        if (isNumeric(actual) && isNumeric(expected)) {
            return floating(actual) == floating(expected) || actual.equals(expected);
        }
        return Objects.deepEquals(actual, expected);
    }

    private static boolean isIntegral(Object value) {
        return value instanceof Integer
                || value instanceof Long
                || value instanceof Short
                || value instanceof Byte
                || value instanceof Character;
    }

    private static boolean isNumeric(Object value) {
        return isIntegral(value) || value instanceof Double || value instanceof Float;
    }

    private static long integral(Object value) {
        return value instanceof Character character ? character : ((Number) value).longValue();
    }

    private static double floating(Object value) {
        return value instanceof Character character ? character : ((Number) value).doubleValue();
    }

    static String show(Object value) {
        String text;
        if (value instanceof String string) {
            text = '"' + string + '"';
        } else if (value instanceof Character character) {
            text = "'" + character + "'";
        } else {
            // the outer brackets make room for any array, of objects or not
            text = java.util.Arrays.deepToString(new Object[] {value});
            text = text.substring(1, text.length() - 1);
        }
        return text.length() <= MOST ? text : text.substring(0, MOST - 1) + "…";
    }
}
