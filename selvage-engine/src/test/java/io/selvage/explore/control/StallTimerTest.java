package io.selvage.explore.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** On a clock that goes when told to, and a thread that computes when told to. */
class StallTimerTest {
    private static final long NANOS = 1_000_000;

    private long millis = Long.MAX_VALUE / 2_000_000;
    private long computed;
    private int place;
    private boolean blocked;
    private final StallTimer patience = new StallTimer();

    @BeforeEach
    void begin() {
        patience.reset(millis * NANOS);
    }

    private boolean look() {
        return patience.hasExpired(millis * NANOS, computed * NANOS, blocked, place);
    }

    /**
     * Looks every so many milliseconds; answers how long it took until patience was over, or until that many seconds.
     */
    private long lookEvery(long step, int seconds) {
        return lookEvery(step, seconds, 0, 0);
    }

    /** The same while the thread computes for so many milliseconds and moves by so many places between two looks. */
    private long lookEvery(long step, int seconds, long cpu, int moves) {
        long begun = millis;
        while (millis - begun < seconds * 1_000L) {
            millis += step;
            computed += cpu;
            place += moves;
            if (look()) {
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
        patience.reset(millis * NANOS);
        assertThat(lookEvery(100, 60)).isEqualTo(10_000);
    }

    @Test
    void a_jvm_that_stood_still_for_an_hour_has_waited_for_a_second() {
        millis += 3_600_000;
        assertThat(look()).isFalse();
        assertThat(lookEvery(100, 60)).isEqualTo(9_000);
    }

    @Test
    void looks_that_are_all_late_are_patient_for_longer() {
        assertThat(lookEvery(5_000, 60)).isEqualTo(50_000);
    }

    @Test
    void a_thread_that_gets_half_of_a_processor_computes_for_ten_seconds_of_its_own() {
        assertThat(lookEvery(100, 60, 50, 1)).isBetween(19_000L, 20_000L);
    }

    @Test
    void a_thread_that_hardly_gets_a_processor_but_gets_on_is_waited_for() {
        assertThat(lookEvery(100, 60, 1, 1)).isEqualTo(60_000);
    }

    @Test
    void a_thread_that_is_blocked_in_changing_places_has_ten_seconds() {
        blocked = true;
        assertThat(lookEvery(100, 60, 1, 1)).isBetween(10_000L, 10_200L);
    }

    @Test
    void what_is_the_tools_own_work_does_not_count() {
        lookEvery(100, 9);
        millis += 900;
        patience.skip(millis * NANOS, computed * NANOS);
        assertThat(lookEvery(100, 60)).isEqualTo(1_000);
    }
}
