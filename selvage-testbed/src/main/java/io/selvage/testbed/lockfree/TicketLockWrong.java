package io.selvage.testbed.lockfree;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A ticket lock that reads the next ticket and then writes it: two threads draw the same one and are both inside. */
@Expect(
        outputs = {"1\n", "2\n"},
        finding = "DATA_RACE",
        also = "LIVELOCK",
        exhaustive = false,
        enough = {"dfs 300", "random 20"})
public final class TicketLockWrong {
    private static volatile int next;
    private static volatile int serving;
    private static int count;

    private static int draw() {
        int ticket = next;
        next = ticket + 1;
        return ticket;
    }

    private static void increment() {
        int ticket = draw();
        while (serving != ticket) {
            Thread.onSpinWait();
        }
        count++;
        serving = ticket + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(TicketLockWrong::increment, TicketLockWrong::increment);
        System.out.println(count);
    }
}
