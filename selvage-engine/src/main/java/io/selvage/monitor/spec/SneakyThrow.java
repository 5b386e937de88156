package io.selvage.monitor.spec;

/** Throws whatever there is to throw. */
final class SneakyThrow {
    private SneakyThrow() {}

    /** Throws {@code thrown} itself, checked or not; returns never. */
    static RuntimeException unchecked(Throwable thrown) {
        throw SneakyThrow.<RuntimeException>as(thrown);
    }

    @SuppressWarnings("unchecked") // that is the trick: the cast is to Throwable at run time
    private static <T extends Throwable> T as(Throwable thrown) {
        return (T) thrown;
    }
}
