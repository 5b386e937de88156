package io.selvage.testbed.programs;

/** Of two threads the first one fails, each in a line of its own, by the same helper. */
public final class TwoCallers {
    private static boolean someoneCame;

    private TwoCallers() {}

    public static void main(String[] args) {
        new Thread(TwoCallers::one).start();
        new Thread(TwoCallers::other).start();
    }

    private static void one() {
        failIfFirst();
    }

    private static void other() {
        failIfFirst();
    }

    private static synchronized void failIfFirst() {
        boolean first = !someoneCame;
        someoneCame = true;
        if (first) {
            throw new IllegalStateException("nobody was there");
        }
    }
}
