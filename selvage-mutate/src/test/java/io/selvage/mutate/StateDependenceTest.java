package io.selvage.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.mutate.mutant.Mutant;
import io.selvage.mutate.mutant.MutantFinder;
import io.selvage.mutate.mutant.OperatorChoice;
import io.selvage.mutate.mutant.StateDependence;
import io.selvage.studies.BoundedBuffer;
import io.selvage.studies.FairAllocator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which mutants change only what synchronization does not depend on. */
@Tag("once")
class StateDependenceTest {
    private static Map<Integer, String> unrelatedLines(Class<?> type) {
        MutantFinder finder = new MutantFinder(type.getClassLoader(), OperatorChoice.of(List.of("method")));
        StateDependence dependence = new StateDependence(type.getClassLoader(), finder.withNested(type.getName()));
        Map<Integer, String> found = new TreeMap<>();
        for (Mutant mutant : finder.find(type.getName())) {
            Optional<String> set = dependence.unrelated(mutant);
            set.ifPresent(what -> found.put(mutant.line(), what));
        }
        return found;
    }

    @Test
    void where_items_are_put_does_not_decide_who_waits() {
        assertThat(unrelatedLines(BoundedBuffer.class)).isEqualTo(Map.of(13, "slots", 21, "tail", 33, "head"));
    }

    @Test
    void everything_in_an_allocator_decides_who_waits() {
        assertThat(unrelatedLines(FairAllocator.class)).isEmpty();
    }
}
