package io.selvage.explore.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** When two livelocks are the same. */
class LivelockLoopTest {
    private static final LivelockLoop KNOWN = new LivelockLoop(List.of(Set.of("A:1", "A:2"), Set.of("B:5")));

    @Test
    void a_shorter_or_a_longer_way_round_makes_no_other_livelock() {
        assertThat(new LivelockLoop(List.of(Set.of("A:1"), Set.of("B:5", "B:6"))).isCoveredBy(KNOWN))
                .isTrue();
        assertThat(new LivelockLoop(List.of(Set.of("B:5"), Set.of("A:2"))).isSameAs(KNOWN))
                .isTrue();
    }

    @Test
    void a_thread_that_goes_round_alone_is_known_but_not_the_same() {
        assertThat(new LivelockLoop(List.of(Set.of("A:1", "A:2"))).isCoveredBy(KNOWN))
                .isTrue();
        assertThat(new LivelockLoop(List.of(Set.of("A:1", "A:2"))).isSameAs(KNOWN))
                .isFalse();
    }

    @Test
    void a_thread_that_goes_round_elsewhere_makes_another_one() {
        assertThat(new LivelockLoop(List.of(Set.of("A:1", "A:2"), Set.of("C:1"))).isCoveredBy(KNOWN))
                .isFalse();
        assertThat(new LivelockLoop(List.of(Set.of("A:2", "A:3"))).isCoveredBy(KNOWN))
                .isFalse();
        assertThat(KNOWN.isCoveredBy(new LivelockLoop(List.of()))).isFalse();
    }
}
