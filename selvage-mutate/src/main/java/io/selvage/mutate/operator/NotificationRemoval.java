package io.selvage.mutate.operator;

import io.selvage.mutate.bytecode.Call;

/** Removes a notification, so that a waiting thread is not woken. */
public final class NotificationRemoval extends CallRemoval {
    public NotificationRemoval() {
        super("REMOVE_NOTIFY", Call.NOTIFY, Call.NOTIFY_ALL, Call.RELEASE);
    }
}
