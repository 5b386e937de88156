package io.selvage.monitor.run;

import io.selvage.monitor.event.MonitorEvent;
import io.selvage.monitor.hook.SyncHook;
import io.selvage.monitor.state.MoveKind;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * An execution with real threads and real locks, for monitors that call {@link SyncHook}. One thread moves at a time;
 * waiting threads are in {@code Object.wait} on their lock until they are to move.
 */
final class HookedExecution implements MonitorExecution {
    private final Object monitor;
    private final MonitorCoverage coverage;
    private final long limitNanos;
    private final Semaphore left = new Semaphore(0);
    private final List<Caller> callers = new ArrayList<>();
    private final Map<Object, Integer> locks = new IdentityHashMap<>();
    private MonitorThreads threads;
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
    public boolean perform(MonitorThreads itsThreads, Invocation invocation, MoveKind kind, int number) {
        threads = itsThreads;
        if (kind == MoveKind.CALL) {
            Caller caller = new Caller(invocation);
            callers.add(caller);
            caller.start();
        } else {
            callers.get(invocation.number() - 1).resume(kind == MoveKind.INTERRUPTED);
        }
        if (!awaitLeft()) {
            return false;
        }
        if (invocation.hasReturned()) {
            invocation.complete(number);
        }
        threads.present().forEach(other -> other.update(true, false));
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

    /** Ends the threads that still wait. */
    void close() {
        closed = true;
        callers.forEach(caller -> caller.resume(false));
    }

    private int number(Object lock) {
        return locks.computeIfAbsent(lock, key -> locks.size() + 1);
    }

    /** Unwinds the monitor's code in a thread whose execution is over. */
    private static final class Over extends Error {
        private static final long serialVersionUID = 1L;

        Over() {
            super("the execution is over", null, false, false);
        }
    }

    /** A thread that makes one call. */
    private final class Caller extends SyncHook.HandledThread implements SyncHook.Handler {
        private final Invocation invocation;
        /** What it waits on; null if it does not wait. */
        private volatile Object lock;

        private boolean resumed;
        private boolean interrupted;

        Caller(Invocation invocation) {
            super("T" + invocation.number());
            this.invocation = invocation;
            setDaemon(true);
        }

        @Override
        protected SyncHook.Handler handler() {
            return this;
        }

        @Override
        public void run() {
            try {
                invocation.run(monitor);
            } finally {
                left.release();
            }
        }

        void resume(boolean withInterrupt) {
            Object waitedOn = lock;
            if (waitedOn != null) {
                synchronized (waitedOn) {
                    resumed = true;
                    interrupted = withInterrupt;
                    waitedOn.notifyAll();
                }
            }
        }

        @Override
        public void await(Object on, int site) throws InterruptedException {
            record(MonitorEvent.Kind.WAIT, site);
            threads.beginWait(invocation, number(on), site);
            resumed = false;
            lock = on;
            left.release();
            while (!resumed) {
                on.wait();
            }
            lock = null;
            if (closed) {
                throw new Over();
            }
            if (interrupted) {
                interrupted = false;
                throw new InterruptedException();
            }
        }

        @Override
        public void signal(Object on, int site) {
            coverage.recordNotify(site, threads);
            record(MonitorEvent.Kind.NOTIFY, site);
            threads.notified(number(on));
        }

        @Override
        public void signalAll(Object on, int site) {
            coverage.recordNotify(site, threads);
            record(MonitorEvent.Kind.NOTIFY_ALL, site);
            threads.notifiedAll(number(on));
        }

        private void record(MonitorEvent.Kind kind, int site) {
            if (threads.isHeard()) {
                threads.record(kind, invocation, site);
            }
        }
    }
}
