package io.selvage.testbed.finals;

import io.selvage.testbed.Expect;

/** A constructor starts a thread when everything that the thread reads is set. */
@Expect(outputs = "7\n", proof = "dpor")
public final class ThreadInConstructorLast {
    private final Thread worker;
    private final int size;

    private ThreadInConstructorLast(int size) {
        this.size = size;
        worker = new Thread(() -> System.out.println(this.size));
        worker.start();
    }

    public static void main(String[] args) throws InterruptedException {
        new ThreadInConstructorLast(7).worker.join();
    }
}
