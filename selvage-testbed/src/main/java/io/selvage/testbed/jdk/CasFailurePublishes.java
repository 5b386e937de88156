package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;
import java.util.concurrent.atomic.AtomicInteger;

/** Whoever fails to be the first knows what the first one did before. */
@Expect(outputs = {"free\n", "1\n"})
public final class CasFailurePublishes {
    private static final AtomicInteger STATE = new AtomicInteger();
    private static int data;

    private static void write() {
        data = 1;
        STATE.set(1);
    }

    private static void read() {
        if (STATE.compareAndSet(0, 2)) {
            System.out.println("free");
        } else {
            System.out.println(data);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Threads.run(CasFailurePublishes::write, CasFailurePublishes::read);
    }
}
