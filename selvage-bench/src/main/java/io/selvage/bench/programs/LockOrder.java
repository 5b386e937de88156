package io.selvage.bench.programs;

/** Two threads take two locks in opposite order; some executions deadlock. */
public final class LockOrder {
    private static final Object LEFT = new Object();
    private static final Object RIGHT = new Object();

    private LockOrder() {}

    private static void take(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                Thread.holdsLock(second);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> take(LEFT, RIGHT));
        Thread two = new Thread(() -> take(RIGHT, LEFT));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
