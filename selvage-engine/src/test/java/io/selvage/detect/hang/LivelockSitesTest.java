package io.selvage.detect.hang;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import io.selvage.testing.WrittenExecution;
import org.junit.jupiter.api.Test;

/** How a livelock is told. */
class LivelockSitesTest {
    /** Two threads that go round, four events each time: those of a whole round begin with any of them. */
    private static WrittenExecution rounds() {
        WrittenExecution script = WrittenExecution.of("a", "b");
        for (int round = 0; round < 3; round++) {
            script.readAt("a", "x", "Swap.java:10")
                    .writeAt("b", "y", "Swap.java:9")
                    .writeAt("a", "x", "Swap.java:9")
                    .readAt("b", "y", "Other.java:12");
        }
        return script;
    }

    @Test
    void a_circle_is_told_in_the_same_way_wherever_it_was_noticed() {
        Finding first = LivelockSites.cycle(rounds(), 2, 6);
        assertThat(first.sites()).containsExactly("Other.java:12", "Swap.java:9", "Swap.java:10");
        assertThat(first.details())
                .containsExactly("a goes round: Swap.java:9, Swap.java:10", "b goes round: Other.java:12, Swap.java:9");
        for (int from = 3; from < 8; from++) {
            assertThat(LivelockSites.cycle(rounds(), from, from + 4)).isEqualTo(first);
        }
    }
}
