package io.selvage.monitor.run;

import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.ThreadHooks;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import io.selvage.monitor.state.MoveKind;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** An execution under the engine's control, as its driver sees it: the driver is the execution's first thread. */
final class ControlledExecution implements MonitorExecution {
    private final Trace hindsight;
    private final MoveStrategy baton;
    private final Object monitor;
    private final MonitorCoverage coverage;
    private Thread[] threads = new Thread[8];
    private int[] ids = new int[8];
    private Invocation[] byId = new Invocation[16];

    ControlledExecution(Trace hindsight, MoveStrategy baton, Object monitor, MonitorCoverage coverage) {
        this.hindsight = hindsight;
        this.baton = baton;
        this.monitor = monitor;
        this.coverage = coverage;
    }

    @Override
    public Object monitor() {
        return monitor;
    }

    @Override
    public boolean move(MonitorThreads crew, Invocation visit, MoveKind wake, int number) {
        ClassHooks.resume();
        try {
            if (wake == MoveKind.CALL) {
                start(visit);
            } else if (wake == MoveKind.INTERRUPTED) {
                threads[visit.number()].interrupt();
            }
            baton.pass(ids[visit.number()], variant(wake), new Listener(crew, visit, coverage));
            ThreadHooks.yield();
        } finally {
            ClassHooks.pause();
        }
        if (baton.hasExceeded()) {
            return false;
        }
        if (visit.isOver()) {
            visit.complete(number);
        }
        look();
        return true;
    }

    @Override
    public boolean signalConditions() {
        ClassHooks.resume();
        try {
            boolean signalled = ConditionSignaller.signalAll(monitor);
            baton.rest();
            ThreadHooks.yield();
            return signalled;
        } finally {
            ClassHooks.pause();
            look();
        }
    }

    private static Variant variant(MoveKind wake) {
        return switch (wake) {
            case CALL, WOKEN, INTERRUPTED -> Variant.GO;
            case NOTIFIED, SPURIOUS -> Variant.SPURIOUS;
            case TIMED_OUT -> Variant.TIMEOUT;
        };
    }

    private void start(Invocation visit) {
        int number = visit.number();
        if (number >= threads.length) {
            threads = Arrays.copyOf(threads, number * 2);
            ids = Arrays.copyOf(ids, number * 2);
        }
        Thread thread = new Thread(null, () -> visit.run(monitor), "T" + number);
        threads[number] = thread;
        thread.start();
        int id = hindsight.pendingThread(hindsight.pending() - 1);
        ids[number] = id;
        if (id >= byId.length) {
            byId = Arrays.copyOf(byId, Math.max(id + 1, byId.length * 2));
        }
        byId[id] = visit;
    }

    /** Finds out what keeps each thread. */
    private void look() {
        for (int i = 0; i < hindsight.pending(); i++) {
            int id = hindsight.pendingThread(i);
            Invocation visit = id < byId.length ? byId[id] : null;
            if (visit != null) {
                look(visit, hindsight.pendingOperation(i), hindsight.pendingTimed(i), baton.isEnabled(id));
            }
        }
    }

    private static void look(Invocation visit, Operation operation, boolean timed, boolean enabled) {
        visit.enabled = enabled;
        visit.timed = timed;
        OpKind kind = operation.kind();
        if (kind == OpKind.WAITING) {
            visit.stop = Invocation.Stop.WAIT;
        } else if (kind == OpKind.LOCK && visit.stop == Invocation.Stop.WAIT) {
            visit.woken = true;
        } else {
            visit.stop = Invocation.Stop.BLOCK;
            visit.site = operation.site();
            visit.lock = kind == OpKind.LOCK ? operation.object() : 0;
        }
    }

    @Override
    public List<Invocation> deadlocked() {
        Map<Integer, Integer> wants = new TreeMap<>();
        for (int i = 0; i < hindsight.pending(); i++) {
            int id = hindsight.pendingThread(i);
            int lock = baton.isEnabled(id) ? 0 : baton.holdings().wants(id, hindsight.pendingOperation(i));
            if (lock != 0 && id < byId.length && byId[id] != null) {
                wants.put(id, lock);
            }
        }
        return wants.size() < 2
                ? List.of()
                : LockWaitCycle.of(wants, baton.holdings()).stream()
                        .map(id -> byId[id])
                        .toList();
    }

    /** Passes on to the crew what the moving thread does. */
    private record Listener(MonitorThreads crew, Invocation mover, MonitorCoverage coverage)
            implements MoveStrategy.Listener {
        @Override
        public void notified(int lock, int site) {
            coverage.notified(site, crew);
            crew.notified(lock);
        }

        @Override
        public void notifiedAll(int lock, int site) {
            coverage.notified(site, crew);
            crew.notifiedAll(lock);
        }

        @Override
        public void waits(int lock, int site) {
            crew.waits(mover, lock, site);
        }

        @Override
        public void synchronizes(int site) {
            coverage.synchronizes(site, crew);
        }
    }
}
