package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** The producer says that it is done to one of two consumers: the other one waits for ever. */
@Expect(outputs = "done\n", finding = "MISSED_NOTIFICATION", proof = "dpor", exhaustive = false)
public final class ProducerConsumer {
    private static int items;
    private static boolean done;

    private static synchronized void produce() {
        items++;
        ProducerConsumer.class.notify();
    }

    private static synchronized void finish() {
        done = true;
        ProducerConsumer.class.notify();
    }

    private static synchronized boolean consume() throws InterruptedException {
        while (items == 0 && !done) {
            ProducerConsumer.class.wait();
        }
        if (items == 0) {
            return false;
        }
        items--;
        return true;
    }

    private static void consumeAll() throws InterruptedException {
        while (consume()) {
            assert !Thread.holdsLock(ProducerConsumer.class);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Threads.start(ProducerConsumer::consumeAll);
        Thread two = Threads.start(ProducerConsumer::consumeAll);
        produce();
        finish();
        one.join();
        two.join();
        System.out.println("done");
    }
}
