package io.selvage.monitor.run;

import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.ThreadHooks;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.monitor.event.MonitorEvent;
import io.selvage.monitor.state.MoveKind;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** An execution under the engine's control. Its first thread is the driver, which calls this object. */
final class ControlledExecution implements MonitorExecution {
    private final Trace trace;
    private final MoveStrategy strategy;
    private final Object monitor;
    private final MonitorCoverage coverage;
    /** By number of the caller, from 1. */
    private Thread[] callers = new Thread[8];
    /** By number of the caller: the engine's number of its thread. */
    private int[] ids = new int[8];
    /** By the engine's number of the thread; null for threads that are no callers. */
    private Invocation[] byId = new Invocation[16];

    ControlledExecution(Trace trace, MoveStrategy strategy, Object monitor, MonitorCoverage coverage) {
        this.trace = trace;
        this.strategy = strategy;
        this.monitor = monitor;
        this.coverage = coverage;
    }

    @Override
    public Object monitor() {
        return monitor;
    }

    @Override
    public boolean perform(MonitorThreads threads, Invocation invocation, MoveKind kind, int number) {
        ClassHooks.resume();
        try {
            if (kind == MoveKind.CALL) {
                start(invocation);
            } else if (kind == MoveKind.INTERRUPTED) {
                callers[invocation.number()].interrupt();
            }
            strategy.setMover(
                    ids[invocation.number()],
                    variant(kind),
                    new Listener(threads, invocation, coverage, threads.isHeard()));
            ThreadHooks.yield();
        } finally {
            ClassHooks.pause();
        }
        if (strategy.hasExceeded() || goesRoundForEver(invocation)) {
            return false;
        }
        if (invocation.hasReturned()) {
            invocation.complete(number);
        }
        updateBlocking();
        return true;
    }

    private boolean goesRoundForEver(Invocation invocation) {
        for (int i = 0; i < trace.pending(); i++) {
            if (trace.pendingThread(i) == ids[invocation.number()] && trace.pendingNever(i)) {
                invocation.block(0, trace.pendingOperation(i).site());
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean signalConditions() {
        ClassHooks.resume();
        try {
            boolean signalled = ConditionSignaller.signalAll(monitor);
            strategy.setNoMover();
            ThreadHooks.yield();
            return signalled;
        } finally {
            ClassHooks.pause();
            updateBlocking();
        }
    }

    private static Variant variant(MoveKind kind) {
        return switch (kind) {
            case CALL, WOKEN, INTERRUPTED -> Variant.GO;
            case NOTIFIED, SPURIOUS -> Variant.SPURIOUS;
            case TIMED_OUT -> Variant.TIMEOUT;
        };
    }

    private void start(Invocation invocation) {
        int number = invocation.number();
        if (number >= callers.length) {
            callers = Arrays.copyOf(callers, number * 2);
            ids = Arrays.copyOf(ids, number * 2);
        }
        Thread thread = new Thread(null, () -> invocation.run(monitor), "T" + number);
        callers[number] = thread;
        thread.start();
        int id = trace.pendingThread(trace.pending() - 1);
        ids[number] = id;
        if (id >= byId.length) {
            byId = Arrays.copyOf(byId, Math.max(id + 1, byId.length * 2));
        }
        byId[id] = invocation;
    }

    /** Reads from the pending operations what each caller is blocked by. */
    private void updateBlocking() {
        for (int i = 0; i < trace.pending(); i++) {
            int id = trace.pendingThread(i);
            Invocation invocation = id < byId.length ? byId[id] : null;
            if (invocation != null) {
                invocation.update(strategy.isEnabled(id), trace.pendingTimed(i));
                updateBlocking(invocation, trace.pendingOperation(i));
            }
        }
    }

    private static void updateBlocking(Invocation invocation, Operation operation) {
        OpKind kind = operation.kind();
        if (kind == OpKind.WAITING) {
            invocation.stayInWait();
        } else if (kind == OpKind.LOCK && invocation.blocking() == Invocation.Blocking.WAIT) {
            invocation.wake();
        } else {
            invocation.block(kind == OpKind.LOCK ? operation.object() : 0, operation.site());
        }
    }

    @Override
    public List<Invocation> lockWaitCycle() {
        Map<Integer, Integer> awaited = new TreeMap<>();
        for (int i = 0; i < trace.pending(); i++) {
            int id = trace.pendingThread(i);
            int lock = strategy.isEnabled(id) ? 0 : strategy.ownership().awaitedLock(id, trace.pendingOperation(i));
            if (lock != 0 && id < byId.length && byId[id] != null) {
                awaited.put(id, lock);
            }
        }
        return awaited.size() < 2
                ? List.of()
                : LockWaitCycle.of(awaited, strategy.ownership()).stream()
                        .map(id -> byId[id])
                        .toList();
    }

    /** Records in the threads' book what the moving thread does. */
    private record Listener(MonitorThreads threads, Invocation mover, MonitorCoverage coverage, boolean isHeard)
            implements MoveStrategy.Listener {
        private void record(MonitorEvent.Kind kind, int site) {
            if (isHeard) {
                threads.record(kind, mover, site);
            }
        }

        @Override
        public void notified(int lock, int site) {
            coverage.recordNotify(site, threads);
            record(MonitorEvent.Kind.NOTIFY, site);
            threads.notified(lock);
        }

        @Override
        public void notifiedAll(int lock, int site) {
            coverage.recordNotify(site, threads);
            record(MonitorEvent.Kind.NOTIFY_ALL, site);
            threads.notifiedAll(lock);
        }

        @Override
        public void waits(int lock, int site) {
            record(MonitorEvent.Kind.WAIT, site);
            threads.beginWait(mover, lock, site);
        }

        @Override
        public void synchronizes(int site) {
            coverage.recordSynchronization(site, threads);
        }
    }
}
