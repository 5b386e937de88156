package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;

/** Replaces {@code notify} by {@code notifyAll}, and {@code signal} by {@code signalAll}. */
public final class NotifyAllInsteadOfOne extends NotificationReplacement {
    public NotifyAllInsteadOfOne() {
        super("NOTIFY_TO_NOTIFY_ALL", Call.NOTIFY);
    }
}
