package io.selvage.tracestate;

import java.util.Arrays;

/**
 * Who waits in which wait set, and who has been notified and not come back yet. A wait set has the number of its lock, of its
 * condition, or whatever else the caller goes by.
 */
public final class WaitSets {
    public static final int NONE = -1;

    /** By thread: the wait set that it is in, since when, and who ended its last wait. */
    private int[] sets = new int[0];

    private int[] tickets = new int[0];
    private int[] notifiedBy = new int[0];
    private int nextTicket;

    public void reset() {
        Arrays.fill(sets, NONE);
        Arrays.fill(notifiedBy, NONE);
        nextTicket = 0;
    }

    private void reserve(int thread) {
        int known = sets.length;
        if (thread >= known) {
            int size = Math.max(thread + 1, Math.max(8, known * 2));
            sets = Arrays.copyOf(sets, size);
            tickets = Arrays.copyOf(tickets, size);
            notifiedBy = Arrays.copyOf(notifiedBy, size);
            Arrays.fill(sets, known, size, NONE);
            Arrays.fill(notifiedBy, known, size, NONE);
        }
    }

    /** {@code thread} begins to wait. */
    public void enter(int thread, int set) {
        reserve(thread);
        sets[thread] = set;
        tickets[thread] = nextTicket++;
        notifiedBy[thread] = NONE;
    }

    /** {@code thread} waits no more, for whatever reason; false if it did not wait, or is {@link #NONE}. */
    public boolean leave(int thread) {
        if (thread < 0 || waitingIn(thread) == NONE) {
            return false;
        }
        sets[thread] = NONE;
        return true;
    }

    /** {@code thread} is notified by an event, or by a step, whichever the caller goes by. */
    public void notify(int thread, int by) {
        reserve(thread);
        sets[thread] = NONE;
        notifiedBy[thread] = by;
    }

    /** {@code thread} has left its wait set and has its lock back. */
    public void comeBack(int thread) {
        reserve(thread);
        sets[thread] = NONE;
        notifiedBy[thread] = NONE;
    }

    /** The wait set that {@code thread} is in, or {@link #NONE}. */
    public int waitingIn(int thread) {
        return thread < sets.length ? sets[thread] : NONE;
    }

    /** What notified {@code thread}, until it has its lock back; {@link #NONE} if nothing did. */
    public int notifiedBy(int thread) {
        return thread < sets.length ? notifiedBy[thread] : NONE;
    }

    /** How many threads wait in the set. */
    public int count(int set) {
        int count = 0;
        for (int other : sets) {
            count += other == set ? 1 : 0;
        }
        return count;
    }

    /** The thread in the set that {@code position} others have waited longer than; {@link #NONE} if there is none. */
    public int waiter(int set, int position) {
        int waiter = oldestAfter(set, -1);
        for (int i = 0; i < position && waiter != NONE; i++) {
            waiter = oldestAfter(set, tickets[waiter]);
        }
        return waiter;
    }

    private int oldestAfter(int set, int ticket) {
        int oldest = NONE;
        for (int thread = 0; thread < sets.length; thread++) {
            boolean isLater = sets[thread] == set && tickets[thread] > ticket;
            if (isLater && (oldest == NONE || tickets[thread] < tickets[oldest])) {
                oldest = thread;
            }
        }
        return oldest;
    }
}
