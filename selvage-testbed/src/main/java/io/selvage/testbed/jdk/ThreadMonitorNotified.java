package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;

/** A thread that joins another one waits on its object, too, and may be the one that is notified. */
@Expect(finding = "WRONG_WAITER", outputs = "told\n", exhaustive = false, proof = "dpor")
public final class ThreadMonitorNotified {
    private static boolean told;

    private static void awaitNews(Thread thread, Semaphore heard) throws InterruptedException {
        synchronized (thread) {
            while (!told) {
                thread.wait();
            }
        }
        System.out.println("told");
        heard.release();
    }

    public static void main(String[] args) {
        Semaphore heard = new Semaphore(0);
        Thread thread = Threads.start(heard::acquire);
        Threads.start(() -> awaitNews(thread, heard));
        Threads.start(thread::join);
        synchronized (thread) {
            told = true;
            thread.notify();
        }
    }
}
