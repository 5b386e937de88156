package io.selvage.replay;

import java.util.Arrays;

/**
 * Run-length code of choices: a letter stands for 0 to 25, {@code _n_} for any other number, and digits behind either
 * for how often it comes. {@code aaaab} is {@code a4b}.
 */
final class ScheduleCode {
    /** Longer than any practical execution, short enough for memory. */
    private static final int MOST = 100_000_000;

    private ScheduleCode() {}

    static String encode(int[] choices) {
        StringBuilder text = new StringBuilder();
        for (int from = 0, to; from < choices.length; from = to) {
            to = from + 1;
            while (to < choices.length && choices[to] == choices[from]) {
                to++;
            }
            symbol(text, choices[from]);
            if (to - from > 1) {
                text.append(to - from);
            }
        }
        return text.toString();
    }

    private static void symbol(StringBuilder text, int choice) {
        if (choice < 26) {
            text.append((char) ('a' + choice));
        } else {
            text.append('_').append(choice).append('_');
        }
    }

    /** @throws IllegalArgumentException if {@code text} is no such code */
    static int[] decode(String text) {
        int[] choices = new int[16];
        int length = 0;
        int at = 0;
        while (at < text.length()) {
            int afterSymbol = symbolEnd(text, at);
            int choice = parseChoice(text, at, afterSymbol);
            at = digitsEnd(text, afterSymbol);
            int times = at == afterSymbol ? 1 : Integer.parseInt(text.substring(afterSymbol, at));
            if (times > MOST - length) {
                throw new IllegalArgumentException("too long");
            }
            if (length + times > choices.length) {
                choices = Arrays.copyOf(choices, Math.max(length + times, length * 2));
            }
            Arrays.fill(choices, length, length + times, choice);
            length += times;
        }
        return Arrays.copyOf(choices, length);
    }

    private static int symbolEnd(String text, int at) {
        return text.charAt(at) == '_' ? text.indexOf('_', at + 1) + 1 : at + 1;
    }

    private static int parseChoice(String text, int from, int to) {
        char first = text.charAt(from);
        if (first >= 'a' && first <= 'z') {
            return first - 'a';
        }
        if (first != '_' || to == 0 || digitsEnd(text, from + 1) != to - 1) {
            throw new IllegalArgumentException("no pick at " + from);
        }
        return Integer.parseInt(text.substring(from + 1, to - 1));
    }

    private static int digitsEnd(String text, int from) {
        int to = from;
        while (to < text.length() && text.charAt(to) >= '0' && text.charAt(to) <= '9') {
            to++;
        }
        return to;
    }
}
