package io.selvage.testbed.library.user;

/** The user's own code races. */
public final class OwnRace {
    private static int value;

    private OwnRace() {}

    public static void main(String[] args) {
        new Thread(() -> value++).start();
        new Thread(() -> value++).start();
    }
}
