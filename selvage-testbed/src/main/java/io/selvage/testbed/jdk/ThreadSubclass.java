package io.selvage.testbed.jdk;

import io.selvage.testbed.Expect;

/** A subclass of Thread, its run method, its identity. */
@Expect(outputs = "true main\n")
public final class ThreadSubclass extends Thread {
    private boolean self;

    @Override
    public void run() {
        self = Thread.currentThread() == this;
    }

    public static void main(String[] args) throws InterruptedException {
        ThreadSubclass thread = new ThreadSubclass();
        thread.start();
        thread.join();
        System.out.println(thread.self + " " + Thread.currentThread().getName());
    }
}
