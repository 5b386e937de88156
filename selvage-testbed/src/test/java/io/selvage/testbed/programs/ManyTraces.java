package io.selvage.testbed.programs;

/**
 * Three threads with four critical sections each: 34,650 traces. In some of them one prints what it should not have
 * seen.
 */
public final class ManyTraces {
    private static int count;

    private ManyTraces() {}

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            new Thread(ManyTraces::add).start();
        }
    }

    private static void add() {
        for (int i = 0; i < 4; i++) {
            synchronized (ManyTraces.class) {
                count++;
                if (i == 2 && count == 3) {
                    throw new IllegalStateException("nobody else was there");
                }
            }
        }
    }
}
