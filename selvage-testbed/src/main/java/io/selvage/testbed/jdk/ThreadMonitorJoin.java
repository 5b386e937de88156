package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Who joins a thread gives up the lock of its object, which the thread needs to end. */
@Expect(outputs = "joined 2\n")
public final class ThreadMonitorJoin {
    private static int data;

    private static synchronized void count() {
        data++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = Threads.start(ThreadMonitorJoin::count);
        Thread second = Threads.start(ThreadMonitorJoin::count);
        synchronized (first) {
            first.join();
        }
        synchronized (second) {
            second.join(0);
        }
        System.out.println("joined " + data);
    }
}
