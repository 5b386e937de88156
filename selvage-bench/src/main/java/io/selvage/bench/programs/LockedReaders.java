package io.selvage.bench.programs;

/** Two threads read the same variable under the same lock, and nobody writes it. */
public final class LockedReaders {
    private static final Object LOCK = new Object();
    private static int value;

    private LockedReaders() {}

    private static void read() {
        int seen;
        synchronized (LOCK) {
            seen = value;
        }
        if (seen != 0) {
            throw new AssertionError("nobody has written");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(LockedReaders::read);
        Thread two = new Thread(LockedReaders::read);
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
