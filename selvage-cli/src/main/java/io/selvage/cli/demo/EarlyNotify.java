package io.selvage.cli.demo;

/** A thread waits for a notification that may have come already: nothing remembers that it did. */
public final class EarlyNotify {
    private static final Object BELL = new Object();

    private EarlyNotify() {}

    public static void main(String[] args) throws InterruptedException {
        Thread guest = new Thread(EarlyNotify::await, "guest");
        guest.start();
        synchronized (BELL) {
            BELL.notify();
        }
        guest.join();
    }

    private static void await() {
        synchronized (BELL) {
            try {
                BELL.wait();
            } catch (InterruptedException unexpected) {
                throw new AssertionError(unexpected);
            }
        }
    }
}
