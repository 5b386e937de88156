package io.selvage.strategy.tick;

import io.selvage.dependence.AccessMode;
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
    private int[] modes = new int[4];
    private int size;

    void clear() {
        size = 0;
    }

    boolean isDependentOn(TickFootprint other) {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < other.size; j++) {
                if (keys[i] == other.keys[j] && AccessMode.conflict(modes[i], other.modes[j])) {
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
            boolean changes = (modes[i] & AccessMode.UPDATE.bits()) != 0;
            if (changes && !isMonitor && facet != Facet.INTERRUPT_FLAG.ordinal()) {
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
    public void access(Facet facet, int object, int variable, AccessMode mode) {
        long key = (long) object << 32 + FACET_BITS | (variable & 0xFFFF_FFFFL) << FACET_BITS | facet.ordinal();
        for (int i = 0; i < size; i++) {
            if (keys[i] == key) {
                modes[i] |= mode.bits();
                return;
            }
        }
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, size * 2);
            modes = Arrays.copyOf(modes, size * 2);
        }
        keys[size] = key;
        modes[size++] = mode.bits();
    }

    @Override
    public void globalAccess(Facet facet, int variable, AccessMode mode) {
        access(facet, 0, variable, mode);
    }
}
