package io.selvage.monitor.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Finds cycles in the wait-for graph of locks. */
final class LockWaitCycle {
    private LockWaitCycle() {}

    /**
     * Threads of which each waits for a lock of the next one, and the last one for a lock of the first; empty if there are none.
     *
     * @param awaited by thread, the lock that it is blocked by
     */
    static List<Integer> of(Map<Integer, Integer> awaited, LockOwnership ownership) {
        for (int first : awaited.keySet()) {
            List<Integer> chain = new ArrayList<>();
            int at = first;
            while (at >= 0 && !chain.contains(at)) {
                chain.add(at);
                at = owner(awaited.get(at), awaited, ownership);
            }
            if (at >= 0) {
                return chain.subList(chain.indexOf(at), chain.size());
            }
        }
        return List.of();
    }

    /** The thread that holds {@code lock} and waits for another one; -1 if there is none. */
    private static int owner(int lock, Map<Integer, Integer> awaited, LockOwnership ownership) {
        for (Map.Entry<Integer, Integer> other : awaited.entrySet()) {
            if (other.getValue() != lock && ownership.holds(other.getKey(), lock)) {
                return other.getKey();
            }
        }
        return -1;
    }
}
