package io.selvage.script.search;

import io.selvage.script.driver.ScriptError;
import io.selvage.script.driver.ScriptedAction;
import java.util.List;

/**
 * What happened in one of the orders of a sequence: what threads did, as they began it, and what was wrong.
 *
 * @param states the component's fields at the end of each tick
 */
public record ObservedOrder(List<ScriptedAction> actions, List<ScriptError> errors, List<String> states) {
    static final ObservedOrder NONE = new ObservedOrder(List.of(), List.of(), List.of());

    public ObservedOrder {
        actions = List.copyOf(actions);
        errors = List.copyOf(errors);
        states = List.copyOf(states);
    }

    /** Whether {@code other} tells more: what is wrong more than what is right. */
    boolean isLessThan(ObservedOrder other) {
        return actions.isEmpty() || errors.isEmpty() && !other.errors.isEmpty();
    }
}
