package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A lock around data of one thread only: it delays the other one and does no harm. */
@Expect(outputs = "done\n", failureClass = "EF-T1", proof = "dpor")
public final class NeedlessLock {
    private static final class Own {
        int count;
    }

    private static synchronized void count(Own own) {
        own.count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> count(new Own()), () -> count(new Own()));
        System.out.println("done");
    }
}
