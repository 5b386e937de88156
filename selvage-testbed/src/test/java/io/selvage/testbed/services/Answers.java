package io.selvage.testbed.services;

import java.util.concurrent.Callable;

/** Prints what questions are answered with, in ASCII; an exception is an answer, too. */
final class Answers {
    private final String asker;
    private int count;

    Answers(String asker) {
        this.asker = asker;
    }

    void ask(String question, Callable<?> answer) {
        count++;
        System.out.println(asker + " " + question + " = " + ascii(answered(answer)));
    }

    int count() {
        return count;
    }

    private static String answered(Callable<?> answer) {
        try {
            return String.valueOf(answer.call());
        } catch (Exception | LinkageError failure) {
            return "throws " + failure;
        }
    }

    private static String ascii(String text) {
        StringBuilder plain = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (c >= ' ' && c <= '~') {
                plain.append(c);
            } else {
                plain.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
            }
        }
        return plain.toString();
    }
}
