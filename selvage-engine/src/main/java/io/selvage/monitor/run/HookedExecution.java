package io.selvage.monitor.run;

import io.selvage.monitor.hook.SyncHook;
import io.selvage.monitor.state.MoveKind;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * An execution with real threads and real locks, for monitors that call {@link SyncHook}. Exactly one thread moves at a time; those that
 * wait do so for real, on their lock, until it is their turn.
 */
final class HookedExecution implements MonitorExecution {
    private final Object monitor;
    private final MonitorCoverage coverage;
    private final long limitNanos;
    private final Semaphore left = new Semaphore(0);
    private final List<Caller> callers = new ArrayList<>();
    private final Map<Object, Integer> locks = new IdentityHashMap<>();
    private MonitorThreads crew;
    private volatile boolean closed;

    HookedExecution(Object monitor, MonitorCoverage coverage, long limitNanos) {
        this.monitor = monitor;
        this.coverage = coverage;
        this.limitNanos = limitNanos;
    }

    @Override
    public Object monitor() {
        return monitor;
    }

    @Override
    public boolean move(MonitorThreads itsCrew, Invocation visit, MoveKind wake, int number) {
        crew = itsCrew;
        if (wake == MoveKind.CALL) {
            Caller caller = new Caller(visit);
            callers.add(caller);
            caller.start();
        } else {
            callers.get(visit.number() - 1).go(wake == MoveKind.INTERRUPTED);
        }
        if (!awaitLeft()) {
            return false;
        }
        if (visit.isOver()) {
            visit.complete(number);
        }
        crew.present().forEach(other -> other.enabled = true);
        return true;
    }

    private boolean awaitLeft() {
        try {
            return left.tryAcquire(limitNanos, TimeUnit.NANOSECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public boolean signalConditions() {
        return false;
    }

    /** Ends the threads that are left. */
    void close() {
        closed = true;
        callers.forEach(caller -> caller.go(false));
    }

    private int number(Object lock) {
        return locks.computeIfAbsent(lock, key -> locks.size() + 1);
    }

    /** Thrown through the monitor's code to end a thread whose execution is over. */
    private static final class Over extends Error {
        private static final long serialVersionUID = 1L;

        Over() {
            super("the execution is over", null, false, false);
        }
    }

    /** A thread that makes one call. */
    private final class Caller extends SyncHook.HandledThread implements SyncHook.Handler {
        private final Invocation visit;
        /** What it waits on; null if it does not. */
        private volatile Object lock;

        private boolean goes;
        private boolean interrupts;

        Caller(Invocation visit) {
            super("T" + visit.number());
            this.visit = visit;
            setDaemon(true);
        }

        @Override
        protected SyncHook.Handler handler() {
            return this;
        }

        @Override
        public void run() {
            try {
                visit.run(monitor);
            } finally {
                left.release();
            }
        }

        void go(boolean withInterrupt) {
            Object waitsOn = lock;
            if (waitsOn != null) {
                synchronized (waitsOn) {
                    goes = true;
                    interrupts = withInterrupt;
                    waitsOn.notifyAll();
                }
            }
        }

        @Override
        public void await(Object on, int site) throws InterruptedException {
            crew.waits(visit, number(on), site);
            goes = false;
            lock = on;
            left.release();
            while (!goes) {
                on.wait();
            }
            lock = null;
            if (closed) {
                throw new Over();
            }
            if (interrupts) {
                interrupts = false;
                throw new InterruptedException();
            }
        }

        @Override
        public void signal(Object on, int site) {
            coverage.notified(site, crew);
            crew.notified(number(on));
        }

        @Override
        public void signalAll(Object on, int site) {
            coverage.notified(site, crew);
            crew.notifiedAll(number(on));
        }
    }
}
