package io.selvage.monitor.run;

import io.selvage.model.Finding;
import io.selvage.monitor.state.MoveSequence;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Data races between calls. Moves follow one another, but only what the calls synchronize orders them: accesses of two
 * calls that take no common lock race in whatever order the moves are.
 */
public final class RaceWitnesses {
    /** Of each race the shortest sequence that shows it. */
    private final Map<Finding, MoveSequence> found = new LinkedHashMap<>();

    void add(Finding race, MoveSequence sequence) {
        found.merge(race, sequence, (known, other) -> other.length() < known.length() ? other : known);
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    public void forEach(BiConsumer<Finding, MoveSequence> action) {
        found.forEach(action);
    }
}
