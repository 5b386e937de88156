package io.selvage.script.coverage;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.tracestate.WaitSets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The calls inside of locks, and the threads that wait, at one point of an execution. */
final class MonitorVisits {
    /** A call inside of a lock, from the outermost acquire to the release. */
    private static final class Visit {
        final String method;
        int waits;
        int depth;

        Visit(String method) {
            this.method = method;
        }
    }

    private final CoverageRecord record;
    private final Map<Long, Visit> visits = new HashMap<>();
    /** By lock, the visits that are over. */
    private final Map<Integer, List<Visit>> past = new HashMap<>();
    /** Who waits at which monitor, condition or other object. */
    private final WaitSets waiting = new WaitSets();
    /** By thread, the method in which it began to wait last. */
    private final Map<Integer, String> waitingMethods = new HashMap<>();
    /** Locks on which some thread has waited or notified; only these are reported. */
    private final Set<Integer> relevantLocks = new HashSet<>();
    /** By other object, its calls: method and waiting threads. Reported only if some thread waits there. */
    private final Map<Integer, List<String[]>> callsOnOthers = new HashMap<>();
    /** By thread, the visit whose wait is its latest event: it may turn out that the wait never began. */
    private final Map<Integer, Visit> unconfirmed = new HashMap<>();

    MonitorVisits(CoverageRecord record) {
        this.record = record;
    }

    private static long key(Trace trace, int event) {
        return (long) trace.thread(event) << 32 | trace.object(event);
    }

    /** The methods of the threads that wait at {@code place}. */
    private List<String> waiters(int place) {
        List<String> methods = new ArrayList<>();
        for (int i = 0; i < waiting.count(place); i++) {
            methods.add(waitingMethods.get(waiting.waiter(place, i)));
        }
        return methods;
    }

    private void startWaiting(int thread, int place, String method) {
        waiting.enter(thread, place);
        waitingMethods.put(thread, method);
    }

    private Visit visit(Trace trace, int event) {
        return visits.computeIfAbsent(key(trace, event), known -> new Visit(record.method(trace, event)));
    }

    /**
     * To be called for each event first. A wait that is followed by anything but its end never began: the thread was
     * interrupted before, and has not released the lock.
     */
    void confirmWait(Trace trace, int event) {
        OpKind kind = trace.kind(event);
        Visit visit = kind == OpKind.EXTRA_ACCESS ? null : unconfirmed.remove(trace.thread(event));
        if (visit != null && kind != OpKind.WAITING && kind != OpKind.LOCK) {
            visit.waits--;
            stopWaiting(trace.thread(event));
        }
    }

    /** Whether another thread is inside of the lock and does not wait. */
    boolean isHeldByOther(Trace trace, int event) {
        return visits.keySet().stream()
                .anyMatch(key -> (int) (long) key == trace.object(event)
                        && (int) (key >>> 32) != trace.thread(event)
                        && !isWaiting((int) (key >>> 32)));
    }

    void enter(Trace trace, int event) {
        Visit visit = visit(trace, event);
        // A lock that is acquired again after a wait belongs to the same visit.
        if (trace.kind(event) == OpKind.CALL || visit.depth == 0) {
            visit.depth++;
        }
        stopWaiting(trace.thread(event));
    }

    void leave(Trace trace, int event) {
        Visit visit = visits.get(key(trace, event));
        if (visit != null && --visit.depth <= 0) {
            visits.remove(key(trace, event));
            past.computeIfAbsent(trace.object(event), lock -> new ArrayList<>()).add(visit);
        }
    }

    /** The thread waits in {@code Object.wait}. */
    void await(Trace trace, int event) {
        await(trace, event, trace.object(event));
        unconfirmed.put(trace.thread(event), visit(trace, event));
    }

    void await(Trace trace, int event, int place) {
        Visit visit = visit(trace, event);
        visit.waits++;
        relevantLocks.add(trace.object(event));
        startWaiting(trace.thread(event), place, visit.method);
    }

    /** {@code thread} does not wait any more. */
    void stopWaiting(int thread) {
        waiting.leave(thread);
    }

    private boolean isWaiting(int thread) {
        return waiting.waitingIn(thread) != WaitSets.NONE;
    }

    boolean isWaiting(int place, int thread) {
        return waiting.waitingIn(thread) == place;
    }

    /** @param picked the thread that is notified; -1 for the one that has waited longest */
    void signal(Trace trace, int event, int place, int picked) {
        recordNotification(trace, event, place);
        waiting.leave(picked >= 0 ? picked : waiting.waiter(place, 0));
    }

    void signalAll(Trace trace, int event, int place) {
        recordNotification(trace, event, place);
        while (waiting.leave(waiting.waiter(place, 0))) {
            // One after the other.
        }
    }

    private void recordNotification(Trace trace, int event, int place) {
        relevantLocks.add(trace.object(event));
        record.recordNotification(record.method(trace, event), waiters(place));
    }

    /** A call on an object that is no lock. */
    void call(Trace trace, int event, boolean waits) {
        int place = trace.object(event);
        String method = record.method(trace, event);
        stopWaiting(trace.thread(event));
        callsOnOthers
                .computeIfAbsent(place, key -> new ArrayList<>())
                .add(new String[] {method, CoverageRecord.kinds(waiters(place))});
        Visit visit = new Visit(method);
        past.computeIfAbsent(place, key -> new ArrayList<>()).add(visit);
        if (waits) {
            visit.waits = 1;
            relevantLocks.add(place);
            startWaiting(trace.thread(event), place, method);
        }
    }

    /** The execution is over. */
    void close() {
        for (int lock : relevantLocks) {
            past.getOrDefault(lock, List.of()).forEach(visit -> record.recordWaits(visit.method, visit.waits));
            callsOnOthers
                    .getOrDefault(lock, List.of())
                    .forEach(arrival -> record.recordNotification(arrival[0], arrival[1]));
        }
    }
}
