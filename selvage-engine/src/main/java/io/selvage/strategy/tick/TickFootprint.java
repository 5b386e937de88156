package io.selvage.strategy.tick;

import io.selvage.dependence.Facet;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import java.util.Arrays;

/**
 * What one step reaches. Two steps are dependent if they reach the same facet of the same object and at least one of
 * them changes it.
 */
final class TickFootprint {
    private static final int FACET_BITS = 4;
    private static final int FACET = (1 << FACET_BITS) - 1;

    private long[] keys = new long[4];
    private boolean[] writes = new boolean[4];
    private int size;
    /** Nothing comes after the end of the JVM. */
    private boolean halts;

    void clear() {
        size = 0;
        halts = false;
    }

    boolean isDependentOn(TickFootprint other) {
        if (halts || other.halts) {
            return true;
        }
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < other.size; j++) {
                if (keys[i] == other.keys[j] && (writes[i] || other.writes[j])) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether it changes nothing but the lock {@code object} and what only its own thread and who interrupts it look at. */
    boolean changesOnlyLock(int object) {
        if (halts) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            int facet = (int) keys[i] & FACET;
            boolean isLock = facet == Facet.LOCK && keys[i] >>> 32 + FACET_BITS == object;
            if (writes[i] && !isLock && facet != Facet.FLAG) {
                return false;
            }
        }
        return true;
    }

    /** @param self number of the object that is the thread itself */
    void add(int self, OpKind kind, int object, int variable, boolean changes) {
        switch (kind) {
            case LOCK, UNLOCK, NOTIFY, NOTIFY_ALL -> put(Facet.LOCK, object, 0, true);
            case WAIT, WAITING -> {
                put(Facet.LOCK, object, 0, true);
                put(Facet.FLAG, self, 0, true);
            }
            case READ, WRITE -> put(Facet.VARIABLE, object, variable, changes);
            case CALL -> put(Facet.CALL, object, 0, changes);
            case EXTRA_ACCESS -> touch(object, variable, changes);
            case INIT -> put(Facet.CALL, object, 0, true);
            case SLEEP -> put(Facet.FLAG, self, 0, true);
            case HALT -> halts = true;
            case YIELD, TICK -> {
                // Nobody minds; what a tick means is said by where the phases end.
            }
            default -> addThread(self, kind, object);
        }
    }

    private void touch(int object, int what, boolean changes) {
        if (ExtraAccess.isVariable(what)) {
            put(Facet.VARIABLE, object, ExtraAccess.variable(what), changes);
            return;
        }
        switch (what) {
            case ExtraAccess.OBJECT, ExtraAccess.INITIALISED -> put(Facet.CALL, object, 0, changes);
            case ExtraAccess.FLAG -> put(Facet.FLAG, object, 0, changes);
            case ExtraAccess.LOCK, ExtraAccess.LOCKED, ExtraAccess.UNLOCKED -> put(Facet.LOCK, object, 0, changes);
            case ExtraAccess.PERMIT -> put(Facet.PERMIT, object, 0, true);
            case ExtraAccess.BIRTH -> put(Facet.BIRTH, object, 0, changes);
            case ExtraAccess.DEATH, ExtraAccess.ENDED -> put(Facet.DEATH, object, 0, changes);
            default -> put(Facet.STATE, 0, ExtraAccess.thread(what), changes);
        }
    }

    /** It is a step of {@code thread}, whose state somebody looks at. */
    void isSeen(int thread) {
        put(Facet.STATE, 0, thread, true);
    }

    private void addThread(int self, OpKind kind, int object) {
        switch (kind) {
            case PARK -> {
                put(Facet.PERMIT, self, 0, true);
                put(Facet.FLAG, self, 0, true);
            }
            case UNPARK -> put(Facet.PERMIT, object, 0, true);
            case INTERRUPT -> put(Facet.FLAG, object, 0, true);
            case THREAD_QUERY -> {
                put(Facet.FLAG, object, 0, true);
                put(Facet.PERMIT, object, 0, true);
                put(Facet.BIRTH, object, 0, false);
                put(Facet.DEATH, object, 0, false);
            }
            case START -> put(Facet.BIRTH, object, 0, true);
            case BEGIN -> put(Facet.BIRTH, object, 0, false);
            case JOIN -> {
                put(Facet.DEATH, object, 0, false);
                put(Facet.FLAG, self, 0, true);
            }
            case END -> {
                put(Facet.DEATH, object, 0, true);
                put(Facet.LOCK, object, 0, true);
            }
            default -> throw new IllegalArgumentException(kind.toString());
        }
    }

    private void put(int facet, int object, int variable, boolean changes) {
        long key = (long) object << 32 + FACET_BITS | (variable & 0xFFFF_FFFFL) << FACET_BITS | facet;
        for (int i = 0; i < size; i++) {
            if (keys[i] == key) {
                writes[i] |= changes;
                return;
            }
        }
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, size * 2);
            writes = Arrays.copyOf(writes, size * 2);
        }
        keys[size] = key;
        writes[size++] = changes;
    }
}
