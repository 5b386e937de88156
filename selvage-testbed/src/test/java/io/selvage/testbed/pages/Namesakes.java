package io.selvage.testbed.pages;

/** Two threads of the same name that deadlock. */
public final class Namesakes {
    private Namesakes() {}

    private static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                System.out.print(".");
            }
        }
    }

    public static void main(String[] args) {
        Object one = new Object();
        Object two = new Object();
        new Thread(() -> both(one, two), "worker").start();
        new Thread(() -> both(two, one), "worker").start();
    }
}
