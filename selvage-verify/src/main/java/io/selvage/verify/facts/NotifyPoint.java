package io.selvage.verify.facts;

import java.util.List;
import java.util.Map;

/**
 * A call of {@code notify}, {@code notifyAll}, {@code signal} or {@code signalAll}.
 *
 * @param changesAfter fields that are written after its section, without another notification, and the lines where
 */
public record NotifyPoint(
        String lock,
        boolean isCondition,
        boolean isAll,
        List<String> held,
        String site,
        String entry,
        Map<String, Integer> changesAfter) {
    public NotifyPoint {
        held = List.copyOf(held);
        changesAfter = Map.copyOf(changesAfter);
    }
}
