package io.selvage.testbed.realrun;

import java.util.concurrent.ThreadLocalRandom;

/** What {@link YieldingLoader} puts between the actions of a program. Public, because other loaders link to it. */
public final class Yields {
    private static final int OFTEN = 8;
    private static final int SOMETIMES = 64;
    private static final int MOST_NANOS = 100_000;

    private Yields() {}

    /** Gives other threads a chance, most often not. */
    public static void perhaps() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        if (random.nextInt(OFTEN) == 0) {
            Thread.yield();
        } else if (random.nextInt(SOMETIMES) == 0) {
            spin(random.nextInt(MOST_NANOS));
        }
    }

    /** Not parking: that could take a permit which the program needs. */
    private static void spin(int nanos) {
        long end = System.nanoTime() + nanos;
        while (System.nanoTime() < end) {
            Thread.yield();
        }
    }
}
