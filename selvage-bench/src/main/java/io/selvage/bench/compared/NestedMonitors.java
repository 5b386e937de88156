package io.selvage.bench.compared;

import io.selvage.testbed.Threads;

/** Waits on the inner lock while it keeps the outer one, which whoever would wake it needs first. */
public class NestedMonitors {
    private final Object inner = new Object();
    private boolean ready;

    private synchronized void await() throws InterruptedException {
        synchronized (inner) {
            while (!ready) {
                inner.wait();
            }
        }
    }

    void open() {
        synchronized (this) {
            announce();
        }
    }

    final void announce() {
        synchronized (inner) {
            ready = true;
            inner.notify();
        }
    }

    static void check(NestedMonitors gate) throws InterruptedException {
        Threads.run(gate::await, gate::open);
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new NestedMonitors()));
    }

    /** Opens without the outer lock. */
    public static final class Fixed extends NestedMonitors {
        @Override
        void open() {
            announce();
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
