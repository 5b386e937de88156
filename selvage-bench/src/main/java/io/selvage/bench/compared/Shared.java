package io.selvage.bench.compared;

/**
 * Makes an object reachable from a static field. Lincheck 3.7 on JDK 25 takes an object for private to one thread if
 * others reach it through
 * a {@code Runnable} only, and then explores nothing; the programs are written so that it sees them.
 */
final class Shared {
    private static Object latest;

    private Shared() {}

    static <T> T of(T object) {
        latest = object;
        return object;
    }

    /** For programs that can be checked at their end only. */
    static void require(boolean fact, String otherwise) {
        if (!fact) {
            throw new AssertionError(otherwise);
        }
    }
}
