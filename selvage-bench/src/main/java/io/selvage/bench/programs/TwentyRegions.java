package io.selvage.bench.programs;

/**
 * Four threads with twenty synchronized regions each. All of them work on their own, but for one variable: the first
 * thread sets it in its tenth region and clears it in the next one, and the last thread must not see it set.
 */
public final class TwentyRegions implements Runnable {
    private static final int REGIONS = 20;
    private static final Object SHARED = new Object();
    private static boolean halfDone;

    private final int number;
    private int work;

    private TwentyRegions(int number) {
        this.number = number;
    }

    @Override
    public void run() {
        for (int region = 1; region <= REGIONS; region++) {
            if (number == 0 && (region == 10 || region == 11)) {
                set(region == 10);
            } else if (number == 3 && region == 15) {
                check();
            } else {
                synchronized (this) {
                    work++;
                }
            }
        }
    }

    private static void set(boolean half) {
        synchronized (SHARED) {
            halfDone = half;
        }
    }

    private static void check() {
        synchronized (SHARED) {
            if (halfDone) {
                throw new AssertionError("seen half done");
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            new Thread(new TwentyRegions(i)).start();
        }
    }
}
