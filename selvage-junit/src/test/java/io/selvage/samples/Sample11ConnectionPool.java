package io.selvage.samples;

import io.selvage.junit.Scenario;
import io.selvage.junit.SelvageTest;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A part that was cut out of a service; {@code docs/small-tests.md} tells how. */
class Sample11ConnectionPool {
    static class ConnectionPool {
        private final Deque<String> idle = new ArrayDeque<>(List.of("connection"));
        private boolean closed;

        String acquire() throws InterruptedException {
            synchronized (idle) {
                while (idle.isEmpty()) {
                    idle.wait();
                }
                return idle.pop();
            }
        }

        void release(String connection) {
            synchronized (idle) {
                if (!closed) {
                    idle.push(connection);
                    idle.notify();
                }
            }
        }

        void close() {
            synchronized (idle) {
                closed = true;
                idle.clear();
            }
        }
    }

    @Verdict("PASSED")
    @SelvageTest
    void whoeverWaitsGetsTheConnection(Scenario scenario) throws InterruptedException {
        ConnectionPool pool = new ConnectionPool();
        Scenario.Part use = () -> pool.release(pool.acquire());
        scenario.together(use, use);
    }

    @Verdict("FAILED ORPHANED_WAIT")
    @SelvageTest
    void whoeverWaitsIsToldOfTheEnd(Scenario scenario) throws InterruptedException {
        ConnectionPool pool = new ConnectionPool();
        scenario.together(() -> pool.release(pool.acquire()), pool::acquire, pool::close);
    }
}
