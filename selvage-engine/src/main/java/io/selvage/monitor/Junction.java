package io.selvage.monitor;

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
record Junction(List<Integer> calls, List<Ending> endings, Set<Goal> among) {
    static Junction start(Rounds<?> rounds) {
        return new Junction(List.of(), rounds.start(), Set.of());
    }

    /** {@code call} leads from here to {@code next}; {@code names} are the calls' names. */
    Junction then(int call, List<Ending> next, List<String> names) {
        List<Integer> all = new ArrayList<>(calls);
        all.add(call);
        Set<Goal> goals = new LinkedHashSet<>(among);
        Map<Integer, Integer> waiting = waiting();
        for (int kind = 0; kind < names.size(); kind++) {
            goals.add(Goal.among(names.get(call), names.get(kind), waiting.getOrDefault(kind, 0)));
        }
        return new Junction(all, next, goals);
    }

    /** {@code call}, made by two threads at once, leads from here to {@code next}. */
    Junction thenAtOnce(int call, List<Ending> next, List<String> names) {
        List<Integer> all = new ArrayList<>(calls);
        all.addAll(List.of(call, call));
        Set<Goal> goals = new LinkedHashSet<>(among);
        waiting().forEach((kind, count) -> goals.add(Goal.atOnce(names.get(call), names.get(kind), count)));
        return new Junction(all, next, goals);
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
        return endings.stream().anyMatch(Ending::timed);
    }

    /** The goals that are met in every order on the way here. */
    Set<Goal> met(List<String> names) {
        Set<Goal> met = waits(endings.get(0), names);
        endings.forEach(ending -> met.retainAll(waits(ending, names)));
        met.addAll(among);
        return met;
    }

    private static Set<Goal> waits(Ending ending, List<String> names) {
        Set<Goal> met = new HashSet<>();
        for (Fate fate : ending.fates()) {
            if (!fate.isWaiting()) {
                met.add(Goal.waits(names.get(fate.call()), fate.waits()));
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
