package io.selvage.testbed.reduce;

/** Two threads read the same variable under the same lock. */
public final class Readers {
    private static final Object LOCK = new Object();
    private static int value = 7;

    private Readers() {}

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[2];
        Thread first = new Thread(() -> seen[0] = read());
        Thread second = new Thread(() -> seen[1] = read());
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(seen[0] + seen[1]);
    }

    private static int read() {
        synchronized (LOCK) {
            return value;
        }
    }
}
