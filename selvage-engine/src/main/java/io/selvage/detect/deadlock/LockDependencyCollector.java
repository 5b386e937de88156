package io.selvage.detect.deadlock;

import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.tracestate.JdkLockCalls;
import io.selvage.tracestate.ThreadIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Follows which locks each thread holds through a trace, and notes where it takes one holding others. */
final class LockDependencyCollector {
    /** What a site does, as far as locks are concerned. */
    private static final byte UNKNOWN = 0;

    private static final byte NOTHING = 1;
    private static final byte TAKES = 2;
    private static final byte GIVES_BACK = 3;

    private byte[] roles = new byte[1024];
    private final ThreadIndex threads = new ThreadIndex();
    private Held[] held = new Held[8];
    private FinishedExecution execution;
    private long shape;
    private boolean nested;
    private boolean collecting;
    private List<LockDependency> chains = List.of();

    /** The locks of one thread, innermost last. */
    private static final class Held {
        private int[] locks = new int[8];
        private int[] events = new int[8];
        private int depth;

        void push(int lock, int event) {
            if (depth == locks.length) {
                locks = Arrays.copyOf(locks, depth * 2);
                events = Arrays.copyOf(events, depth * 2);
            }
            locks[depth] = lock;
            events[depth++] = event;
        }

        void drop(int lock) {
            for (int i = depth - 1; i >= 0; i--) {
                if (locks[i] == lock) {
                    System.arraycopy(locks, i + 1, locks, i, depth - i - 1);
                    System.arraycopy(events, i + 1, events, i, depth - i - 1);
                    depth--;
                    return;
                }
            }
        }

        boolean holds(int lock) {
            for (int i = 0; i < depth; i++) {
                if (locks[i] == lock) {
                    return true;
                }
            }
            return false;
        }
    }

    /** True if some thread of the execution takes a lock while it holds another one. */
    boolean scan(FinishedExecution seen) {
        execution = seen;
        collecting = false;
        follow(seen.trace());
        return nested;
    }

    /** The same for executions whose threads took the same locks, holding the same ones, at the same places. */
    long shape() {
        return shape;
    }

    /** Those of the execution that was scanned, in order. */
    List<LockDependency> chains() {
        collecting = true;
        chains = new ArrayList<>();
        follow(execution.trace());
        return chains;
    }

    private void follow(Trace trace) {
        threads.reset();
        shape = 0;
        nested = false;
        for (int i = 0; i < trace.length(); i++) {
            switch (trace.kind(i)) {
                case LOCK -> take(trace, i);
                case UNLOCK, WAIT -> of(trace.thread(i)).drop(trace.object(i));
                case CALL -> call(trace, i);
                default -> {
                    // No lock.
                }
            }
        }
    }

    private Held of(int thread) {
        int known = threads.find(thread);
        if (known >= 0) {
            return held[known];
        }
        int index = threads.add(thread);
        if (index == held.length) {
            held = Arrays.copyOf(held, index * 2);
        }
        if (held[index] == null) {
            held[index] = new Held();
        }
        held[index].depth = 0;
        return held[index];
    }

    private void take(Trace trace, int event) {
        Held mine = of(trace.thread(event));
        int lock = trace.object(event);
        if (mine.depth > 0 && !mine.holds(lock)) {
            nested = true;
            note(trace, event, mine);
        }
        mine.push(lock, event);
    }

    private void note(Trace trace, int event, Held mine) {
        long hash = trace.thread(event);
        hash = hash * 31 + trace.object(event);
        hash = hash * 31 + trace.site(event);
        for (int i = 0; i < mine.depth; i++) {
            hash = hash * 31 + mine.locks[i];
        }
        // A sum, because the order of different threads' events does not matter.
        shape += (hash ^ hash >>> 29) * 0x9E3779B97F4A7C15L;
        if (collecting) {
            chains.add(new LockDependency(
                    trace.thread(event),
                    Arrays.copyOf(mine.locks, mine.depth),
                    Arrays.copyOf(mine.events, mine.depth),
                    trace.object(event),
                    event));
        }
    }

    private void call(Trace trace, int event) {
        byte role = role(trace.site(event));
        if (role == TAKES) {
            take(trace, event);
        } else if (role == GIVES_BACK) {
            of(trace.thread(event)).drop(trace.object(event));
        }
    }

    private byte role(int site) {
        if (site >= roles.length) {
            roles = Arrays.copyOf(roles, Math.max(site + 1, roles.length * 2));
        }
        if (roles[site] == UNKNOWN) {
            String member = execution.member(site);
            roles[site] = JdkLockCalls.takes(member) ? TAKES : JdkLockCalls.givesBack(member) ? GIVES_BACK : NOTHING;
        }
        return roles[site];
    }
}
