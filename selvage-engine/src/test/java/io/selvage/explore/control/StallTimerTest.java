package io.selvage.explore.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** On a clock that goes when told to. */
class StallTimerTest {
    private long millis = Long.MAX_VALUE / 2_000_000;
    private final StallTimer patience = new StallTimer(() -> millis * 1_000_000);

    /**
     * Looks every so many milliseconds; answers how long it took until patience was over, or until that many seconds.
     */
    private long lookEvery(long step, int seconds) {
        long begun = millis;
        while (millis - begun < seconds * 1_000L) {
            millis += step;
            if (patience.hasExpired()) {
                break;
            }
        }
        return millis - begun;
    }

    @Test
    void what_does_not_happen_for_ten_seconds_takes_too_long() {
        assertThat(lookEvery(100, 60)).isEqualTo(10_000);
    }

    @Test
    void it_begins_anew_whenever_something_has_happened() {
        assertThat(lookEvery(100, 9)).isEqualTo(9_000);
        patience.reset();
        assertThat(lookEvery(100, 60)).isEqualTo(10_000);
    }

    @Test
    void a_jvm_that_stood_still_for_an_hour_has_waited_for_a_second() {
        millis += 3_600_000;
        assertThat(patience.hasExpired()).isFalse();
        assertThat(lookEvery(100, 60)).isEqualTo(9_000);
    }

    @Test
    void looks_that_are_all_late_are_patient_for_longer() {
        assertThat(lookEvery(5_000, 60)).isEqualTo(50_000);
    }
}
