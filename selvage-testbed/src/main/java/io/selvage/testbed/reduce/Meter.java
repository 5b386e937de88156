package io.selvage.testbed.reduce;

/** Two threads use a meter of two parts that are meant to be read together. */
public final class Meter {
    /** Not safe by itself. */
    static final class Parts {
        private volatile int low;
        private volatile int high;

        void count() {
            low = low + 1;
            high = high + 1;
        }

        int difference() {
            return high - low;
        }
    }

    private Meter() {}

    public static void main(String[] args) throws InterruptedException {
        Parts parts = new Parts();
        Thread other = new Thread(parts::count);
        other.start();
        int seen = parts.difference();
        other.join();
        System.out.println(seen);
    }
}
