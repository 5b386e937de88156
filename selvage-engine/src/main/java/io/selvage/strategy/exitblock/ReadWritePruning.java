package io.selvage.strategy.exitblock;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.TraceWithPending;
import io.selvage.model.Variant;
import java.util.Arrays;

/**
 * ExitBlock-RW: a thread stays delayed until a block conflicts with the one that it was delayed at. Blocks conflict if
 * both reach one place and one of them changes it.
 *
 * <p>The paper knows places in memory only, and then loses more than the deadlocks that it admits to. We add:
 *
 * <ul>
 *   <li>Wait sets, objects called, permits to park, interrupts and lives of threads are places as well. A notification
 *       that no variable stands for would otherwise never be tried before its wait.
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
    private static final int VARIABLE = 0;
    private static final int WAITERS = 1;
    private static final int CALL = 2;
    private static final int PERMIT = 3;
    private static final int FLAG = 4;
    private static final int LIFE = 5;
    private static final int BUDGET = 6;
    private static final int LOCK = 7;
    /** Whether the JVM lives; of no object. Ending it writes this, and every other event reads it. */
    private static final int JVM = 8;
    /** What a thread is about to do, the thread's number being the variable; of no object. Each of its events writes it. */
    private static final int STATE = 9;

    private static final int FACET_BITS = 4;

    private final BlockObjectNames names = new BlockObjectNames();
    private final BlockFootprint accesses = new BlockFootprint();
    private final ThreadInteraction interaction = new ThreadInteraction();
    /** By thread: the number of the object that it is itself. */
    private int[] selves = new int[8];

    /** Whether two blocks were taken for independent though one leaves a lock held that the other takes. */
    private boolean lenient;

    @Override
    public void begin() {
        names.reset();
    }

    @Override
    public void beginBlock() {
        accesses.clear();
    }

    @Override
    public void take(TraceWithPending trace, int event) {
        int thread = trace.thread(event);
        int object = trace.object(event);
        OpKind kind = trace.kind(event);
        switch (kind) {
            case READ, WRITE -> add(thread, object, trace.variable(event), VARIABLE, trace.writes(event));
            case LOCK -> add(thread, object, 0, LOCK, true);
            case UNLOCK -> releases(thread, object);
            case WAIT -> {
                add(thread, object, 0, WAITERS, true);
                releases(thread, object);
            }
            case WAITING, NOTIFY, NOTIFY_ALL -> add(thread, object, 0, WAITERS, true);
            case CALL -> add(thread, object, 0, CALL, trace.writes(event));
            case EXTRA_ACCESS -> touch(thread, object, trace.variable(event), trace.writes(event));
            case INIT -> add(thread, object, 0, CALL, true);
            case PARK, UNPARK -> add(thread, object, 0, PERMIT, true);
            case INTERRUPT -> add(thread, object, 0, FLAG, true);
            case THREAD_QUERY -> {
                add(thread, object, 0, LIFE, false);
                add(thread, object, 0, FLAG, true);
            }
            case JOIN -> add(thread, object, 0, LIFE, false);
            case START -> add(thread, object, 0, LIFE, true);
            case END -> {
                add(thread, object, 0, LIFE, true);
                add(thread, object, 0, WAITERS, true);
            }
            default -> {
                // Reaches nothing.
            }
        }
        accesses.add(place(0, 0, JVM), kind == OpKind.HALT);
        accesses.add(place(0, thread, STATE), true);
        Variant variant = trace.variant(event);
        if (variant == Variant.SPURIOUS || variant == Variant.INTERRUPT) {
            accesses.add(place(0, variant.ordinal(), BUDGET), true);
        }
        noticeFlag(trace, event, kind);
    }

    private void touch(int thread, int object, int what, boolean writes) {
        if (ExtraAccess.isVariable(what)) {
            add(thread, object, ExtraAccess.variable(what), VARIABLE, writes);
            return;
        }
        if (ExtraAccess.isState(what)) {
            accesses.add(place(0, ExtraAccess.thread(what), STATE), false);
            return;
        }
        switch (what) {
            case ExtraAccess.FLAG -> add(thread, object, 0, FLAG, writes);
            case ExtraAccess.PERMIT -> add(thread, object, 0, PERMIT, true);
            case ExtraAccess.BIRTH, ExtraAccess.DEATH, ExtraAccess.ENDED -> add(thread, object, 0, LIFE, writes);
            case ExtraAccess.LOCK, ExtraAccess.LOCKED, ExtraAccess.UNLOCKED -> {
                add(thread, object, 0, LOCK, writes);
                add(thread, object, 0, WAITERS, writes);
            }
            default -> add(thread, object, 0, CALL, writes);
        }
    }

    /** An interrupt ends it, or would have. */
    private void noticeFlag(TraceWithPending trace, int event, OpKind kind) {
        int thread = trace.thread(event);
        switch (kind) {
            case BEGIN -> setSelf(thread, trace.object(event));
            case WAIT, WAITING, PARK, JOIN, SLEEP -> add(thread, selves[thread], 0, FLAG, true);
            default -> {
                // Does not care.
            }
        }
    }

    private void setSelf(int thread, int object) {
        if (thread >= selves.length) {
            selves = Arrays.copyOf(selves, thread * 2);
        }
        selves[thread] = object;
    }

    private void add(int thread, int object, int variable, int facet, boolean writes) {
        accesses.add(place(names.used(thread, object), variable, facet), writes);
    }

    private void releases(int thread, int lock) {
        accesses.soften(place(names.used(thread, lock), 0, LOCK));
    }

    private static long place(int name, int variable, int facet) {
        return (long) name << 32 + FACET_BITS | (variable & 0xFFFF_FFFFL) << FACET_BITS | facet;
    }

    private static boolean isLock(long access) {
        return (access >>> 1 & (1 << FACET_BITS) - 1) == LOCK;
    }

    @Override
    public void want(int thread, Operation wanted) {
        names.used(thread, wanted.object());
    }

    @Override
    public long[] footprint() {
        return accesses.toArray();
    }

    @Override
    public boolean ends(DelayedThread delay) {
        for (long[] footprint : delay.footprints) {
            for (long access : footprint) {
                if (accesses.conflictsWith(access)) {
                    if (interaction.isKnown() || !isLock(access)) {
                        return true;
                    }
                    lenient = true;
                }
            }
        }
        return false;
    }

    @Override
    public void hang() {
        interaction.assume();
    }

    @Override
    public boolean end(TraceWithPending trace) {
        boolean mistaken = interaction.look(trace) && lenient;
        return names.takeNews() | mistaken;
    }
}
