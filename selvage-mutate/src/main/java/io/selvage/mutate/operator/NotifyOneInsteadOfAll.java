package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;

/** Replaces {@code notifyAll} by {@code notify}, and {@code signalAll} by {@code signal}. */
public final class NotifyOneInsteadOfAll extends NotificationReplacement {
    public NotifyOneInsteadOfAll() {
        super("NOTIFY_ALL_TO_NOTIFY", Call.NOTIFY_ALL);
    }
}
