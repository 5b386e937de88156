package io.selvage.bench.programs;

/** Threads that each enter one critical section several times; arguments: how many threads, how often. */
public final class Sections {
    private static final Object LOCK = new Object();
    private static int count;

    private Sections() {}

    public static void main(String[] args) throws InterruptedException {
        int often = Integer.parseInt(args[1]);
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> enter(often));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static void enter(int often) {
        for (int i = 0; i < often; i++) {
            synchronized (LOCK) {
                count++;
            }
        }
    }
}
