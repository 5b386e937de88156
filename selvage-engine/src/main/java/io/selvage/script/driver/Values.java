package io.selvage.script.driver;

import java.util.Arrays;
import java.util.Objects;

/** Compares values, and shows them in messages. */
final class Values {
    private static final int MAX_LENGTH = 200;

    private Values() {}

    /** Compares numbers and characters of any type like {@code ==}, arrays by element, other values by {@code equals}. */
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

    /** Whether {@code value} is a whole number that is not negative, as ticks are. */
    static boolean isTick(Object value) {
        return isIntegral(value) && !(value instanceof Character) && integral(value) >= 0;
    }

    static long integral(Object value) {
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
            // wrapped, so that arrays of any type can be shown
            text = Arrays.deepToString(new Object[] {value});
            text = text.substring(1, text.length() - 1);
        }
        return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH - 1) + "…";
    }
}
