package io.selvage.tracestate;

import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import java.util.ArrayList;
import java.util.List;

/** Whom a {@code notify} woke. The trace does not say it, but shows who came back. */
public final class NotifiedThreads {
    private final Trace trace;
    private final List<UnfinishedThread> unfinished;

    public NotifiedThreads(FinishedExecution execution) {
        trace = execution.trace();
        unfinished = execution.unfinished();
    }

    /**
     * The thread that a {@link OpKind#NOTIFY} woke: the first of the waiters that comes back by getting the lock, or that still
     * wants it at the end; {@link WaitSets#NONE} if none does.
     */
    public int of(int notification, WaitSets waits) {
        List<Integer> candidates = waiters(waits, trace.object(notification));
        for (int event = notification + 1; event < trace.length() && !candidates.isEmpty(); event++) {
            int thread = trace.thread(event);
            if (candidates.contains(thread) && trace.kind(event) != OpKind.EXTRA_ACCESS) {
                if (trace.kind(event) == OpKind.LOCK) {
                    return thread;
                }
                candidates.remove((Integer) thread);
            }
        }
        return candidates.stream().filter(this::wantsLock).findFirst().orElse(WaitSets.NONE);
    }

    private static List<Integer> waiters(WaitSets waits, int set) {
        List<Integer> waiters = new ArrayList<>();
        for (int i = 0; i < waits.count(set); i++) {
            waiters.add(waits.waiter(set, i));
        }
        return waiters;
    }

    private boolean wantsLock(int thread) {
        return unfinished.stream().anyMatch(one -> one.thread() == thread && one.kind() == OpKind.LOCK);
    }
}
