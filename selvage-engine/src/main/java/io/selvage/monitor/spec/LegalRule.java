package io.selvage.monitor.spec;

import io.selvage.monitor.legal.CallHistory;
import io.selvage.monitor.legal.LegalCalls;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A rule as text, {@code "put(1) + 2*put(2) <= get(1) + 2*get(2) + 1"}: what is begun of the calls on the left is never
 * more than what is completed of those on the right, and the number.
 */
public record LegalRule(List<Term> left, List<Term> right, int allowance) implements LegalCalls {
    private static final Pattern TERM = Pattern.compile(
            "(?:(\\d{1,6})\\s*\\*\\s*)?((?:\\d+\\.)?[\\p{L}_$][\\w$]*)\\s*(\\(.*\\))?(?:\\s*=\\s*([^=]+))?");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");
    private static final String EXAMPLE = "write it as in \"endRead() <= startRead()\"";

    public LegalRule {
        left = List.copyOf(left);
        right = List.copyOf(right);
    }

    /**
     * @param call a method's name, or a call with its arguments
     * @param result counts only calls that returned this; the empty string for all
     */
    record Term(int factor, String call, String result) {
        @Override
        public String toString() {
            return (factor == 1 ? "" : factor + "*")
                    + (call.endsWith(")") ? call : call + "()")
                    + (result.isEmpty() ? "" : "=" + result);
        }

        int completed(CallHistory history) {
            return factor * (result.isEmpty() ? history.completed(call) : history.completed(call, result));
        }

        int begun(CallHistory history) {
            return factor * history.begun(call);
        }
    }

    /** Whether {@code text} is meant as a rule rather than as the name of a class. */
    public static boolean isRule(String text) {
        return text.contains("<");
    }

    /** @throws BadSpec if {@code text} is no rule */
    public static LegalRule parse(String text) {
        String[] sides = text.split("<=", -1);
        if (sides.length != 2) {
            throw bad(text);
        }
        List<Term> left = new ArrayList<>();
        List<Term> right = new ArrayList<>();
        int allowance = terms(sides[1], right, text);
        if (terms(sides[0], left, text) != 0 || left.isEmpty()) {
            throw bad(text);
        }
        if (left.stream().anyMatch(term -> !term.result().isEmpty())) {
            throw new BadSpec(
                    "the rule '" + text + "' asks for results of calls that are about to begin",
                    "ask for results on the right of <= only");
        }
        return new LegalRule(left, right, allowance);
    }

    /** Adds the terms of one side; answers with the sum of its numbers. */
    private static int terms(String side, List<Term> terms, String text) {
        int sum = 0;
        for (String part : side.split("\\+(?![^(]*\\))")) {
            String term = part.strip();
            Matcher matcher = TERM.matcher(term);
            if (NUMBER.matcher(term).matches()) {
                sum += Integer.parseInt(term);
            } else if (matcher.matches()) {
                terms.add(term(matcher));
            } else {
                throw bad(text);
            }
        }
        return sum;
    }

    private static Term term(Matcher matcher) {
        int factor = matcher.group(1) == null ? 1 : Integer.parseInt(matcher.group(1));
        String arguments = matcher.group(3) == null ? "()" : matcher.group(3);
        List<Object> values = CallText.arguments(arguments.substring(1, arguments.length() - 1));
        String call = matcher.group(2) + (values.isEmpty() ? "" : JavaLiteral.arguments(values));
        return new Term(
                factor, call, matcher.group(4) == null ? "" : matcher.group(4).strip());
    }

    private static BadSpec bad(String text) {
        return new BadSpec("'" + text + "' is no rule of use", EXAMPLE);
    }

    /** The calls that the rule names, as in {@code put(1)}, or a method's name alone. */
    public List<String> calls() {
        List<Term> all = new ArrayList<>(left);
        all.addAll(right);
        return all.stream().map(Term::call).distinct().toList();
    }

    @Override
    public boolean allows(String call, CallHistory history) {
        int weight = left.stream()
                .filter(term -> CallNames.matches(term.call(), call))
                .mapToInt(Term::factor)
                .sum();
        return weight == 0 || weight <= balance(history);
    }

    /** How much of the left side may still begin. */
    @Override
    public Object memory(CallHistory history) {
        return balance(history);
    }

    private int balance(CallHistory history) {
        return right.stream().mapToInt(term -> term.completed(history)).sum()
                + allowance
                - left.stream().mapToInt(term -> term.begun(history)).sum();
    }

    /** What {@link #memory} is, in words. */
    String balanceText() {
        return side(right) + (allowance == 0 ? "" : " + " + allowance) + " - "
                + (left.size() == 1 ? side(left) : "(" + side(left) + ")");
    }

    private static String side(List<Term> terms) {
        return terms.isEmpty() ? "0" : terms.stream().map(Term::toString).collect(Collectors.joining(" + "));
    }

    @Override
    public String toString() {
        String most =
                right.isEmpty() ? Integer.toString(allowance) : side(right) + (allowance == 0 ? "" : " + " + allowance);
        return side(left) + " <= " + most;
    }
}
