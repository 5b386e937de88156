package io.selvage.testbed.door;

/** Two threads, one of which dies, each in its own way. */
public final class TwoBugs {
    private static volatile int last;

    private TwoBugs() {}

    public static void main(String[] args) {
        new Thread(TwoBugs::one, "one").start();
        new Thread(TwoBugs::two, "two").start();
    }

    private static void one() {
        last = 1;
        if (last != 1) {
            throw new IllegalStateException("the other was faster");
        }
    }

    private static void two() {
        last = 2;
        if (last != 2) {
            throw new IllegalArgumentException("the other was slower");
        }
    }
}
