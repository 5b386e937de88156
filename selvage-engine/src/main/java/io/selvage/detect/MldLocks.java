package io.selvage.detect;

import io.selvage.model.Observed;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;

/**
 * The locks that threads hold for themselves alone, event by event: built-in ones, and those of {@code
 * java.util.concurrent} that a call is sure to return with. Locks for reading do not count, nor do tries: where it is not
 * certain that a lock keeps others out, it is not held.
 */
final class MldLocks {
    private static final int NOTHING = 0;

    private static final byte UNKNOWN = 0;
    private static final byte TAKES = 1;
    private static final byte MAY_TAKE = 2;
    private static final byte GIVES_BACK = 3;
    private static final byte OTHER = 4;

    final LockSets sets = new LockSets();
    /** By site, for the whole search. */
    private byte[] calls = new byte[256];

    /** By thread's position: objects, once for each time that they are held; their set, or -1 if it has to be made. */
    private int[][] held = new int[8][4];

    private int[] count = new int[8];
    private int[] set = new int[8];
    /** What the thread gave up to wait on, and how often it had held it. */
    private int[] givenUp = new int[8];

    private int[] times = new int[8];

    void reset() {
        sets.reset();
        Arrays.fill(count, 0);
        Arrays.fill(set, LockSets.EMPTY);
        Arrays.fill(givenUp, NOTHING);
    }

    private void reserve(int thread) {
        int known = count.length;
        if (thread >= known) {
            int size = Math.max(thread + 1, known * 2);
            held = Arrays.copyOf(held, size);
            count = Arrays.copyOf(count, size);
            set = Arrays.copyOf(set, size);
            givenUp = Arrays.copyOf(givenUp, size);
            times = Arrays.copyOf(times, size);
            for (int i = known; i < size; i++) {
                held[i] = new int[4];
            }
        }
    }

    /** What {@code thread} holds. */
    int of(int thread) {
        reserve(thread);
        if (set[thread] < 0) {
            set[thread] = sets.of(held[thread], count[thread]);
        }
        return set[thread];
    }

    /** Takes in an event of {@code thread}. */
    void take(Observed execution, int event, int thread) {
        reserve(thread);
        Trace trace = execution.trace();
        OpKind kind = trace.kind(event);
        int object = trace.object(event);
        if (givenUp[thread] != NOTHING && kind != OpKind.WAITING && kind != OpKind.TOUCH) {
            takeBack(thread, kind == OpKind.LOCK && object == givenUp[thread] ? 1 : 0);
        }
        switch (kind) {
            case LOCK -> lock(thread, object);
            case UNLOCK -> unlock(thread, object);
            case WAIT -> giveUp(thread, object);
            case CALL -> call(execution, thread, object, trace.site(event));
            default -> {
                // Holds what it held.
            }
        }
    }

    /** Either the lock is taken back, or the wait never began: it was interrupted before. */
    private void takeBack(int thread, int taken) {
        for (int i = taken; i < times[thread]; i++) {
            lock(thread, givenUp[thread]);
        }
        givenUp[thread] = NOTHING;
    }

    private void giveUp(int thread, int object) {
        times[thread] = 0;
        while (unlock(thread, object)) {
            times[thread]++;
        }
        givenUp[thread] = object;
    }

    private void call(Observed execution, int thread, int object, int site) {
        switch (meaning(execution, site)) {
            case TAKES -> lock(thread, object);
            case MAY_TAKE -> {
                if (!execution.objectName(object).contains("ReadWriteLock")) {
                    lock(thread, object);
                }
            }
            case GIVES_BACK -> unlock(thread, object);
            default -> {
                // Some other call.
            }
        }
    }

    private byte meaning(Observed execution, int site) {
        if (site >= calls.length) {
            calls = Arrays.copyOf(calls, Math.max(site + 1, calls.length * 2));
        }
        if (calls[site] == UNKNOWN) {
            calls[site] = meaning(execution.member(site));
        }
        return calls[site];
    }

    private static byte meaning(String member) {
        int dot = member.lastIndexOf('.');
        String type = member.substring(0, Math.max(dot, 0));
        String method = member.substring(dot + 1);
        return switch (method) {
            case "lock" -> {
                boolean certain = type.endsWith("ReentrantLock") || type.endsWith("WriteLock");
                yield certain ? TAKES : type.equals("Lock") ? MAY_TAKE : OTHER;
            }
            case "writeLock" -> type.equals("StampedLock") ? TAKES : OTHER;
            case "unlock", "unlockWrite" -> type.endsWith("Lock") ? GIVES_BACK : OTHER;
            default -> OTHER;
        };
    }

    private void lock(int thread, int object) {
        if (count[thread] == held[thread].length) {
            held[thread] = Arrays.copyOf(held[thread], count[thread] * 2);
        }
        held[thread][count[thread]++] = object;
        set[thread] = -1;
    }

    private boolean unlock(int thread, int object) {
        int[] locks = held[thread];
        for (int i = count[thread] - 1; i >= 0; i--) {
            if (locks[i] == object) {
                System.arraycopy(locks, i + 1, locks, i, --count[thread] - i);
                set[thread] = -1;
                return true;
            }
        }
        return false;
    }
}
