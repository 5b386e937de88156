package io.selvage.dependence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VectorClocksTest {
    private final VectorClocks clocks = new VectorClocks();

    @Test
    void a_clock_covers_what_its_thread_did_and_what_it_was_joined_with() {
        clocks.reset(2);
        clocks.clear(0);
        clocks.set(0, 0, 1);
        clocks.clear(1);
        clocks.set(1, 1, 1);
        assertThat(clocks.covers(1, 0, 1)).isFalse();
        clocks.join(1, 0);
        assertThat(clocks.covers(1, 0, 1)).isTrue();
        assertThat(clocks.covers(1, 1, 1)).isTrue();
        assertThat(clocks.covers(1, 1, 2)).isFalse();
    }

    @Test
    void rows_are_independent_copies_however_many_there_are() {
        clocks.reset(3);
        clocks.clear(0);
        for (int row = 1; row < 1_000; row++) {
            clocks.copy(row, row - 1);
            clocks.set(row, row % 3, row);
        }
        assertThat(clocks.covers(999, 998 % 3, 998)).isTrue();
        assertThat(clocks.covers(0, 0, 1)).isFalse();
    }
}
