package io.selvage.monitor.spec;

/** Throws checked exceptions without declaring them. */
final class SneakyThrow {
    private SneakyThrow() {}

    /** Throws {@code thrown}, checked or not; never returns. */
    static RuntimeException unchecked(Throwable thrown) {
        SneakyThrow.<RuntimeException>raise(thrown);
        throw new IllegalStateException(thrown);
    }

    @SuppressWarnings("unchecked") // erased: nothing is cast
    private static <T extends Throwable> void raise(Throwable thrown) throws T {
        throw (T) thrown;
    }
}
