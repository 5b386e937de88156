package io.selvage.testbed.programs;

/** Two threads take two locks in different orders, and race on a counter that has nothing to do with that. */
public final class RaceBesideLocks {
    private static final Object LEFT = new Object();
    private static final Object RIGHT = new Object();
    private static int count;

    private RaceBesideLocks() {}

    public static void main(String[] args) {
        new Thread(() -> takeBoth(LEFT, RIGHT)).start();
        new Thread(() -> takeBoth(RIGHT, LEFT)).start();
    }

    private static void takeBoth(Object first, Object second) {
        count++;
        synchronized (first) {
            synchronized (second) {
                Thread.yield();
            }
        }
    }
}
