package io.selvage.detect;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Finding;
import org.junit.jupiter.api.Test;

/** How a livelock is told. */
class LoopsTest {
    /** Two threads that go round, four events each time: those of a whole round begin with any of them. */
    private static Script rounds() {
        Script script = Script.of("a", "b");
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
        Finding first = Loops.cycle(rounds(), 2, 6);
        assertThat(first.sites()).containsExactly("Other.java:12", "Swap.java:9", "Swap.java:10");
        assertThat(first.details())
                .containsExactly("a goes round: Swap.java:9, Swap.java:10", "b goes round: Other.java:12, Swap.java:9");
        for (int from = 3; from < 8; from++) {
            assertThat(Loops.cycle(rounds(), from, from + 4)).isEqualTo(first);
        }
    }
}
