package io.selvage.monitor.run;

import io.selvage.hooks.Sites;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.monitor.state.MoveGranularity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Which locks each thread of an execution holds, read from the committed events. A lock acquired by {@code tryLock} does not
 * count as held, unless the thread holds it already: others can observe that it is taken, so moves must end while it is.
 */
final class LockOwnership {
    private static final Set<String> ACQUIRING = Set.of(".lock", ".lockInterruptibly");
    private static final String ATTEMPTING = ".tryLock";
    private static final String RELEASING = ".unlock";

    /** The locks of one thread. */
    private static final class ThreadLocks {
        /** Once for each time that it is held. */
        private final List<Integer> held = new ArrayList<>(2);
        /** The lock that it released to wait on; 0 for none. */
        private int waitsOn;
        /** The lock whose {@code lock()} it called last; 0 for none. */
        private int requested;
        /** Whether it has done anything that other threads can observe. */
        private boolean acted;
    }

    private final LockingPattern locking;
    private ThreadLocks[] threads = new ThreadLocks[16];
    private int processed;

    LockOwnership(LockingPattern locking) {
        this.locking = locking;
    }

    /** Applies the events that are new since the last call. */
    void update(Trace trace) {
        for (; processed < trace.length(); processed++) {
            apply(trace, processed);
        }
    }

    private void apply(Trace trace, int event) {
        ThreadLocks thread = of(trace.thread(event));
        int object = trace.object(event);
        switch (trace.kind(event)) {
            case LOCK -> acquire(thread, object, trace.site(event));
            case UNLOCK -> thread.held.remove((Integer) object);
            case WAIT -> {
                thread.held.remove((Integer) object);
                thread.waitsOn = object;
            }
            case CALL -> applyCall(thread, object, trace.site(event));
            case READ, WRITE -> thread.acted |= trace.orders(event);
            default -> {
                // No lock changes hands.
            }
        }
    }

    private void applyCall(ThreadLocks thread, int object, int site) {
        String member = Sites.get(site).member();
        thread.acted = true;
        thread.requested = 0;
        if (acquires(member)) {
            thread.requested = object;
            acquire(thread, object, site);
        } else if (member.endsWith(ATTEMPTING) && thread.held.contains(object)) {
            thread.held.add(object);
        } else if (member.endsWith(RELEASING)) {
            thread.held.remove((Integer) object);
        }
    }

    private void acquire(ThreadLocks thread, int lock, int site) {
        thread.acted = true;
        thread.waitsOn = 0;
        if (!thread.held.isEmpty() && !thread.held.contains(lock) && isAcquired(site)) {
            locking.recordNested();
        }
        thread.held.add(lock);
    }

    private static boolean acquires(String member) {
        int dot = member.lastIndexOf('.');
        return dot >= 0 && ACQUIRING.contains(member.substring(dot));
    }

    private ThreadLocks of(int thread) {
        if (thread >= threads.length) {
            threads = Arrays.copyOf(threads, Math.max(thread + 1, threads.length * 2));
        }
        if (threads[thread] == null) {
            threads[thread] = new ThreadLocks();
        }
        return threads[thread];
    }

    /** Whether a move of {@code thread} ends before {@code operation}, so that others can act in between. */
    boolean endsMoveBefore(int thread, Operation operation, MoveGranularity granularity) {
        ThreadLocks its = of(thread);
        boolean reacquires = its.waitsOn == operation.object() && its.waitsOn != 0;
        if (!isVisible(operation) || reacquires) {
            return false;
        }
        if (its.held.isEmpty()) {
            if (its.acted) {
                locking.recordReacquired();
            }
            return its.acted && granularity != MoveGranularity.NONE;
        }
        return granularity == MoveGranularity.BEFORE_INNER_LOCKS
                && isAcquired(operation.site())
                && !its.held.contains(operation.object());
    }

    private static boolean isVisible(Operation operation) {
        OpKind kind = operation.kind();
        boolean accesses = kind == OpKind.READ || kind == OpKind.WRITE;
        return kind == OpKind.LOCK || kind == OpKind.CALL || accesses && operation.orders();
    }

    /** Whether the operation there acquires a lock and keeps it; synchronized methods of the JDK release theirs themselves. */
    private static boolean isAcquired(int site) {
        String member = Sites.get(site).member();
        return member.isEmpty() || acquires(member);
    }

    /** The lock that {@code thread} is blocked by while its pending operation is {@code pending}; 0 for none. */
    int awaitedLock(int thread, Operation pending) {
        return switch (pending.kind()) {
            case LOCK -> pending.object();
            case PARK -> of(thread).requested;
            default -> 0;
        };
    }

    boolean holds(int thread, int lock) {
        return thread < threads.length && threads[thread] != null && threads[thread].held.contains(lock);
    }
}
