package io.selvage.strategy.exitblock;

import io.selvage.dependence.AccessMode;
import io.selvage.dependence.AccessSink;
import io.selvage.dependence.Facet;
import io.selvage.dependence.FootprintRules;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import java.util.Arrays;

/**
 * ExitBlock-RW: a thread stays delayed until a block conflicts with the one that it was delayed at. Blocks conflict if
 * their footprints do ({@link FootprintRules}).
 *
 * <p>The paper knows variables only, and then loses more than the deadlocks that it admits to. We add:
 *
 * <ul>
 *   <li>All facets count, not only variables. A notification that no variable stands for would otherwise never be tried
 *       before its wait.
 *   <li>A block that leaves a lock held conflicts with one that takes that lock. What its thread does later under the
 *       lock can depend on the other block, and there is no later moment to put the other block at: with {@code
 *       lock(a) lock(b) unlock(b) read(x) unlock(a)} beside {@code lock(a) write(x) unlock(a)} the read would never see
 *       the write. This does not apply as long as no two threads have been seen to interact and no execution to
 *       hang, which is the paper's example of a deadlock that is missed.
 * </ul>
 *
 * <p>Reads do not conflict with reads; the paper's formula says so, its text and figures do not.
 */
final class ReadWritePruning implements BlockPruning {
    private static final int FACET_BITS = 4;

    private final BlockObjectNames names = new BlockObjectNames();
    private final BlockFootprint accesses = new BlockFootprint();
    private final ThreadInteraction interaction = new ThreadInteraction();
    private final Collector collector = new Collector();
    /** By thread: the number of the object that it is itself. */
    private int[] selves = new int[8];

    /** Whose block is running. */
    private int thread;

    /** Whether the block ran code that has accesses that no event records: then only its locks order it with others. */
    private boolean hasUnknown;

    /** Whether two blocks were taken for independent though one leaves a lock held that the other takes. */
    private boolean ignoredLockConflict;

    @Override
    public void begin() {
        names.reset();
    }

    @Override
    public void beginBlock() {
        accesses.clear();
        hasUnknown = false;
    }

    @Override
    public void addEvent(Trace trace, int event) {
        thread = trace.thread(event);
        OpKind kind = trace.kind(event);
        int object = trace.object(event);
        if (kind == OpKind.BEGIN) {
            begin(object);
        } else {
            collect(trace, event, kind);
        }
        hasUnknown |= trace.readsUnknown(event) || trace.writesUnknown(event);
    }

    private void collect(Trace trace, int event, OpKind kind) {
        collector.releases = BlockBoundaries.isRelease(trace, event);
        FootprintRules.collect(
                kind,
                trace.variant(event),
                selves[thread],
                trace.object(event),
                trace.variable(event),
                trace.writes(event),
                collector);
        FootprintRules.collectVariant(trace.variant(event), collector);
        // Nothing happens after the end of its process.
        collector.globalAccess(Facet.JVM, 0, AccessMode.READ);
        collector.globalAccess(Facet.JVM, FootprintRules.HALTED + trace.process(thread), AccessMode.READ);
    }

    /**
     * Nothing conflicts with a thread's first step but its start, and that has to come before. The thread meets its own
     * object here, so that the object has the same name on all branches.
     */
    private void begin(int object) {
        if (thread >= selves.length) {
            selves = Arrays.copyOf(selves, thread * 2);
        }
        selves[thread] = object;
        names.used(thread, object);
    }

    private final class Collector implements AccessSink {
        /** Whether the event gives a lock back. */
        private boolean releases;

        @Override
        public void access(Facet facet, int object, int variable, AccessMode mode) {
            long location = location(names.used(thread, object), variable, facet);
            if (facet == Facet.OWNER && releases) {
                if (!hasUnknown) {
                    accesses.downgradeToRead(location);
                }
            } else {
                accesses.add(location, mode);
            }
        }

        @Override
        public void globalAccess(Facet facet, int variable, AccessMode mode) {
            accesses.add(location(0, variable, facet), mode);
        }
    }

    private static long location(int name, int variable, Facet facet) {
        return (long) name << 32 + FACET_BITS | (variable & 0xFFFF_FFFFL) << FACET_BITS | facet.ordinal();
    }

    private static boolean isOf(Facet facet, long access) {
        return (access >>> AccessMode.BITS & (1 << FACET_BITS) - 1) == facet.ordinal();
    }

    @Override
    public void noteBlockedOn(int blocked, Operation wanted) {
        names.used(blocked, wanted.object());
    }

    @Override
    public long[] footprint() {
        return accesses.toArray();
    }

    @Override
    public boolean endsDelay(DelayedThread delay) {
        if (accesses.contains(location(0, delay.thread(), Facet.THREAD_STATE))) {
            return true;
        }
        for (long[] footprint : delay.footprints) {
            for (long access : footprint) {
                if (accesses.conflictsWith(access) || looksAtRunning(access)) {
                    if (interaction.isKnown() || !isOf(Facet.OWNER, access)) {
                        return true;
                    }
                    ignoredLockConflict = true;
                }
            }
        }
        return false;
    }

    /** Every block of a thread conflicts with a query of the thread's state. */
    private boolean looksAtRunning(long access) {
        return access >>> AccessMode.BITS == location(0, thread, Facet.THREAD_STATE);
    }

    @Override
    public void hang() {
        interaction.assume();
    }

    @Override
    public boolean end(Trace trace) {
        boolean mistaken = interaction.analyse(trace) && ignoredLockConflict;
        return names.consumeMerged() | mistaken;
    }
}
