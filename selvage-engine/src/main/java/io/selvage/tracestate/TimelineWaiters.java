package io.selvage.tracestate;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who is in which wait set while a trace is followed. */
final class TimelineWaiters {
    private final Trace trace;
    private final List<UnfinishedThread> unfinished;
    /** By thread: its wait set; the oldest first. */
    private final Map<Integer, Integer> sets = new LinkedHashMap<>();

    TimelineWaiters(FinishedExecution execution) {
        trace = execution.trace();
        unfinished = execution.unfinished();
    }

    void add(int thread, int set) {
        sets.remove(thread);
        sets.put(thread, set);
    }

    /** False if it was not there any more. */
    boolean remove(int thread) {
        return sets.remove(thread) != null;
    }

    /** The oldest first. */
    List<Integer> of(int set) {
        return sets.keySet().stream().filter(thread -> sets.get(thread) == set).toList();
    }

    /**
     * Whom a {@code notify} woke. The trace does not say it: it is the first waiter that comes back by getting the lock, or that
     * still wants it at the end.
     */
    Optional<Integer> picked(int notification) {
        List<Integer> candidates = of(trace.object(notification));
        for (int event = notification + 1; event < trace.length() && !candidates.isEmpty(); event++) {
            int thread = trace.thread(event);
            if (candidates.contains(thread) && trace.kind(event) != OpKind.EXTRA_ACCESS) {
                if (trace.kind(event) == OpKind.LOCK) {
                    return Optional.of(thread);
                }
                candidates =
                        candidates.stream().filter(other -> other != thread).toList();
            }
        }
        return candidates.stream().filter(this::wantsLock).findFirst();
    }

    private boolean wantsLock(int thread) {
        return unfinished.stream().anyMatch(one -> one.thread() == thread && one.kind() == OpKind.LOCK);
    }

    /** Whether the thread ends up parked. */
    boolean isParked(int thread) {
        return unfinished.stream()
                .anyMatch(one -> one.thread() == thread && one.kind() == OpKind.PARK && !one.enabled());
    }
}
