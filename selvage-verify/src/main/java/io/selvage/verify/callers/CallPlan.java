package io.selvage.verify.callers;

import io.selvage.verify.component.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Which threads make which calls.
 *
 * @param before the numbers of calls that are made before the threads start
 * @param threads for each thread the numbers of its calls
 * @param components one, or two that the threads take in turn
 * @param aim what is to be seen
 */
public record CallPlan(List<Integer> before, List<List<Integer>> threads, int components, Aim aim) {
    /** What is to be seen. */
    public enum Aim {
        /** How calls disturb one another. */
        INTERFERENCE,
        /** Calls leave the component as they found it, so that nobody should wait for ever. */
        WHOLE_SESSIONS,
        /** Who disturbs a caller that looks at what a call has given it. */
        USED_RESULTS,
        /** Whom a call keeps waiting that reads input, if none comes. */
        NO_INPUT;

        /** Whether results are compared with those of the calls one at a time. */
        boolean comparesResults() {
            return this == INTERFERENCE || this == WHOLE_SESSIONS;
        }
    }

    /** So many orders of the calls are tried at most. */
    private static final int MOST_ORDERS = 24;

    public CallPlan {
        before = List.copyOf(before);
        threads = threads.stream().map(List::copyOf).toList();
    }

    /** As the program's arguments have it. */
    List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (List<Integer> calls : threads) {
            boolean isOther = components == 2 && texts.size() % 2 == 1;
            texts.add((isOther ? CallersTemplate.OTHER : "")
                    + (aim == Aim.USED_RESULTS ? CallersTemplate.USES : "")
                    + numbers(calls));
        }
        return texts;
    }

    private static String numbers(List<Integer> calls) {
        return calls.stream().map(String::valueOf).collect(Collectors.joining("."));
    }

    /** The calls before, as the program's arguments have them. */
    String beforeText() {
        return before.isEmpty() ? "" : numbers(before) + CallersTemplate.BEFORE;
    }

    /** The calls one at a time, in every order, as the program's arguments have it; none if there are too many. */
    List<String> turns() {
        List<String> orders = new ArrayList<>();
        addOrders("", threads.stream().map(List::size).toList(), orders);
        String plans = beforeText() + String.join("|", texts());
        return orders.size() > MOST_ORDERS
                ? List.of()
                : orders.stream().map(order -> plans + ":" + order).toList();
    }

    private static void addOrders(String begun, List<Integer> left, List<String> orders) {
        if (orders.size() > MOST_ORDERS) {
            return;
        }
        boolean isWhole = true;
        for (int i = 0; i < left.size(); i++) {
            if (left.get(i) > 0) {
                isWhole = false;
                List<Integer> fewer = new ArrayList<>(left);
                fewer.set(i, left.get(i) - 1);
                addOrders(begun + i, fewer, orders);
            }
        }
        if (isWhole) {
            orders.add(begun);
        }
    }

    /** As in {@code after open(): startRead(), endRead() | startWrite() of the other}. */
    String inWords(Component component) {
        List<String> words = new ArrayList<>();
        for (List<Integer> calls : threads) {
            boolean isOther = components == 2 && words.size() % 2 == 1;
            words.add(inWords(calls, component) + (isOther ? " of the other" : ""));
        }
        return (before.isEmpty() ? "" : "after " + inWords(before, component) + ": ") + String.join(" | ", words);
    }

    private static String inWords(List<Integer> calls, Component component) {
        return calls.stream().map(number -> component.all().get(number).text()).collect(Collectors.joining(", "));
    }

    List<String> methods(Component component) {
        return threads.stream()
                .flatMap(List::stream)
                .map(number -> component.all().get(number).name())
                .distinct()
                .toList();
    }
}
