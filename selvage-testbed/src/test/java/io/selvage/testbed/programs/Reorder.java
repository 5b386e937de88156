package io.selvage.testbed.programs;

/**
 * Many threads write a and then b; one reads both and fails if it sees only a written although
 * none has written b yet. After the family Reorder of SCTBench (Thomson, Donaldson, Betts, "Concurrency testing
 * using controlled schedulers", TOPC 2016).
 */
final class Reorder {
    private static volatile int a;
    private static volatile int b;

    private Reorder() {}

    /** @param args how many threads */
    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length - 1; i++) {
            threads[i] = new Thread(Reorder::write, "writer" + i);
        }
        threads[threads.length - 1] = new Thread(Reorder::check, "reader");
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static void write() {
        a = 1;
        b = 1;
    }

    private static void check() {
        int first = a;
        int second = b;
        if (first != second && first == 1) {
            throw new AssertionError("a is written and b is not");
        }
    }
}
