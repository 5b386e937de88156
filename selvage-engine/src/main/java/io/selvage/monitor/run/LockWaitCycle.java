package io.selvage.monitor.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Finds threads that wait for locks of one another. */
final class LockWaitCycle {
    private LockWaitCycle() {}

    /**
     * Threads of which each wants what the next one holds, the last one what the first one holds; empty if there are none.
     *
     * @param wants by thread, the lock that it cannot have
     */
    static List<Integer> of(Map<Integer, Integer> wants, LockOwnership holdings) {
        for (int first : wants.keySet()) {
            List<Integer> chain = new ArrayList<>();
            int at = first;
            while (at >= 0 && !chain.contains(at)) {
                chain.add(at);
                at = owner(wants.get(at), wants, holdings);
            }
            if (at >= 0) {
                return chain.subList(chain.indexOf(at), chain.size());
            }
        }
        return List.of();
    }

    /** Who of those that want another lock holds this one; -1 if nobody does. */
    private static int owner(int lock, Map<Integer, Integer> wants, LockOwnership holdings) {
        for (Map.Entry<Integer, Integer> other : wants.entrySet()) {
            if (other.getValue() != lock && holdings.holds(other.getKey(), lock)) {
                return other.getKey();
            }
        }
        return -1;
    }
}
