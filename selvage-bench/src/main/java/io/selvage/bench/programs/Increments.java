package io.selvage.bench.programs;

/** Three threads, five synchronized increments each. */
public final class Increments {
    private static final Object LOCK = new Object();
    private static int count;

    private Increments() {}

    private static void add() {
        for (int i = 0; i < 5; i++) {
            synchronized (LOCK) {
                count++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {new Thread(Increments::add), new Thread(Increments::add), new Thread(Increments::add)};
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (count != 15) {
            throw new AssertionError("lost an update");
        }
    }
}
