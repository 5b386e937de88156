package io.selvage.verify.bytecode;

import java.util.List;

/** A call of {@code notify}, {@code notifyAll}, {@code signal} or {@code signalAll}. */
public record NotifyPoint(
        String lock, boolean isCondition, boolean isAll, List<String> held, String site, String entry) {
    public NotifyPoint {
        held = List.copyOf(held);
    }
}
