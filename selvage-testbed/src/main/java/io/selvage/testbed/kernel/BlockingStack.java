package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A stack that tells of a push only if it was empty: of two waiting threads one is woken, for two elements. */
@Expect(outputs = "0 left\n", finding = "MISSED_NOTIFICATION", proof = "dpor", exhaustive = false)
public final class BlockingStack {
    private static int size;

    private static synchronized void push() {
        size++;
        if (size == 1) {
            BlockingStack.class.notify();
        }
    }

    private static synchronized void pop() throws InterruptedException {
        while (size == 0) {
            BlockingStack.class.wait();
        }
        size--;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Threads.start(BlockingStack::pop);
        Thread two = Threads.start(BlockingStack::pop);
        push();
        push();
        one.join();
        two.join();
        System.out.println(size + " left");
    }
}
