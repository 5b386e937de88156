package io.selvage.scheduler.turnstile;

import io.selvage.hooks.Gates;
import io.selvage.hooks.HookThread;
import io.selvage.scheduler.Execution;
import io.selvage.scheduler.LostControlException;
import io.selvage.scheduler.TestThread;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Threads under test run on pooled platform threads that hand over directly to one another. Making a platform thread
 * costs more than a whole execution, so they are kept.
 */
public final class PlatformTurnstile implements Turnstile {
    /**
     * How long a discarded thread may go on catching what is thrown at it before control is given up. Our tests wait
     * longer, because they may run on a busy machine.
     */
    private static final long UNWIND_TIMEOUT_NANOS = 2_000_000_000L * Integer.getInteger("selvage.patience", 1);

    /** How many carriers are checked for being free again before another one is made. */
    private static final int LOOKED_AT = 8;

    /** After so many executions there will be more, and it pays to keep the carriers on one core. */
    private static final int MANY = 50;

    private final Thread explorer;
    private final Supplier<Gates> gates;
    private final OutputStream output;
    private final Deque<CarrierThread> idle = new ArrayDeque<>();
    private final List<CarrierThread> carriers = new ArrayList<>();
    private int cursor;
    private int executions;
    private boolean onOneCore;
    private volatile boolean over;
    private volatile int epoch;

    public PlatformTurnstile(Thread explorer, Supplier<Gates> gates, OutputStream output) {
        this.explorer = explorer;
        this.gates = gates;
        this.output = output;
    }

    /** Which execution runs, for which execution runs. */
    public void epoch(int number) {
        epoch = number;
    }

    @Override
    public Object prepare(TestThread thread, Runnable body) {
        CarrierThread carrier = idle.isEmpty() ? retired() : idle.poll();
        if (carrier == null) {
            carrier = new CarrierThread("selvage-player-" + carriers.size());
            carriers.add(carrier);
            carrier.start();
        }
        carrier.carry((Thread) thread.threadObject, body);
        return carrier;
    }

    /**
     * One whose thread under test has ended in this very execution; null if none comes up soon. Only while none is
     * idle.
     */
    private CarrierThread retired() {
        for (int i = Math.min(LOOKED_AT, carriers.size()); i > 0; i--) {
            cursor = cursor + 1 < carriers.size() ? cursor + 1 : 0;
            if (carriers.get(cursor).isIdle()) {
                return carriers.get(cursor);
            }
        }
        return null;
    }

    @Override
    public void run(TestThread first) {
        over = false;
        ((CarrierThread) first.carrier()).go();
        awaitOver();
    }

    private void awaitOver() {
        while (!over) {
            LockSupport.park(this);
        }
    }

    private void end() {
        over = true;
        LockSupport.unpark(explorer);
    }

    @Override
    public void pass(TestThread self, TestThread next) {
        CarrierThread carrier = (CarrierThread) self.carrier();
        carrier.checkDiscarded();
        passTo(next);
        carrier.await();
        carrier.checkDiscarded();
    }

    @Override
    public void finish(TestThread next) {
        passTo(next);
    }

    private void passTo(TestThread next) {
        if (next == null) {
            end();
        } else {
            ((CarrierThread) next.carrier()).go();
        }
    }

    @Override
    public void discard(Execution execution) {
        for (int i = 0; i < execution.threads.liveCount(); i++) {
            // Hooks that its code calls while it unwinds find themselves in this thread.
            execution.switchTo(execution.threads.live(i));
            unwind(execution.threads.live(i));
        }
        for (TestThread stopped : execution.threads.stopped()) {
            execution.switchTo(stopped);
            unwind(stopped);
        }
        for (CarrierThread carrier : carriers) {
            if (carrier.isIdle() && !idle.contains(carrier)) {
                idle.add(carrier);
            }
        }
        if (!onOneCore && ++executions >= MANY && idle.size() == carriers.size()) {
            moveToOneCore();
        }
    }

    /** Threads stay on the core of the one that made them, so the carriers are replaced. */
    private void moveToOneCore() {
        onOneCore = true;
        CoreAffinity.pinCurrentThread();
        close();
        carriers.clear();
        idle.clear();
    }

    private void unwind(TestThread thread) {
        CarrierThread carrier = (CarrierThread) thread.carrier();
        over = false;
        carrier.discarded = true;
        carrier.go();
        long patience = System.nanoTime() + UNWIND_TIMEOUT_NANOS;
        while (!over && System.nanoTime() < patience) {
            LockSupport.parkNanos(this, UNWIND_TIMEOUT_NANOS);
        }
        if (!over) {
            throw new LostControlException(
                    "thread '" + thread.name + "' cannot be stopped after its execution is over: it goes on"
                            + " whatever is thrown at it; let it end, or run on JDK 21 or later");
        }
    }

    @Override
    public StackTraceElement[] stack(TestThread thread) {
        return ((Thread) thread.carrier()).getStackTrace();
    }

    @Override
    public Thread[] platformThreads() {
        return carriers.toArray(Thread[]::new);
    }

    @Override
    public String name() {
        return "platform";
    }

    @Override
    public void close() {
        for (CarrierThread carrier : carriers) {
            carrier.closed = true;
            carrier.go();
        }
    }

    /** A platform thread that plays one thread under test after another. */
    private final class CarrierThread extends HookThread {
        private volatile boolean turn;
        private volatile Runnable body;
        volatile boolean discarded;
        volatile boolean closed;

        CarrierThread(String name) {
            super(null, null, name, 0);
            setDaemon(true);
            inert = 1;
        }

        void carry(Thread thread, Runnable life) {
            subject = thread;
            body = life;
            discarded = false;
        }

        boolean isIdle() {
            return body == null;
        }

        void go() {
            turn = true;
            LockSupport.unpark(this);
        }

        /** One yield before parking halves the cost of a hand-over on one core. */
        void await() {
            if (!turn) {
                Thread.yield();
            }
            while (!turn) {
                LockSupport.park(this);
            }
            turn = false;
        }

        void checkDiscarded() {
            if (discarded) {
                throw new ExecutionDiscardedError();
            }
        }

        @Override
        public void run() {
            while (true) {
                await();
                if (closed) {
                    return;
                }
                carryOnce();
            }
        }

        private void carryOnce() {
            super.gates = PlatformTurnstile.this.gates.get();
            super.output = PlatformTurnstile.this.output;
            super.epoch = PlatformTurnstile.this.epoch;
            try {
                if (!discarded) {
                    body.run();
                }
            } catch (ExecutionDiscardedError done) {
                // That is how discarded threads end.
            } finally {
                inert = 1;
                boolean wasDiscarded = discarded;
                subject = null;
                body = null; // last: from here on the explorer may hand out this carrier again
                if (wasDiscarded) {
                    end();
                }
            }
        }
    }
}
