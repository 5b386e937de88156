package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.Semaphore;

/** Cigarette smokers who grab what they need piece by piece: each holds what the other one lacks. */
@Expect(outputs = "done\n", finding = "ORPHANED_WAIT", also = "DEADLOCK", proof = "dpor", exhaustive = false)
public final class Smokers {
    private static final Semaphore TOBACCO = new Semaphore(0);
    private static final Semaphore PAPER = new Semaphore(0);
    private static final Semaphore MATCHES = new Semaphore(0);
    private static final Semaphore SMOKED = new Semaphore(0);

    private static void smoke(Semaphore first, Semaphore second) throws InterruptedException {
        first.acquire();
        second.acquire();
        SMOKED.release();
    }

    private static void serve(Semaphore first, Semaphore second) throws InterruptedException {
        first.release();
        second.release();
        SMOKED.acquire();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread hasPaper = Threads.start(() -> smoke(TOBACCO, MATCHES));
        Thread hasMatches = Threads.start(() -> smoke(TOBACCO, PAPER));
        serve(TOBACCO, MATCHES);
        serve(PAPER, TOBACCO);
        hasPaper.join();
        hasMatches.join();
        System.out.println("done");
    }
}
