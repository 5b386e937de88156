package io.selvage.bench.programs;

/** Threads with a lock and a counter each; argument: how many. */
public final class OwnLocks {
    private OwnLocks() {}

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(new Counter());
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static final class Counter implements Runnable {
        private int count;

        @Override
        public synchronized void run() {
            count++;
        }
    }
}
