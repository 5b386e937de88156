package io.selvage.detect.race;

import io.selvage.model.ExtraAccess;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Happens-before by the book: every pair of events is asked whether it is ordered directly; then the transitive
 * closure.
 */
final class NaiveHappensBefore {
    private static final Set<OpKind> NOTICES = Set.of(
            OpKind.PARK,
            OpKind.WAIT,
            OpKind.WAITING,
            OpKind.LOCK,
            OpKind.JOIN,
            OpKind.SLEEP,
            OpKind.THREAD_QUERY,
            OpKind.CALL,
            OpKind.EXTRA_ACCESS);

    private final Trace trace;
    private final BitSet[] before;
    private final Map<Integer, Integer> objectOfThread = new HashMap<>();

    NaiveHappensBefore(Trace trace) {
        this.trace = trace;
        before = new BitSet[trace.length()];
        for (int i = 0; i < trace.length(); i++) {
            if (trace.kind(i) == OpKind.BEGIN) {
                objectOfThread.put(trace.thread(i), trace.object(i));
            }
        }
        for (int i = 0; i < trace.length(); i++) {
            before[i] = new BitSet();
            for (int j = 0; j < i; j++) {
                if (directly(j, i)) {
                    before[i].or(before[j]);
                    before[i].set(j);
                }
            }
        }
    }

    boolean isBefore(int a, int b) {
        return before[b].get(a);
    }

    private boolean directly(int a, int b) {
        if (trace.thread(a) == trace.thread(b)) {
            return true;
        }
        OpKind from = trace.kind(a);
        OpKind to = trace.kind(b);
        if (isInterrupt(a)
                && NOTICES.contains(to)
                && trace.object(a) == objectOfThread.getOrDefault(trace.thread(b), 0)) {
            return true;
        }
        if (trace.object(a) != trace.object(b)) {
            return false;
        }
        return switch (from) {
            case UNLOCK, WAIT -> acquiresLock(b) || takesOwnLock(b);
            case START -> to == OpKind.BEGIN;
            case END ->
                to == OpKind.THREAD_QUERY
                        || to == OpKind.JOIN && trace.variant(b) == Variant.GO
                        || isExtra(b, ExtraAccess.ALIVE)
                        || isExtra(b, ExtraAccess.TERMINATION)
                        || takesOwnLock(a) && acquiresLock(b);
            case UNPARK -> to == OpKind.PARK;
            case INTERRUPT -> noticesInterrupt(b);
            case CALL -> trace.writes(a) && isCall(b);
            case EXTRA_ACCESS ->
                isExtra(a, ExtraAccess.RELEASED_ACROSS_STEPS) && (acquiresLock(b) || takesOwnLock(b))
                        || isExtra(a, ExtraAccess.LEFT_POOL) && trace.writes(a) && seesLeft(b)
                        || isInterrupt(a) && noticesInterrupt(b)
                        || isCall(a) && trace.writes(a) && isCall(b);
            case WRITE -> isAccess(b) && trace.orders(a) && trace.orders(b) && trace.variable(a) == trace.variable(b);
            default -> false;
        };
    }

    private boolean seesLeft(int event) {
        return isExtra(event, ExtraAccess.LEFT_POOL) || isExtra(event, ExtraAccess.POOL_TERMINATION);
    }

    private boolean isExtra(int event, int what) {
        return trace.kind(event) == OpKind.EXTRA_ACCESS && trace.variable(event) == what;
    }

    private boolean acquiresLock(int event) {
        return trace.kind(event) == OpKind.LOCK
                || isExtra(event, ExtraAccess.LOCK)
                || isExtra(event, ExtraAccess.HELD_ACROSS_STEPS);
    }

    private boolean takesOwnLock(int event) {
        return trace.kind(event) == OpKind.END && trace.variable(event) == OpKind.TAKES_LOCK;
    }

    private boolean isCall(int event) {
        return trace.kind(event) == OpKind.CALL
                || trace.kind(event) == OpKind.INIT
                || isExtra(event, ExtraAccess.WHOLE_OBJECT)
                || isExtra(event, ExtraAccess.INITIALISED);
    }

    /** Whether the event interrupts a thread: by a written flag that is not its own. */
    private boolean isInterrupt(int event) {
        boolean isOwn = trace.object(event) == objectOfThread.getOrDefault(trace.thread(event), 0);
        return trace.kind(event) == OpKind.INTERRUPT
                || isExtra(event, ExtraAccess.INTERRUPT_FLAG) && trace.writes(event) && !isOwn;
    }

    private boolean noticesInterrupt(int event) {
        return trace.kind(event) == OpKind.THREAD_QUERY
                || isExtra(event, ExtraAccess.INTERRUPT_FLAG) && !isInterrupt(event);
    }

    private boolean isAccess(int event) {
        return trace.kind(event) == OpKind.READ || trace.kind(event) == OpKind.WRITE;
    }

    boolean races(int a, int b) {
        return isAccess(a)
                && isAccess(b)
                && trace.object(a) == trace.object(b)
                && trace.variable(a) == trace.variable(b)
                && (trace.writes(a) || trace.writes(b))
                && !(trace.orders(a) && trace.orders(b))
                && !before[b].get(a);
    }

    /** By variable: the first access that races with an earlier one. */
    Map<Long, Integer> firstRaces() {
        Map<Long, Integer> first = new TreeMap<>();
        for (int b = 0; b < trace.length(); b++) {
            for (int a = 0; a < b; a++) {
                if (races(a, b)) {
                    first.putIfAbsent(variable(trace, b), b);
                }
            }
        }
        return first;
    }

    static long variable(Trace trace, int event) {
        return (long) trace.object(event) << 32 | trace.variable(event);
    }

    /** What the detector says, in the same form, having checked that each of its races is one. */
    Map<Long, Integer> firstRacesFound(int threads) {
        Map<Long, Integer> first = new TreeMap<>();
        Set<String> wrong = new TreeSet<>();
        new FastTrack((a, b) -> {
                    first.merge(variable(trace, b), b, Math::min);
                    if (!races(a, b)) {
                        wrong.add(a + "-" + b);
                    }
                })
                .analyse(trace, threads, site -> "");
        if (!wrong.isEmpty()) {
            throw new AssertionError("no races: " + wrong);
        }
        return first;
    }
}
