package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Both take one lock, fail to get the other and give theirs back, in step. */
@Expect(finding = "LIVELOCK", exhaustive = false, enough = "random 500")
public final class BackOffTogether {
    private static final Lock ONE = new ReentrantLock();
    private static final Lock TWO = new ReentrantLock();

    private static void takeBoth(Lock first, Lock second) {
        boolean done = false;
        while (!done) {
            if (first.tryLock()) {
                if (second.tryLock()) {
                    second.unlock();
                    done = true;
                }
                first.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(() -> takeBoth(ONE, TWO), () -> takeBoth(TWO, ONE));
    }
}
