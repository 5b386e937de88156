package io.selvage.strategy.exitblock;

import io.selvage.dependence.LongIndex;
import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Follows the running block: whether it is over, and whether it communicates with other threads.
 *
 * <p>A block is over after the release of a lock, be it by a wait, and after the start of a thread. (In the paper a
 * block continues after a start; so it never tries the new thread before the next region of the one that started it.)
 * Real programs also communicate without locks; there a block is over as well, so that a thread that may observe the
 * effect, or be observed, can run next: after an access that orders memory, a call on a concurrent object, parking and
 * the permit for it, leaving a wait set by time-out, a query of another thread's life, waiting for a class to be
 * initialised, an object that code of the JDK accesses and several threads use. Sleeping, joining and ending count only
 * where threads are interrupted, ending also where lives of threads are queried ({@link BoundaryFacts}).
 */
final class BlockBoundaries {
    private final BoundaryFacts facts;
    private final BlockPruning pruning;
    private final IntPredicate trusted;
    private final LongIndex threads = new LongIndex();
    private final LongIndex locked = new LongIndex();
    private final ObjectUsers users = new ObjectUsers();
    private int next;
    private int[] released = new int[4];
    private int releases;
    private boolean over;
    private boolean invisible;

    /** @param trusted the sites in whose code no block ends */
    BlockBoundaries(BoundaryFacts facts, BlockPruning pruning, IntPredicate trusted) {
        this.facts = facts;
        this.pruning = pruning;
        this.trusted = trusted;
    }

    void begin() {
        next = 0;
        threads.clear();
        locked.clear();
        users.clear();
        pruning.begin();
        beginBlock();
    }

    void beginBlock() {
        releases = 0;
        over = false;
        invisible = true;
        pruning.beginBlock();
    }

    /** Whether the block is over though its thread is enabled. */
    boolean isOver() {
        return over;
    }

    /** Whether the block neither took a lock nor communicated, so that it does not matter when it is run. */
    boolean isInvisible() {
        return invisible;
    }

    /** The end of the block is visible to all threads: the whole program stopped. */
    void markVisible() {
        invisible = false;
    }

    ExcludedThreads release(ExcludedThreads state) {
        ExcludedThreads now = state;
        for (int i = 0; i < releases; i++) {
            now = now.released(released[i]);
        }
        return now;
    }

    /** Adds the events since the last call. */
    void follow(Trace trace) {
        int length = trace.length();
        for (; next < length; next++) {
            addEvent(trace, next);
            pruning.addEvent(trace, next);
        }
    }

    private void addEvent(Trace trace, int event) {
        OpKind kind = trace.kind(event);
        int object = trace.object(event);
        if (object != 0 && users.add(object, trace.thread(event), kind == OpKind.EXTRA_ACCESS)) {
            facts.seeShared(object);
        }
        switch (kind) {
            case READ, WRITE -> {
                if (trace.orders(event)) {
                    endAtCommunication(trace, event);
                }
            }
            case LOCK -> {
                noteUseOfMonitor(trace.object(event));
                invisible = false;
            }
            case NOTIFY, NOTIFY_ALL -> invisible = false;
            case WAIT -> {
                noteUseOfMonitor(trace.object(event));
                endAtCommunication(trace, event);
            }
            case YIELD -> {
                // Changes nothing.
            }
            case EXTRA_ACCESS -> endAtCommunicationIf(communicates(trace, event), trace, event);
            case SLEEP -> endAtCommunicationIf(facts.interrupts(), trace, event);
            case BEGIN, START, END, JOIN -> addLifecycleEvent(trace, event, kind);
            default -> endAtCommunication(trace, event);
        }
        if (isRelease(trace, event)) {
            addRelease(trace.object(event));
        }
        endAtCommunicationIf(facts.states() || trace.variant(event) == Variant.IDLE_TIMEOUT, trace, event);
        if (kind == OpKind.EXTRA_ACCESS) {
            addExtraAccess(trace.object(event), trace.variable(event));
        }
        if (kind == OpKind.INTERRUPT || trace.variant(event) == Variant.INTERRUPT) {
            facts.seeInterrupt();
        } else if (kind == OpKind.THREAD_QUERY || kind == OpKind.EXTRA_ACCESS && isAboutLives(trace.variable(event))) {
            facts.seeLifeQuery();
        }
    }

    /** Code of the JDK that only one thread uses an object by, as in making a thread, tells nobody anything. */
    private boolean communicates(Trace trace, int event) {
        return switch (trace.variable(event)) {
            case ExtraAccess.WHOLE_OBJECT -> facts.isShared(trace.object(event));
            case ExtraAccess.INTERRUPT_FLAG -> facts.interrupts();
            default -> true;
        };
    }

    private static boolean isAboutLives(int what) {
        return what == ExtraAccess.STARTED || what == ExtraAccess.LIVE_THREADS;
    }

    private void addExtraAccess(int object, int what) {
        if (ExtraAccess.isThreadState(what)) {
            facts.seeState();
        } else if (what == ExtraAccess.LOCK || what == ExtraAccess.HELD_ACROSS_STEPS) {
            noteUseOfMonitor(object);
        }
    }

    private void addLifecycleEvent(Trace trace, int event, OpKind kind) {
        switch (kind) {
            case BEGIN -> noteThread(trace.object(event));
            case START -> {
                over = true;
                invisible &= !facts.lives();
            }
            case END -> endAtCommunicationIf(facts.lives() || facts.interrupts(), trace, event);
            case JOIN -> {
                if (trace.timed(event)) {
                    facts.seeLifeQuery();
                }
                endAtCommunicationIf(facts.interrupts() || trace.timed(event), trace, event);
            }
            default -> throw new IllegalArgumentException(kind.toString());
        }
    }

    /** Whether an event gives a lock back, be it one that was taken inside of a call. */
    static boolean isRelease(Trace trace, int event) {
        return trace.releasesLock(event) || trace.kind(event) == OpKind.WAIT;
    }

    private void endAtCommunicationIf(boolean noticed, Trace trace, int event) {
        if (noticed) {
            endAtCommunication(trace, event);
        }
    }

    private void endAtCommunication(Trace trace, int event) {
        invisible = false;
        over |= !trusted.test(trace.site(event));
    }

    private void addRelease(int lock) {
        if (releases == released.length) {
            released = Arrays.copyOf(released, releases * 2);
        }
        released[releases++] = lock;
    }

    /** A thread takes the lock of its object when it ends; to take it too counts as a query of the thread's life. */
    private void noteUseOfMonitor(int object) {
        locked.number(object);
        if (threads.find(object) >= 0) {
            facts.seeLifeQuery();
        }
    }

    private void noteThread(int object) {
        threads.number(object);
        if (locked.find(object) >= 0) {
            facts.seeLifeQuery();
        }
    }

    /** What {@code thread} is about to do or stuck in; null if it has ended. */
    static Operation pending(Trace trace, int thread) {
        for (int i = 0; i < trace.pending(); i++) {
            if (trace.pendingThread(i) == thread) {
                return trace.pendingOperation(i);
            }
        }
        return null;
    }
}
