package io.selvage.testbed.realrun;

/** What {@link YieldingLoader} puts between the actions of a program. Public, because other loaders link to it. */
public final class Yields {
    private static final int OFTEN = 8;
    private static final int SOMETIMES = 64;
    private static final int MOST_NANOS = 100_000;

    /** A race on it is as good a source of chance as any, and orders nothing; and no code of the program runs. */
    private static long seed = System.nanoTime();

    private Yields() {}

    /** Gives other threads a chance, most often not. Must not park: that could take a permit the program needs. */
    public static void perhaps() {
        seed = seed * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L;
        int chance = (int) (seed >>> 33);
        if (chance % OFTEN == 0) {
            Thread.yield();
        } else if (chance % SOMETIMES == 1) {
            spin(chance % MOST_NANOS);
        }
    }

    private static void spin(int nanos) {
        long end = System.nanoTime() + nanos;
        while (System.nanoTime() < end) {
            Thread.yield();
        }
    }
}
