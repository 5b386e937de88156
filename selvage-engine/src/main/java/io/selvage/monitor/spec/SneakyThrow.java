package io.selvage.monitor.spec;

/** Throws checked exceptions without declaring them. */
final class SneakyThrow {
    private SneakyThrow() {}

    /** Throws {@code thrown}, checked or not; never returns. */
    static RuntimeException unchecked(Throwable thrown) {
        throw SneakyThrow.<RuntimeException>as(thrown);
    }

    @SuppressWarnings("unchecked") // erased to a cast to Throwable
    private static <T extends Throwable> T as(Throwable thrown) {
        return (T) thrown;
    }
}
