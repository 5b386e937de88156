package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The producer says to all consumers that it is done. */
@Expect(outputs = "done\n", proof = "dpor", exhaustive = false)
public final class ProducerConsumerFixed {
    private static int items;
    private static boolean done;

    private static synchronized void produce() {
        items++;
        ProducerConsumerFixed.class.notify();
    }

    private static synchronized void finish() {
        done = true;
        ProducerConsumerFixed.class.notifyAll();
    }

    private static synchronized boolean consume() throws InterruptedException {
        while (items == 0 && !done) {
            ProducerConsumerFixed.class.wait();
        }
        if (items == 0) {
            return false;
        }
        items--;
        return true;
    }

    private static void consumeAll() throws InterruptedException {
        while (consume()) {
            assert !Thread.holdsLock(ProducerConsumerFixed.class);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Threads.start(ProducerConsumerFixed::consumeAll);
        Thread two = Threads.start(ProducerConsumerFixed::consumeAll);
        produce();
        finish();
        one.join();
        two.join();
        System.out.println("done");
    }
}
