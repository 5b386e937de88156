package io.selvage.scheduler.livelock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is left of the way to a cycle and round it. */
class CycleShortenerTest {
    @Test
    void a_way_that_never_comes_back_is_needed_whole() {
        assertThat(CycleShortener.of(List.of(1L, 2L, 3L, 2L), List.of(0, 1, 1), 1))
                .containsExactly(0, 1, 2);
    }

    @Test
    void a_detour_on_the_way_is_left_out_whoever_makes_it() {
        assertThat(CycleShortener.of(List.of(1L, 2L, 1L, 3L, 4L, 3L), List.of(0, 1, 1, 0, 1), 3))
                .containsExactly(2, 3, 4);
    }

    @Test
    void a_thread_that_goes_round_several_times_does_so_once() {
        List<Long> states = List.of(1L, 2L, 1L, 2L, 1L, 3L, 1L);
        assertThat(CycleShortener.of(states, List.of(0, 0, 0, 0, 1, 1), 0)).containsExactly(2, 3, 4, 5);
    }

    @Test
    void a_thread_that_goes_round_only_there_keeps_its_turns() {
        assertThat(CycleShortener.of(List.of(1L, 2L, 1L, 3L, 1L), List.of(0, 0, 1, 1), 0))
                .containsExactly(0, 1, 2, 3);
    }
}
