package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A join is interrupted unless the thread has ended already when the join looks. */
@Expect(outputs = {"interrupted\n", "joined\n"})
public final class ThreadJoinInterrupted {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread thread = Threads.start(main::interrupt);
        try {
            thread.join();
            System.out.println("joined");
        } catch (InterruptedException expected) {
            System.out.println("interrupted");
        }
    }
}
