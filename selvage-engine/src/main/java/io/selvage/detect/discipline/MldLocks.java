package io.selvage.detect.discipline;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;

/**
 * The locks that threads hold, event by event: built-in ones, and those of {@code java.util.concurrent} that a call is
 * sure to return with; tries do not count. A lock held for reading keeps writers out, so it guards reads and no writes.
 */
final class MldLocks {
    private static final int NOTHING = 0;

    private static final byte UNKNOWN = 0;
    private static final byte TAKES = 1;
    private static final byte TAKES_TO_READ = 2;
    private static final byte GIVES_BACK = 3;
    private static final byte GIVES_BACK_ALL = 4;
    private static final byte OTHER = 5;

    final LocksetTable sets = new LocksetTable();
    /** By site, for the whole search. */
    private byte[] calls = new byte[256];

    /** The call is one on the reading half of a lock, whose halves go by one number. */
    private static final int READING = 4;

    /** By thread's position: objects, once for each time that they are held, negative if for reading. */
    private int[][] held = new int[8][4];

    private int[] count = new int[8];
    /** The sets of those that guard writes, and of those that guard reads; -1 if it has to be made. */
    private int[] writing = new int[8];

    private int[] reading = new int[8];
    private int[] scratch = new int[8];
    /** What the thread gave up to wait on, and how often it had held it. */
    private int[] givenUp = new int[8];

    private int[] times = new int[8];

    void reset() {
        sets.reset();
        Arrays.fill(count, 0);
        Arrays.fill(writing, LocksetTable.EMPTY);
        Arrays.fill(reading, LocksetTable.EMPTY);
        Arrays.fill(givenUp, NOTHING);
    }

    private void reserve(int thread) {
        int known = count.length;
        if (thread >= known) {
            int size = Math.max(thread + 1, known * 2);
            held = Arrays.copyOf(held, size);
            count = Arrays.copyOf(count, size);
            writing = Arrays.copyOf(writing, size);
            reading = Arrays.copyOf(reading, size);
            givenUp = Arrays.copyOf(givenUp, size);
            times = Arrays.copyOf(times, size);
            for (int i = known; i < size; i++) {
                held[i] = new int[4];
            }
        }
    }

    /** What guards a write of {@code thread}. */
    int forWriting(int thread) {
        reserve(thread);
        if (writing[thread] < 0) {
            int size = 0;
            scratch = scratch.length < count[thread] ? new int[count[thread] * 2] : scratch;
            for (int i = 0; i < count[thread]; i++) {
                if (held[thread][i] > 0) {
                    scratch[size++] = held[thread][i];
                }
            }
            writing[thread] = sets.of(scratch, size);
        }
        return writing[thread];
    }

    /** What guards a read of {@code thread}. */
    int forReading(int thread) {
        reserve(thread);
        if (reading[thread] < 0) {
            scratch = scratch.length < count[thread] ? new int[count[thread] * 2] : scratch;
            for (int i = 0; i < count[thread]; i++) {
                scratch[i] = Math.abs(held[thread][i]);
            }
            reading[thread] = sets.of(scratch, count[thread]);
        }
        return reading[thread];
    }

    /** What guards the access {@code event} of {@code thread}. */
    int guards(Trace trace, int event, int thread) {
        return trace.writes(event) ? forWriting(thread) : forReading(thread);
    }

    /** Takes in an event of {@code thread}. */
    void take(FinishedExecution execution, int event, int thread) {
        reserve(thread);
        Trace trace = execution.trace();
        OpKind kind = trace.kind(event);
        int object = trace.object(event);
        if (givenUp[thread] != NOTHING && kind != OpKind.WAITING && kind != OpKind.EXTRA_ACCESS) {
            takeBack(thread, kind == OpKind.LOCK && object == givenUp[thread] ? 1 : 0);
        }
        switch (kind) {
            case LOCK -> lock(thread, object);
            case UNLOCK -> unlock(thread, object);
            case WAIT -> giveUp(thread, object);
            case CALL -> call(execution, thread, object, event);
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

    private void call(FinishedExecution execution, int thread, int object, int event) {
        boolean reads = (execution.trace().variable(event) & READING) != 0;
        switch (meaning(execution, execution.trace().site(event))) {
            case TAKES -> lock(thread, reads ? -object : object);
            case TAKES_TO_READ -> lock(thread, -object);
            case GIVES_BACK -> unlock(thread, reads ? -object : object);
            case GIVES_BACK_ALL -> {
                while (unlock(thread, object) || unlock(thread, -object)) {
                    // What is left of it is not known for certain.
                }
            }
            default -> {
                // Some other call.
            }
        }
    }

    private byte meaning(FinishedExecution execution, int site) {
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
        if (!type.endsWith("Lock")) {
            return OTHER;
        }
        if (type.equals("StampedLock")) {
            boolean takes = method.equals("writeLock");
            return takes ? TAKES : method.equals("readLock") ? TAKES_TO_READ : GIVES_BACK_ALL;
        }
        return method.equals("lock") ? TAKES : method.equals("unlock") ? GIVES_BACK : OTHER;
    }

    private void lock(int thread, int object) {
        if (count[thread] == held[thread].length) {
            held[thread] = Arrays.copyOf(held[thread], count[thread] * 2);
        }
        held[thread][count[thread]++] = object;
        writing[thread] = -1;
        reading[thread] = -1;
    }

    private boolean unlock(int thread, int object) {
        int[] locks = held[thread];
        for (int i = count[thread] - 1; i >= 0; i--) {
            if (locks[i] == object) {
                System.arraycopy(locks, i + 1, locks, i, --count[thread] - i);
                writing[thread] = -1;
                reading[thread] = -1;
                return true;
            }
        }
        return false;
    }
}
