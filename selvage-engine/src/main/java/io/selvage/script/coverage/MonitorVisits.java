package io.selvage.script.coverage;

import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Who is inside of which lock, and who waits where, as one execution goes on. */
final class MonitorVisits {
    /** A thread inside of a lock. */
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
    /** Visits that are over, by lock. */
    private final Map<Integer, List<Visit>> past = new HashMap<>();
    /** By monitor, condition or other object: who waits there, oldest first, and in which method. */
    private final Map<Integer, Map<Integer, String>> waiting = new HashMap<>();
    /** Locks that somebody waits for or notifies; others are not worth telling. */
    private final Set<Integer> relevantLocks = new HashSet<>();
    /** What calls on other objects found there, told only if somebody ever waits there: object, method, waiters. */
    private final Map<Integer, List<String[]>> callsOnOthers = new HashMap<>();

    MonitorVisits(CoverageRecord record) {
        this.record = record;
    }

    private static long key(Trace trace, int event) {
        return (long) trace.thread(event) << 32 | trace.object(event);
    }

    private Map<Integer, String> waiters(int place) {
        return waiting.computeIfAbsent(place, key -> new LinkedHashMap<>());
    }

    private Visit visit(Trace trace, int event) {
        return visits.computeIfAbsent(key(trace, event), known -> new Visit(record.method(trace, event)));
    }

    void enter(Trace trace, int event) {
        Visit visit = visit(trace, event);
        // a lock that came back from a wait is the same visit
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

    void await(Trace trace, int event, int place) {
        Visit visit = visit(trace, event);
        visit.waits++;
        relevantLocks.add(trace.object(event));
        waiters(place).put(trace.thread(event), visit.method);
    }

    /** {@code thread} waits no more, for whatever reason. */
    void stopWaiting(int thread) {
        waiting.values().forEach(waiters -> waiters.remove(thread));
    }

    boolean isWaiting(int place, int thread) {
        return waiting.getOrDefault(place, Map.of()).containsKey(thread);
    }

    /** @param picked the thread that is woken; -1 for the one that has waited longest */
    void signal(Trace trace, int event, int place, int picked) {
        Map<Integer, String> waiters = notified(trace, event, place);
        if (!waiters.isEmpty()) {
            waiters.remove(picked >= 0 ? picked : waiters.keySet().iterator().next());
        }
    }

    void signalAll(Trace trace, int event, int place) {
        notified(trace, event, place).clear();
    }

    private Map<Integer, String> notified(Trace trace, int event, int place) {
        relevantLocks.add(trace.object(event));
        Map<Integer, String> waiters = waiters(place);
        record.recordNotification(record.method(trace, event), waiters.values());
        return waiters;
    }

    /** A call on something else. */
    void call(Trace trace, int event, boolean waits) {
        int place = trace.object(event);
        String method = record.method(trace, event);
        stopWaiting(trace.thread(event));
        callsOnOthers.computeIfAbsent(place, key -> new ArrayList<>())
                .add(new String[] {method, CoverageRecord.kinds(waiters(place).values())});
        Visit visit = new Visit(method);
        past.computeIfAbsent(place, key -> new ArrayList<>()).add(visit);
        if (waits) {
            visit.waits = 1;
            relevantLocks.add(place);
            waiters(place).put(trace.thread(event), method);
        }
    }

    /** The execution is over. */
    void close() {
        for (int lock : relevantLocks) {
            past.getOrDefault(lock, List.of()).forEach(visit -> record.recordWaits(visit.method, visit.waits));
            callsOnOthers.getOrDefault(lock, List.of()).forEach(arrival -> record.recordNotification(arrival[0], arrival[1]));
        }
    }
}
