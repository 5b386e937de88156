package io.selvage.scheduler.livelock;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Shortens an execution to a cycle and one iteration of it: steps that lead from a state back to it are left out; those
 * of the cycle only as long as every thread that takes a step in it still does.
 */
final class CycleShortener {
    private final List<Long> states;
    private final List<Integer> chosen;
    private final List<Integer> needed = new ArrayList<>();
    /** How many steps each thread takes in what is left of the cycle. */
    private final Map<Integer, Integer> turns = new HashMap<>();

    private CycleShortener(List<Long> states, List<Integer> chosen) {
        this.states = states;
        this.chosen = chosen;
    }

    /**
     * The steps that are left, by number.
     *
     * @param states before each step, and after the last one
     * @param chosen the thread that takes each step
     * @param first the first step of the cycle
     */
    static List<Integer> of(List<Long> states, List<Integer> chosen, int first) {
        CycleShortener shortcut = new CycleShortener(states, chosen);
        shortcut.walk(0, first);
        chosen.subList(first, chosen.size()).forEach(thread -> shortcut.turns.merge(thread, 1, Integer::sum));
        shortcut.walk(first, chosen.size());
        return shortcut.needed;
    }

    private void walk(int from, int to) {
        int at = from;
        while (at < to) {
            int next = to;
            while (next > at && !isDispensableCycle(at, next)) {
                next--;
            }
            if (next == at) {
                needed.add(at++);
            } else {
                chosen.subList(at, next).forEach(thread -> turns.computeIfPresent(thread, (who, count) -> count - 1));
                at = next;
            }
        }
    }

    private boolean isDispensableCycle(int from, int to) {
        return states.get(from).equals(states.get(to)) && isDispensable(chosen.subList(from, to));
    }

    private boolean isDispensable(List<Integer> some) {
        Map<Integer, Integer> left = new HashMap<>(turns);
        some.forEach(thread -> left.computeIfPresent(thread, (who, count) -> count - 1));
        return !left.containsValue(0);
    }
}
