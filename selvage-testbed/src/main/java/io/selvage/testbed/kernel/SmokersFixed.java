package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** Cigarette smokers who look at the whole table and take both things at once, or nothing. */
@Expect(outputs = "done\n", proof = "dpor", exhaustive = false)
public final class SmokersFixed {
    /** What the smoker has who can use what is on the table. */
    private enum Having {
        NOTHING,
        PAPER,
        MATCHES
    }

    private static Having table = Having.NOTHING;

    private static synchronized void smoke(Having mine) throws InterruptedException {
        while (table != mine) {
            SmokersFixed.class.wait();
        }
        table = Having.NOTHING;
        SmokersFixed.class.notifyAll();
    }

    private static synchronized void serve(Having whose) throws InterruptedException {
        while (table != Having.NOTHING) {
            SmokersFixed.class.wait();
        }
        table = whose;
        SmokersFixed.class.notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread hasPaper = Threads.start(() -> smoke(Having.PAPER));
        Thread hasMatches = Threads.start(() -> smoke(Having.MATCHES));
        serve(Having.PAPER);
        serve(Having.MATCHES);
        hasPaper.join();
        hasMatches.join();
        System.out.println("done");
    }
}
