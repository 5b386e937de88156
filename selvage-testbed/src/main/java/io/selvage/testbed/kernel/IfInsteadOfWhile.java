package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A woken consumer does not look again and takes from nothing. */
@Expect(outputs = "0\n", finding = "UNCAUGHT_EXCEPTION", failureClass = "FF-T3", exhaustive = false, proof = "dpor")
public final class IfInsteadOfWhile {
    private static int items;

    private static synchronized void put() {
        items++;
        IfInsteadOfWhile.class.notifyAll();
    }

    private static synchronized void take() throws InterruptedException {
        if (items == 0) {
            IfInsteadOfWhile.class.wait();
        }
        if (items == 0) {
            throw new IllegalStateException("nothing to take");
        }
        items--;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread second = Threads.start(IfInsteadOfWhile::take);
        Threads.run(IfInsteadOfWhile::take, () -> {
            put();
            put();
        });
        second.join();
        System.out.println(items);
    }
}
