package io.selvage.strategy;

/**
 * A strategy under which {@code notify} wakes nobody: it keeps track of notifications itself, and lets the waiter of its choice go
 * on later, as a spurious wake-up. {@code notifyAll} works as always.
 */
public interface DelayedNotify extends Strategy {
    @Override
    default boolean delaysNotify() {
        return true;
    }
}
