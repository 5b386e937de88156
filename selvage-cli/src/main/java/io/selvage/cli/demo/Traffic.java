package io.selvage.cli.demo;

/** Two producers and two consumers around one slot. */
final class Traffic {
    /** A place for one item. */
    interface Slot {
        void put(int item) throws InterruptedException;

        int take() throws InterruptedException;
    }

    private interface Work {
        void run() throws InterruptedException;
    }

    private Traffic() {}

    static void through(Slot slot) throws InterruptedException {
        Thread[] threads = {
            thread("producer-1", () -> slot.put(1)),
            thread("producer-2", () -> slot.put(2)),
            thread("consumer-1", slot::take),
            thread("consumer-2", slot::take)
        };
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static Thread thread(String name, Work work) {
        Runnable body = () -> {
            try {
                work.run();
            } catch (InterruptedException unexpected) {
                throw new AssertionError(unexpected);
            }
        };
        return new Thread(body, name);
    }
}
