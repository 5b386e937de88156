package io.selvage.testbed.kernel;

import io.selvage.testbed.Expect;
import io.selvage.testbed.Threads;

/** A stack that tells of every push. */
@Expect(outputs = "0 left\n", proof = "dpor", exhaustive = false)
public final class BlockingStackFixed {
    private static int size;

    private static synchronized void push() {
        size++;
        BlockingStackFixed.class.notify();
    }

    private static synchronized void pop() throws InterruptedException {
        while (size == 0) {
            BlockingStackFixed.class.wait();
        }
        size--;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Threads.start(BlockingStackFixed::pop);
        Thread two = Threads.start(BlockingStackFixed::pop);
        push();
        push();
        one.join();
        two.join();
        System.out.println(size + " left");
    }
}
