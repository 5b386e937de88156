package io.selvage.verify.facts;

import java.util.List;
import java.util.Set;

/**
 * A call of {@code wait} or {@code await}.
 *
 * @param lock whose wait set it is, by name
 * @param isCondition whether it waits on a {@code Condition}, whose lock is not known
 * @param isCertain whether every call waits there, whatever it finds
 * @param isLooped whether control can come back to it without leaving the method
 * @param conditions the fields that are read where it is decided whether to wait
 */
public record WaitPoint(
        String lock,
        boolean isCondition,
        List<String> held,
        String site,
        String entry,
        boolean isCertain,
        boolean isLooped,
        boolean isTimed,
        Set<String> conditions) {
    public WaitPoint {
        held = List.copyOf(held);
        conditions = Set.copyOf(conditions);
    }
}
