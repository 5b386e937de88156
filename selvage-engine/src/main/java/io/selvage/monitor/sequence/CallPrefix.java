package io.selvage.monitor.sequence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Where a course may go on or end.
 *
 * @param calls the calls that lead here, one for each round but that the last round may have two
 * @param endings how that can end
 * @param among goals about who waited when a call was made
 */
record CallPrefix(List<Integer> calls, List<RoundOutcome> endings, Set<CoverageGoal> among) {
    static CallPrefix start(RoundRunner<?> rounds) {
        return new CallPrefix(List.of(), rounds.start(), Set.of());
    }

    /** {@code call} leads from here to {@code next}; {@code names} are the calls' names. */
    CallPrefix then(int call, List<RoundOutcome> next, List<String> names) {
        List<Integer> all = new ArrayList<>(calls);
        all.add(call);
        Set<CoverageGoal> goals = new LinkedHashSet<>(among);
        Map<Integer, Integer> waiting = waiting();
        for (int kind = 0; kind < names.size(); kind++) {
            goals.add(CoverageGoal.among(names.get(call), names.get(kind), waiting.getOrDefault(kind, 0)));
        }
        return new CallPrefix(all, next, goals);
    }

    /** {@code call}, made by two threads at once, leads from here to {@code next}. */
    CallPrefix thenAtOnce(int call, List<RoundOutcome> next, List<String> names) {
        List<Integer> all = new ArrayList<>(calls);
        all.addAll(List.of(call, call));
        Set<CoverageGoal> goals = new LinkedHashSet<>(among);
        waiting().forEach((kind, count) -> goals.add(CoverageGoal.atOnce(names.get(call), names.get(kind), count)));
        return new CallPrefix(all, next, goals);
    }

    /** How many threads wait, by call. */
    Map<Integer, Integer> waiting() {
        Map<Integer, Integer> counts = new TreeMap<>();
        endings.get(0).waiting().forEach(fate -> counts.merge(fate.call(), 1, Integer::sum));
        return counts;
    }

    boolean isQuiet() {
        return endings.get(0).waiting().isEmpty();
    }

    boolean timed() {
        return endings.stream().anyMatch(RoundOutcome::timed);
    }

    /** The goals that are met in every order on the way here. */
    Set<CoverageGoal> met(List<String> names) {
        Set<CoverageGoal> met = waits(endings.get(0), names);
        endings.forEach(ending -> met.retainAll(waits(ending, names)));
        met.addAll(among);
        return met;
    }

    private static Set<CoverageGoal> waits(RoundOutcome ending, List<String> names) {
        Set<CoverageGoal> met = new HashSet<>();
        for (CallOutcome fate : ending.fates()) {
            if (!fate.isWaiting()) {
                met.add(CoverageGoal.waits(names.get(fate.call()), fate.waits()));
            }
        }
        return met;
    }

    /** Equal for junctions from which the same can happen, as far as can be told. */
    List<Object> key() {
        List<String> threads = endings.get(0).waiting().stream()
                .map(fate -> fate.call() + " " + fate.site() + " " + Math.min(fate.waits(), 2))
                .toList();
        return List.of(endings.get(0).fields(), threads);
    }
}
