package io.selvage.strategy.tick;

import io.selvage.dependence.AccessSink;
import io.selvage.dependence.Facet;
import io.selvage.dependence.FootprintRules;
import io.selvage.model.OpKind;
import io.selvage.model.Variant;
import java.util.Arrays;

/** What one step accesses, by the numbers that its execution gives objects. */
final class TickFootprint implements AccessSink {
    private static final int FACET_BITS = 4;
    private static final int FACET = (1 << FACET_BITS) - 1;

    private long[] keys = new long[4];
    private boolean[] writes = new boolean[4];
    private int size;

    void clear() {
        size = 0;
    }

    boolean isDependentOn(TickFootprint other) {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < other.size; j++) {
                if (keys[i] == other.keys[j] && (writes[i] || other.writes[j])) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether it writes nothing but the monitor {@code object} and the interrupt flag of its thread. */
    boolean writesOnlyMonitor(int object) {
        for (int i = 0; i < size; i++) {
            int facet = (int) keys[i] & FACET;
            boolean isMonitor = (facet == Facet.OWNER.ordinal() || facet == Facet.WAITERS.ordinal())
                    && keys[i] >>> 32 + FACET_BITS == object;
            if (writes[i] && !isMonitor && facet != Facet.INTERRUPT_FLAG.ordinal()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Adds what an operation accesses.
     *
     * @param self number of the object that is the thread itself
     */
    void add(int self, OpKind kind, Variant variant, int object, int variable, boolean changes) {
        // What a tick means is said by where the phases end.
        if (kind != OpKind.TICK) {
            FootprintRules.collect(kind, variant, self, object, variable, changes, this);
        }
    }

    @Override
    public void access(Facet facet, int object, int variable, boolean changes) {
        long key = (long) object << 32 + FACET_BITS | (variable & 0xFFFF_FFFFL) << FACET_BITS | facet.ordinal();
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

    @Override
    public void globalAccess(Facet facet, int variable, boolean changes) {
        access(facet, 0, variable, changes);
    }
}
