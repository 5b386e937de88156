package io.selvage.detect.race;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * Reads that a thread made optimistically and then found to be invalid: what came between {@code tryOptimisticRead} of a
 * {@code StampedLock} and {@code validate} while a writer was inside. Nobody uses what they have seen. Those that are
 * valid, and those that are never validated, are reads like any other: a successful {@code validate} orders them before
 * later writers.
 *
 * <p>The trace does not tell what {@code validate} answered. A writer that waits for the lock, or has only tried to get
 * it, is taken for one that is inside.
 */
final class OptimisticReads {
    private static final byte UNKNOWN = 0;
    private static final byte BEGINS = 1;
    private static final byte OTHER = 2;

    /** By site: whether an optimistic read begins there. */
    private byte[] roles = new byte[1024];
    /** By lock that was ever read optimistically: the threads that write. */
    private final Map<Integer, Set<Integer>> writers = new HashMap<>();
    /** By thread: the events between which its reads are invalid. */
    private final Map<Integer, Invalid> invalid = new HashMap<>();

    private record Invalid(int from, int until) {}

    private Trace trace;
    private IntFunction<String> members;

    /** @param newMembers by site, the name of the method called there */
    void reset(Trace newTrace, IntFunction<String> newMembers) {
        trace = newTrace;
        members = newMembers;
        writers.clear();
        invalid.clear();
    }

    /** True if what is read by {@code event} is known to be thrown away. */
    boolean isThrownAway(int event) {
        if (invalid.isEmpty()) {
            return false;
        }
        Invalid range = invalid.get(trace.thread(event));
        return range != null && range.from < event && event < range.until;
    }

    /** Takes in a call; the first may come late. */
    void call(int event) {
        Set<Integer> inside = writers.isEmpty() ? null : writers.get(trace.object(event));
        if (inside != null) {
            follow(event, inside);
        }
        if (begins(trace.site(event))) {
            look(event, inside == null ? writersBefore(event) : inside);
        }
    }

    private boolean begins(int site) {
        if (site >= roles.length) {
            roles = Arrays.copyOf(roles, Math.max(site + 1, roles.length * 2));
        }
        if (roles[site] == UNKNOWN) {
            roles[site] = switch (members.apply(site)) {
                case "StampedLock.tryOptimisticRead", "StampedLock.tryConvertToOptimisticRead" -> BEGINS;
                default -> OTHER;
            };
        }
        return roles[site] == BEGINS;
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
        String method = method(event);
        if (takesToWrite(method)) {
            inside.add(trace.thread(event));
        } else if (givesBack(method) || takesToRead(method)) {
            inside.remove(trace.thread(event));
        }
    }

    /** Looks ahead to where the thread of {@code begin} validates, for the last time, what it reads from there on. */
    private void look(int begin, Set<Integer> inside) {
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
            String method = method(i);
            if (trace.thread(i) != thread) {
                written |= takesToWrite(method);
                continue;
            }
            if (validates(method)) {
                from = written ? from : i;
                until = i;
            }
            open = method.equals("validate") || !takesToWrite(method) && !takesToRead(method);
        }
        invalid.remove(thread);
        if (from < until) {
            invalid.put(thread, new Invalid(from, until));
        }
    }

    private String method(int event) {
        String member = members.apply(trace.site(event));
        return member.substring(member.lastIndexOf('.') + 1);
    }

    private static boolean validates(String method) {
        return method.equals("validate") || method.startsWith("tryConvertTo");
    }

    /** Also of a view, which may be that of the readers. */
    private static boolean takesToWrite(String method) {
        return switch (method) {
            case "writeLock",
                    "writeLockInterruptibly",
                    "tryWriteLock",
                    "tryConvertToWriteLock",
                    "lock",
                    "lockInterruptibly",
                    "tryLock" -> true;
            default -> false;
        };
    }

    private static boolean takesToRead(String method) {
        return switch (method) {
            case "readLock",
                    "readLockInterruptibly",
                    "tryReadLock",
                    "tryOptimisticRead",
                    "tryConvertToReadLock",
                    "tryConvertToOptimisticRead" -> true;
            default -> false;
        };
    }

    private static boolean givesBack(String method) {
        return switch (method) {
            case "unlockWrite", "tryUnlockWrite", "unlock" -> true;
            default -> false;
        };
    }
}
