package io.selvage.bench;

/**
 * What a second core is worth at the moment: arithmetic on data that fits into the smallest cache, by one thread and by
 * two that
 * share nothing. No search can gain more, and on virtual machines it is often less than two.
 */
final class SecondCore {
    private static final int ROUNDS = 100_000_000;
    private static final int WORDS = 4096;

    /** Read by nobody; keeps the arithmetic from being left out. */
    private static volatile long result;

    private SecondCore() {}

    /** How much faster two threads are than one, measured before and after. */
    static double gain() {
        double before = seconds(0);
        double together = seconds(1);
        double after = seconds(0);
        return (before + after) / together;
    }

    /** For the same arithmetic on this thread and on so many others. */
    private static double seconds(int others) {
        long start = System.nanoTime();
        Thread[] threads = new Thread[others];
        for (int i = 0; i < others; i++) {
            threads[i] = new Thread(() -> result = compute());
            threads[i].start();
        }
        result = compute();
        for (Thread thread : threads) {
            join(thread);
        }
        return (System.nanoTime() - start) / 1e9;
    }

    private static long compute() {
        int[] words = new int[WORDS];
        long x = 88172645463325252L;
        for (int i = 0; i < ROUNDS; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            words[(int) x & WORDS - 1] += i;
            x += words[(int) (x >>> 20) & WORDS - 1] & 1;
        }
        return x;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
