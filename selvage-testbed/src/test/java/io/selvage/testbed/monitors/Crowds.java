package io.selvage.testbed.monitors;

/** Monitors in which threads with different needs wait at one place. */
public final class Crowds {
    private Crowds() {}

    /** Wakes one of those that wait, whatever it needs. */
    public static class Pool {
        protected int free = 2;

        public synchronized void take(int count) throws InterruptedException {
            while (free < count) {
                wait();
            }
            free -= count;
        }

        public synchronized void giveBack() {
            free = Math.min(free + 1, 2);
            notify();
        }
    }

    /** Wakes all of them. */
    public static final class FairPool extends Pool {
        @Override
        public synchronized void giveBack() {
            free = Math.min(free + 1, 2);
            notifyAll();
        }
    }

    /** Opens once, and wakes only one of those that wait for that. */
    public static class Latch {
        protected int left = 2;

        public synchronized void pass() throws InterruptedException {
            while (left > 0) {
                wait();
            }
        }

        public synchronized void countDown() {
            if (left > 0 && --left == 0) {
                notify();
            }
        }
    }

    /** Whoever has passed wakes the next one. */
    public static final class ChainedLatch extends Latch {
        @Override
        public synchronized void pass() throws InterruptedException {
            super.pass();
            notify();
        }
    }

    /** One of its waits can never be reached. */
    public static final class OneWay {
        private int east;
        private int west;

        public synchronized void enterEast() throws InterruptedException {
            while (west > 0) {
                wait();
            }
            east = 1;
        }

        public synchronized void enterWest() throws InterruptedException {
            while (east > 0) {
                wait();
            }
            west = 1;
        }

        public synchronized void leave() {
            east = 0;
            west = 0;
            notifyAll();
        }

        public synchronized void crash() throws InterruptedException {
            while (east > 0 && west > 0) {
                wait();
            }
        }
    }
}
