package io.selvage.detect.hang;

import io.selvage.model.FindingKind;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A task that waits while the one that would end its wait is queued behind it: all workers of the pool are busy
 * waiting.
 */
final class ThreadPoolExhaustion {
    private final HungExecution hang;
    private final Trace trace;
    private final Map<Integer, Integer> pools = new HashMap<>();

    private ThreadPoolExhaustion(HungExecution hang) {
        this.hang = hang;
        trace = hang.trace;
    }

    static Optional<WaitDiagnosis> find(HungExecution hang) {
        return new ThreadPoolExhaustion(hang).find();
    }

    private Optional<WaitDiagnosis> find() {
        for (UnfinishedThread thread : hang.blockedThreads) {
            int pool = pool(thread.thread());
            if (pool != 0 && isBusy(pool) && (waitsForTask(thread, pool) || hasQueued(pool))) {
                return Optional.of(new WaitDiagnosis(
                        FindingKind.ORPHANED_WAIT,
                        thread,
                        " in a task of " + hang.execution.objectName(pool)
                                + ", all of whose workers are busy: nobody is left to run the task that "
                                + (waitsForTask(thread, pool) ? "it waits for" : "is queued behind it")));
            }
        }
        return Optional.empty();
    }

    private boolean waitsForTask(UnfinishedThread thread, int pool) {
        String method = hang.method(thread);
        String type = method.substring(0, Math.max(0, method.lastIndexOf('.')));
        boolean waits = type.contains("Future") || type.endsWith("Task") || method.endsWith(".invokeAll");
        return waits && hasCalled(thread.thread(), pool);
    }

    /**
     * The pool that the thread was started by, as a worker; 0 if it was not: the call that started it has accessed the
     * pool.
     */
    private int pool(int thread) {
        return pools.computeIfAbsent(thread, unknown -> {
            int start = hang.start(thread);
            return start < 0 ? 0 : starter(start);
        });
    }

    private int starter(int start) {
        if (hang.execution.member(trace.site(start)).startsWith("Thread.")) {
            return 0;
        }
        for (int i = start; i >= 0; i--) {
            if (trace.thread(i) == trace.thread(start) && isPool(trace.object(i))) {
                return trace.object(i);
            }
        }
        return lastTouched(start);
    }

    private int lastTouched(int start) {
        int last = start;
        while (last + 1 < trace.length() && trace.kind(last + 1) == OpKind.EXTRA_ACCESS) {
            last++;
        }
        return last == start ? 0 : trace.object(last);
    }

    private boolean isPool(int object) {
        String name = object == 0 ? "" : hang.execution.objectName(object);
        return name.contains("Executor#") || name.contains("Pool#");
    }

    private boolean hasCalled(int thread, int pool) {
        for (int i = 0; i < trace.length(); i++) {
            boolean uses = trace.kind(i) == OpKind.CALL || trace.kind(i) == OpKind.EXTRA_ACCESS;
            if (trace.thread(i) == thread && uses && trace.object(i) == pool) {
                return true;
            }
        }
        return false;
    }

    /** True if more tasks were handed in than have begun; false where the trace does not show it. */
    private boolean hasQueued(int pool) {
        if (hang.execution.objectName(pool).contains("ForkJoin")) {
            return false;
        }
        int handedIn = 0;
        boolean open = true;
        for (int i = 0; i < trace.length(); i++) {
            String method = member(i).substring(member(i).lastIndexOf('.') + 1);
            if (method.equals("cancel") || method.equals("shutdownNow")) {
                return false;
            }
            if (trace.object(i) == pool && open) {
                handedIn += method.equals("submit") || method.equals("execute") ? 1 : 0;
                open = !method.equals("shutdown");
            }
        }
        return handedIn > begun(pool);
    }

    /** The called method; the empty string for events of other kinds. */
    private String member(int event) {
        return trace.kind(event) == OpKind.CALL ? hang.execution.member(trace.site(event)) : "";
    }

    private int begun(int pool) {
        int begun = 0;
        for (int i = 0; i < trace.length(); i++) {
            if (trace.kind(i) == OpKind.BEGIN && pool(trace.thread(i)) == pool) {
                begun += tasks(trace.thread(i));
            }
        }
        return begun;
    }

    /**
     * How many tasks a worker, which is not idle, has begun: the one it was started with, and what it has got since.
     */
    private int tasks(int worker) {
        int tasks = 0;
        boolean first = true;
        for (int i = 0; i < trace.length(); i++) {
            if (trace.thread(i) == worker && trace.kind(i) != OpKind.BEGIN) {
                boolean asks = member(i).equals("ThreadPoolExecutor.getTask");
                tasks += asks || first ? 1 : 0;
                tasks -= trace.kind(i) == OpKind.END ? 1 : 0;
                first = false;
            }
        }
        return tasks;
    }

    private boolean isBusy(int pool) {
        List<UnfinishedThread> workers = new ArrayList<>();
        for (UnfinishedThread thread : hang.execution.unfinished()) {
            if (pool(thread.thread()) == pool) {
                workers.add(thread);
            }
        }
        return workers.stream().noneMatch(UnfinishedThread::idleWorker);
    }
}
