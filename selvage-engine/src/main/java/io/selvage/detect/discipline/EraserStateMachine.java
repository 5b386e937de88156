package io.selvage.detect.discipline;

import io.selvage.detect.happensbefore.ThreadClocks;
import java.util.Arrays;

/**
 * The variables of one execution in the states of Eraser: virgin, exclusive to a thread, shared, shared and modified.
 * From the moment a second thread comes, a variable has candidates: the locks held at every access since.
 */
final class EraserStateMachine {
    private static final byte VIRGIN = 0;
    private static final byte EXCLUSIVE = 1;
    private static final byte SHARED = 2;
    private static final byte MODIFIED = 3;

    private final ThreadClocks order;
    private final ThreadClocks orderWithLocks;
    private byte[] states = new byte[64];
    /** By variable: who uses it alone, and until when; the candidates; the last access of each thread. */
    private int[] owners = new int[64];

    private int[] lastOfOwner = new int[64];
    private int[] lastWrite = new int[64];
    private int[][] candidates = new int[64][];
    private int[][] lastOf = new int[64][];
    private int threads;

    /**
     * @param order decides what is handed over
     * @param orderWithLocks decides whether the first thread was through with a variable when the second one came
     */
    EraserStateMachine(ThreadClocks order, ThreadClocks orderWithLocks) {
        this.order = order;
        this.orderWithLocks = orderWithLocks;
    }

    void reset(int most, int variables) {
        threads = most;
        Arrays.fill(states, 0, Math.min(variables, states.length), VIRGIN);
    }

    /** Takes in an access; true if no lock is left that could guard the variable, and it has been written. */
    boolean access(int variable, int thread, int number, int[] held, boolean writes) {
        reserve(variable);
        if (states[variable] == VIRGIN || isHandedOver(variable, thread)) {
            boolean goesOn = states[variable] == EXCLUSIVE && owners[variable] == thread;
            candidates[variable] = goesOn ? intersect(candidates[variable], held) : held;
            states[variable] = EXCLUSIVE;
            lastWrite[variable] = writes ? number : goesOn ? lastWrite[variable] : 0;
            owners[variable] = thread;
            lastOfOwner[variable] = number;
            return false;
        }
        if (states[variable] == EXCLUSIVE) {
            lastOf[variable] = new int[threads];
            lastOf[variable][owners[variable]] = lastOfOwner[variable];
            int disturbed = writes ? lastOfOwner[variable] : lastWrite[variable];
            boolean firstOwnerDone =
                    disturbed == 0 || orderWithLocks.happensBefore(disturbed, owners[variable], thread);
            candidates[variable] = firstOwnerDone ? held : candidates[variable];
            states[variable] = writes || !firstOwnerDone ? MODIFIED : SHARED;
        } else if (writes) {
            states[variable] = MODIFIED;
        }
        candidates[variable] = intersect(candidates[variable], held);
        lastOf[variable][thread] = number;
        return states[variable] == MODIFIED && candidates[variable].length == 0;
    }

    /** Whether all who used the variable are known to be through with it. */
    private boolean isHandedOver(int variable, int thread) {
        if (states[variable] == EXCLUSIVE) {
            return order.happensBefore(lastOfOwner[variable], owners[variable], thread);
        }
        for (int other = 0; other < threads; other++) {
            int number = lastOf[variable][other];
            if (number != 0 && !order.happensBefore(number, other, thread)) {
                return false;
            }
        }
        return true;
    }

    /** The number of the latest access to the variable by another thread. */
    int latestOfOthers(int variable, int thread) {
        int latest = 0;
        for (int other = 0; other < threads; other++) {
            latest = other == thread ? latest : Math.max(latest, lastOf[variable][other]);
        }
        return latest;
    }

    /** Those of {@code locks} that are among {@code others}; {@code locks} itself if all are. */
    private static int[] intersect(int[] locks, int[] others) {
        for (int lock : locks) {
            if (!contains(others, lock)) {
                return Arrays.stream(locks)
                        .filter(each -> contains(others, each))
                        .toArray();
            }
        }
        return locks;
    }

    private static boolean contains(int[] locks, int lock) {
        for (int other : locks) {
            if (other == lock) {
                return true;
            }
        }
        return false;
    }

    private void reserve(int variable) {
        if (variable >= states.length) {
            int size = Math.max(variable + 1, states.length * 2);
            states = Arrays.copyOf(states, size);
            owners = Arrays.copyOf(owners, size);
            lastOfOwner = Arrays.copyOf(lastOfOwner, size);
            candidates = Arrays.copyOf(candidates, size);
            lastWrite = Arrays.copyOf(lastWrite, size);
            lastOf = Arrays.copyOf(lastOf, size);
        }
    }
}
