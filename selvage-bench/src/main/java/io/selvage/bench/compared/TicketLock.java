package io.selvage.bench.compared;

import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** A ticket lock whose tickets are drawn by a read and a write: two draw the same one, and both are inside. */
public class TicketLock {
    final AtomicInteger tickets = new AtomicInteger();
    private volatile int serving;
    private volatile int count;

    int draw() {
        int ticket = tickets.get();
        tickets.set(ticket + 1);
        return ticket;
    }

    private void increment() {
        int ticket = draw();
        while (serving < ticket) {
            Thread.onSpinWait();
        }
        count++;
        serving = ticket + 1;
    }

    static void check(TicketLock lock) throws InterruptedException {
        Threads.run(lock::increment, lock::increment);
        Shared.require(lock.count == 2, "both were inside");
    }

    public static void main(String[] args) throws InterruptedException {
        check(Shared.of(new TicketLock()));
    }

    /** Drawn in one operation. */
    public static final class Fixed extends TicketLock {
        @Override
        int draw() {
            return tickets.getAndIncrement();
        }

        public static void main(String[] args) throws InterruptedException {
            check(Shared.of(new Fixed()));
        }
    }
}
