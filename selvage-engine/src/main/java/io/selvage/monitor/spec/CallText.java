package io.selvage.monitor.spec;

import java.util.ArrayList;
import java.util.List;

/**
 * Calls and arguments as users write them: {@code deposit(1)}, {@code 3, "text", 'c', true, null}.
 *
 * @param method the empty string for arguments alone
 */
public record CallText(String method, List<Object> args) {
    /** @throws BadSpec if {@code text} is no call */
    public static CallText parse(String text) {
        String call = text.strip();
        int open = call.indexOf('(');
        String method = open < 0 ? call : call.substring(0, open).strip();
        if (!isName(method) || open >= 0 && !call.endsWith(")")) {
            throw new BadSpec("'" + text + "' is no call", "write a method and its arguments, as in deposit(1)");
        }
        String args = open < 0 ? "" : call.substring(open + 1, call.length() - 1);
        return new CallText(method, arguments(args));
    }

    /** @throws BadSpec if one of them is no literal */
    public static List<Object> arguments(String text) {
        List<Object> args = new ArrayList<>();
        if (!text.isBlank()) {
            for (String literal : split(text)) {
                args.add(literal(literal.strip(), text));
            }
        }
        return args;
    }

    private static boolean isName(String text) {
        return !text.isEmpty()
                && Character.isJavaIdentifierStart(text.charAt(0))
                && text.chars().allMatch(Character::isJavaIdentifierPart);
    }

    /** Splits at commas outside of quotes. */
    private static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ',' && quote == 0) {
                parts.add(part.toString());
                part.setLength(0);
                continue;
            }
            part.append(c);
            if (c == '\\' && quote != 0 && i + 1 < text.length()) {
                part.append(text.charAt(++i));
            } else if (c == quote) {
                quote = 0;
            } else if (quote == 0 && (c == '"' || c == '\'')) {
                quote = c;
            }
        }
        parts.add(part.toString());
        return parts;
    }

    private static Object literal(String text, String whole) {
        switch (text) {
            case "true":
                return true;
            case "false":
                return false;
            case "null":
                return null;
            default:
                Object value =
                        isQuoted(text, '"') ? unquoted(text) : isQuoted(text, '\'') ? character(text) : number(text);
                if (value == null) {
                    throw new BadSpec(
                            "'" + text + "' in (" + whole + ") is no literal",
                            "give numbers, true, false, null, 'c' or \"text\"");
                }
                return value;
        }
    }

    private static boolean isQuoted(String text, char quote) {
        return text.length() >= 2 && text.charAt(0) == quote && text.charAt(text.length() - 1) == quote;
    }

    private static String unquoted(String text) {
        return text.substring(1, text.length() - 1).translateEscapes();
    }

    private static Character character(String text) {
        String inside = unquoted(text);
        return inside.length() == 1 ? inside.charAt(0) : null;
    }

    /** Null if {@code text} is no number. */
    private static Number number(String text) {
        try {
            String digits = text.replace("_", "");
            char last = digits.isEmpty() ? ' ' : Character.toLowerCase(digits.charAt(digits.length() - 1));
            String body = digits.isEmpty() ? "" : digits.substring(0, digits.length() - 1);
            if (last == 'l') {
                return Long.decode(body);
            }
            boolean isHex = digits.startsWith("0x") || digits.startsWith("-0x");
            if (!isHex && last == 'f') {
                return Float.valueOf(body);
            }
            if (!isHex
                    && (last == 'd'
                            || digits.contains(".")
                            || digits.toLowerCase().contains("e"))) {
                return Double.valueOf(digits);
            }
            long value = Long.decode(digits);
            return value == (int) value ? (Number) (int) value : (Number) value;
        } catch (NumberFormatException none) {
            return null;
        }
    }
}
