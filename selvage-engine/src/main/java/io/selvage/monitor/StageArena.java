package io.selvage.monitor;

import io.selvage.hooks.ClassHooks;
import io.selvage.hooks.ThreadHooks;
import io.selvage.model.OpKind;
import io.selvage.model.Operation;
import io.selvage.model.Variant;
import io.selvage.strategy.Hindsight;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** An execution under the engine's control, as its driver sees it: the driver is the execution's first thread. */
final class StageArena implements Arena {
    private final Hindsight hindsight;
    private final Baton baton;
    private final Object monitor;
    private final Coverage coverage;
    private Thread[] threads = new Thread[8];
    private int[] ids = new int[8];
    private Visit[] byId = new Visit[16];

    StageArena(Hindsight hindsight, Baton baton, Object monitor, Coverage coverage) {
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
    public boolean move(Crew crew, Visit visit, Wake wake, int number) {
        ClassHooks.resume();
        try {
            if (wake == Wake.CALL) {
                start(visit);
            } else if (wake == Wake.INTERRUPTED) {
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
            boolean signalled = Conditions.signalAll(monitor);
            baton.rest();
            ThreadHooks.yield();
            return signalled;
        } finally {
            ClassHooks.pause();
            look();
        }
    }

    private static Variant variant(Wake wake) {
        return switch (wake) {
            case CALL, WOKEN, INTERRUPTED -> Variant.GO;
            case NOTIFIED, SPURIOUS -> Variant.SPURIOUS;
            case TIMED_OUT -> Variant.TIMEOUT;
        };
    }

    private void start(Visit visit) {
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
            Visit visit = id < byId.length ? byId[id] : null;
            if (visit != null) {
                look(visit, hindsight.pendingOperation(i), hindsight.pendingTimed(i), baton.isEnabled(id));
            }
        }
    }

    private static void look(Visit visit, Operation operation, boolean timed, boolean enabled) {
        visit.enabled = enabled;
        visit.timed = timed;
        OpKind kind = operation.kind();
        if (kind == OpKind.WAITING) {
            visit.stop = Visit.Stop.WAIT;
        } else if (kind == OpKind.LOCK && visit.stop == Visit.Stop.WAIT) {
            visit.woken = true;
        } else {
            visit.stop = Visit.Stop.BLOCK;
            visit.site = operation.site();
            visit.lock = kind == OpKind.LOCK ? operation.object() : 0;
        }
    }

    @Override
    public List<Visit> deadlocked() {
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
                : LockCycle.of(wants, baton.holdings()).stream()
                        .map(id -> byId[id])
                        .toList();
    }

    /** Passes on to the crew what the moving thread does. */
    private record Listener(Crew crew, Visit mover, Coverage coverage) implements Baton.Listener {
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
