package io.selvage.detect.race;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.tracestate.JdkLockCall;
import io.selvage.tracestate.JdkLockCalls;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Reads that a thread made optimistically and then found to be invalid: what came between {@code tryOptimisticRead} of
 * a {@code StampedLock} and {@code validate} while a writer was inside. What they have read is not used. Those that are
 * valid, and those that are never validated, are reads like any other: a successful {@code validate} orders them before
 * later writers.
 *
 * <p>The trace does not show what {@code validate} returned. A writer that waits for the lock, or has only tried to get
 * it, is taken for one that is inside: this asks who may hold a lock, not who is sure to.
 */
final class OptimisticReads {
    private final JdkLockCalls calls = new JdkLockCalls();
    /** By lock that was ever read optimistically: the threads that write. */
    private final Map<Integer, Set<Integer>> writers = new HashMap<>();
    /** By thread: the events between which its reads are invalid. */
    private final Map<Integer, Invalid> invalid = new HashMap<>();

    private record Invalid(int from, int until) {}

    private Trace trace;

    /** @param members by site, the name of the method called there */
    void reset(Trace newTrace, IntFunction<String> members) {
        trace = newTrace;
        calls.use(members);
        writers.clear();
        invalid.clear();
    }

    /** True if what is read by {@code event} is known to be thrown away. */
    boolean isInvalidated(int event) {
        if (invalid.isEmpty()) {
            return false;
        }
        Invalid range = invalid.get(trace.thread(event));
        return range != null && range.from < event && event < range.until;
    }

    /** Applies a call; the first may come late. */
    void applyCall(int event) {
        Set<Integer> inside = writers.isEmpty() ? null : writers.get(trace.object(event));
        if (inside != null) {
            follow(event, inside);
        }
        JdkLockCall call = calls.at(trace.site(event));
        if (call == JdkLockCall.OPTIMISTIC_READ || call == JdkLockCall.CONVERT_TO_OPTIMISTIC_READ) {
            findInvalidRange(event, inside == null ? writersBefore(event) : inside);
        }
    }

    private Set<Integer> writersBefore(int event) {
        Set<Integer> inside = new HashSet<>();
        writers.put(trace.object(event), inside);
        for (int i = 0; i <= event; i++) {
            if (isCallOn(trace.object(event), i)) {
                follow(i, inside);
            }
        }
        return inside;
    }

    private boolean isCallOn(int lock, int event) {
        return trace.kind(event) == OpKind.CALL && trace.object(event) == lock;
    }

    private void follow(int event, Set<Integer> inside) {
        JdkLockCall call = calls.at(trace.site(event));
        if (mayAcquireToWrite(call)) {
            inside.add(trace.thread(event));
        } else if (endsWriting(call) || mayAcquireToRead(call)) {
            inside.remove(trace.thread(event));
        }
    }

    /** Looks ahead to where the thread of {@code begin} validates, for the last time, what it reads from there on. */
    private void findInvalidRange(int begin, Set<Integer> inside) {
        int thread = trace.thread(begin);
        int lock = trace.object(begin);
        boolean written = !inside.isEmpty();
        int from = begin;
        int until = begin;
        boolean open = true;
        for (int i = begin + 1; open && i < trace.length(); i++) {
            if (!isCallOn(lock, i)) {
                continue;
            }
            JdkLockCall call = calls.at(trace.site(i));
            if (trace.thread(i) != thread) {
                written |= mayAcquireToWrite(call);
                continue;
            }
            if (validates(call)) {
                from = written ? from : i;
                until = i;
            }
            open = !mayAcquireToWrite(call) && !mayAcquireToRead(call);
        }
        invalid.remove(thread);
        if (from < until) {
            invalid.put(thread, new Invalid(from, until));
        }
    }

    private static boolean validates(JdkLockCall call) {
        return switch (call) {
            case VALIDATE, CONVERT_TO_WRITE_LOCK, CONVERT_TO_READ_LOCK, CONVERT_TO_OPTIMISTIC_READ -> true;
            default -> false;
        };
    }

    /** Also of a view, which may be that of the readers. */
    private static boolean mayAcquireToWrite(JdkLockCall call) {
        return switch (call) {
            case WRITE_LOCK,
                    WRITE_LOCK_INTERRUPTIBLY,
                    TRY_WRITE_LOCK,
                    CONVERT_TO_WRITE_LOCK,
                    LOCK,
                    LOCK_INTERRUPTIBLY,
                    TRY_LOCK -> true;
            default -> false;
        };
    }

    private static boolean mayAcquireToRead(JdkLockCall call) {
        return switch (call) {
            case READ_LOCK,
                    READ_LOCK_INTERRUPTIBLY,
                    TRY_READ_LOCK,
                    OPTIMISTIC_READ,
                    CONVERT_TO_READ_LOCK,
                    CONVERT_TO_OPTIMISTIC_READ -> true;
            default -> false;
        };
    }

    private static boolean endsWriting(JdkLockCall call) {
        return switch (call) {
            case UNLOCK_WRITE, UNLOCK, UNLOCK_STAMP -> true;
            default -> false;
        };
    }
}
