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

/** Which locks each thread of an execution holds, read off what has been committed. */
final class LockOwnership {
    private static final Set<String> TAKE = Set.of(".lock", ".lockInterruptibly");
    private static final String GIVE_BACK = ".unlock";

    /** What one thread has in its hands. */
    private static final class Hands {
        private final List<Integer> held = new ArrayList<>(2);
        /** The lock that it gave up to wait on; 0 for none. */
        private int waitsOn;
        /** The lock whose {@code lock()} it called last; 0 for none. */
        private int asked;
        /** Whether it has done anything yet that others can notice. */
        private boolean acted;
    }

    private final LockingPattern locking;
    private Hands[] hands = new Hands[16];
    private int seen;

    LockOwnership(LockingPattern locking) {
        this.locking = locking;
    }

    /** Takes in what is new. */
    void follow(Trace trace) {
        for (; seen < trace.length(); seen++) {
            take(trace, seen);
        }
    }

    private void take(Trace trace, int event) {
        Hands its = of(trace.thread(event));
        int object = trace.object(event);
        switch (trace.kind(event)) {
            case LOCK -> taken(its, object, trace.site(event));
            case UNLOCK -> its.held.remove((Integer) object);
            case WAIT -> {
                its.held.remove((Integer) object);
                its.waitsOn = object;
            }
            case CALL -> called(its, object, trace.site(event));
            case READ, WRITE -> its.acted |= trace.orders(event);
            default -> {
                // Holds what it held.
            }
        }
    }

    private void called(Hands its, int object, int site) {
        String member = Sites.get(site).member();
        its.acted = true;
        its.asked = 0;
        if (takes(member)) {
            its.asked = object;
            taken(its, object, site);
        } else if (member.endsWith(GIVE_BACK)) {
            its.held.remove((Integer) object);
        }
    }

    private void taken(Hands its, int lock, int site) {
        its.acted = true;
        its.waitsOn = 0;
        if (!its.held.isEmpty() && !its.held.contains(lock) && isTaking(site)) {
            locking.nested();
        }
        its.held.add(lock);
    }

    private static boolean takes(String member) {
        int dot = member.lastIndexOf('.');
        return dot >= 0 && TAKE.contains(member.substring(dot));
    }

    private Hands of(int thread) {
        if (thread >= hands.length) {
            hands = Arrays.copyOf(hands, Math.max(thread + 1, hands.length * 2));
        }
        if (hands[thread] == null) {
            hands[thread] = new Hands();
        }
        return hands[thread];
    }

    /** Whether {@code thread} must stop before {@code operation}, for others to be seen in between. */
    boolean stops(int thread, Operation operation, MoveGranularity stops) {
        Hands its = of(thread);
        if (!isNoticed(operation) || its.waitsOn == operation.object() && its.waitsOn != 0) {
            return false;
        }
        if (its.held.isEmpty()) {
            if (its.acted) {
                locking.returned();
            }
            return its.acted && stops != MoveGranularity.NONE;
        }
        return stops == MoveGranularity.BEFORE_INNER_LOCKS
                && isTaking(operation.site())
                && !its.held.contains(operation.object());
    }

    private static boolean isNoticed(Operation operation) {
        OpKind kind = operation.kind();
        boolean accesses = kind == OpKind.READ || kind == OpKind.WRITE;
        return kind == OpKind.LOCK || kind == OpKind.CALL || accesses && operation.orders();
    }

    /** Whether a lock is taken there to be kept; calls of synchronized JDK methods give theirs back by themselves. */
    private static boolean isTaking(int site) {
        String member = Sites.get(site).member();
        return member.isEmpty() || takes(member);
    }

    /** The lock that {@code thread} cannot have while its pending operation is {@code pending}; 0 if it is nothing like that. */
    int wants(int thread, Operation pending) {
        return switch (pending.kind()) {
            case LOCK -> pending.object();
            case PARK -> of(thread).asked;
            default -> 0;
        };
    }

    boolean holds(int thread, int lock) {
        return thread < hands.length && hands[thread] != null && hands[thread].held.contains(lock);
    }
}
