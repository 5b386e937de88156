package io.selvage.libraries;

/** Says what went wrong in a wrong use. */
public final class Check {
    private Check() {}

    /** @throws AssertionError with {@code otherwise} unless {@code fact} */
    public static void that(boolean fact, String otherwise) {
        if (!fact) {
            throw new AssertionError(otherwise);
        }
    }
}
