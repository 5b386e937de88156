package io.selvage.scheduler.jdk;

/** What the arguments of the call that begins next say of how it waits. */
public final class WaitArguments {
    private static final long NO_LIMIT = -1;

    private long limit = NO_LIMIT;
    private int amount = 1;
    private boolean hasAmount;

    /** The call waits no longer than {@code nanos}. One that does not wait at all is like a call without a limit. */
    public void limit(long nanos) {
        limit = nanos > 0 ? nanos : NO_LIMIT;
    }

    /** The call is about {@code permits}. */
    public void amount(int permits) {
        amount = permits;
        hasAmount = true;
    }

    /** The call has begun. */
    public void clear() {
        limit = NO_LIMIT;
        amount = 1;
        hasAmount = false;
    }

    public boolean isLimited() {
        return limit != NO_LIMIT;
    }

    /** In nanoseconds. Only if {@link #isLimited}. */
    public long limit() {
        return limit;
    }

    boolean hasAmount() {
        return hasAmount;
    }

    /** How many permits the call is about; 1 if it does not say. */
    int amount() {
        return amount;
    }
}
