package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The same with while. */
@Expect(outputs = "0\n", exhaustive = false, proof = "dpor")
public final class IfInsteadOfWhileFixed {
    private static int items;

    private static synchronized void put() {
        items++;
        IfInsteadOfWhileFixed.class.notifyAll();
    }

    private static synchronized void take() throws InterruptedException {
        while (items == 0) {
            IfInsteadOfWhileFixed.class.wait();
        }
        items--;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread second = Threads.start(IfInsteadOfWhileFixed::take);
        Threads.run(IfInsteadOfWhileFixed::take, () -> {
            put();
            put();
        });
        second.join();
        System.out.println(items);
    }
}
