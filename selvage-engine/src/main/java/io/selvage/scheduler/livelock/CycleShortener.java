package io.selvage.scheduler.livelock;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The way to a cycle and once round it without detours: steps that lead from a state back to it are left out, those of the cycle as long as everybody
 * goes round who did.
 */
final class CycleShortener {
    private final List<Long> states;
    private final List<Integer> goes;
    private final List<Integer> needed = new ArrayList<>();
    /** How often each thread goes on in what is left of the cycle. */
    private final Map<Integer, Integer> turns = new HashMap<>();

    private CycleShortener(List<Long> states, List<Integer> goes) {
        this.states = states;
        this.goes = goes;
    }

    /**
     * The steps that are left, by number.
     *
     * @param states before each step, and after the last one
     * @param goes who takes each step
     * @param first the first step of the cycle
     */
    static List<Integer> of(List<Long> states, List<Integer> goes, int first) {
        CycleShortener shortcut = new CycleShortener(states, goes);
        shortcut.walk(0, first);
        goes.subList(first, goes.size()).forEach(thread -> shortcut.turns.merge(thread, 1, Integer::sum));
        shortcut.walk(first, goes.size());
        return shortcut.needed;
    }

    private void walk(int from, int to) {
        int at = from;
        while (at < to) {
            int next = to;
            while (next > at && !isDetour(at, next)) {
                next--;
            }
            if (next == at) {
                needed.add(at++);
            } else {
                goes.subList(at, next).forEach(thread -> turns.computeIfPresent(thread, (who, count) -> count - 1));
                at = next;
            }
        }
    }

    private boolean isDetour(int from, int to) {
        return states.get(from).equals(states.get(to)) && isDispensable(goes.subList(from, to));
    }

    private boolean isDispensable(List<Integer> some) {
        Map<Integer, Integer> left = new HashMap<>(turns);
        some.forEach(thread -> left.computeIfPresent(thread, (who, count) -> count - 1));
        return !left.containsValue(0);
    }
}
