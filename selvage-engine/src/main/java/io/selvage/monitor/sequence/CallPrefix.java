package io.selvage.monitor.sequence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The beginning of a call sequence, or all of one.
 *
 * @param calls its calls, one for each round; only the last round may have two
 * @param outcomes the possible outcomes
 * @param waiterGoals the goals it meets that are about waiting threads at a call
 */
record CallPrefix(List<Integer> calls, List<RoundOutcome> outcomes, Set<CoverageGoal> waiterGoals) {
    /**
     * What further calls depend on.
     *
     * @param fields the values of the state fields
     * @param waiting for each waiting thread its call, site and number of waits
     */
    record Key(List<Object> fields, List<String> waiting) {
        boolean hasNoWaiters() {
            return waiting.isEmpty();
        }
    }

    static CallPrefix start(RoundRunner<?> rounds) {
        return new CallPrefix(List.of(), rounds.start(), Set.of());
    }

    /** With one more call, whose outcomes are {@code next}; {@code names} are the names of all calls. */
    CallPrefix append(int call, List<RoundOutcome> next, List<String> names) {
        List<Integer> all = new ArrayList<>(calls);
        all.add(call);
        Set<CoverageGoal> goals = new LinkedHashSet<>(waiterGoals);
        Map<Integer, Integer> waiting = waiting();
        for (int kind = 0; kind < names.size(); kind++) {
            goals.add(CoverageGoal.among(names.get(call), names.get(kind), waiting.getOrDefault(kind, 0)));
        }
        return new CallPrefix(all, next, goals);
    }

    /** With one more call made by two threads at once, whose outcomes are {@code next}. */
    CallPrefix appendTwice(int call, List<RoundOutcome> next, List<String> names) {
        List<Integer> all = new ArrayList<>(calls);
        all.addAll(List.of(call, call));
        Set<CoverageGoal> goals = new LinkedHashSet<>(waiterGoals);
        waiting().forEach((kind, count) -> goals.add(CoverageGoal.atOnce(names.get(call), names.get(kind), count)));
        return new CallPrefix(all, next, goals);
    }

    /** By call, how many threads wait. */
    Map<Integer, Integer> waiting() {
        Map<Integer, Integer> counts = new TreeMap<>();
        outcomes.get(0).waiting().forEach(call -> counts.merge(call.call(), 1, Integer::sum));
        return counts;
    }

    boolean hasNoWaiters() {
        return outcomes.get(0).waiting().isEmpty();
    }

    boolean timed() {
        return outcomes.stream().anyMatch(RoundOutcome::timed);
    }

    /** The goals that it meets in every order. */
    Set<CoverageGoal> met(List<String> names) {
        Set<CoverageGoal> met = waits(outcomes.get(0), names);
        outcomes.forEach(outcome -> met.retainAll(waits(outcome, names)));
        met.addAll(waiterGoals);
        return met;
    }

    private static Set<CoverageGoal> waits(RoundOutcome outcome, List<String> names) {
        Set<CoverageGoal> met = new HashSet<>();
        for (CallOutcome call : outcome.callOutcomes()) {
            if (!call.isWaiting()) {
                met.add(CoverageGoal.waits(names.get(call.call()), call.waits()));
            }
        }
        return met;
    }

    /** Equal for prefixes after which the same can happen, as far as the state shows. */
    Key key() {
        List<String> threads = outcomes.get(0).waiting().stream()
                .map(call -> call.call() + " " + call.site() + " " + Math.min(call.waits(), 2))
                .toList();
        return new Key(outcomes.get(0).fields(), threads);
    }
}
