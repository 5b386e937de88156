package io.selvage.options;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class TimeLimitTest {
    private static final long SECOND = 1_000_000_000L;

    private long now;
    private long prepared;

    private TimeLimit of(Options options) {
        return new TimeLimit(options, () -> prepared, () -> now);
    }

    private static Options seconds(int seconds) {
        return Options.DEFAULTS.with(OptionList.TIME, Duration.ofSeconds(seconds));
    }

    @Test
    void what_still_runs_when_the_time_is_over_has_a_moment_to_end() {
        TimeLimit limit = of(seconds(10));
        now = 10 * SECOND - 1;
        assertThat(limit.isReached()).isFalse();
        now = 10 * SECOND;
        assertThat(limit.isReached()).isTrue();
        assertThat(limit.isOver()).isFalse();
        now = 12 * SECOND;
        assertThat(limit.isOver()).isTrue();
        assertThat(limit.isLongOver()).isTrue();
    }

    @Test
    void preparation_since_the_beginning_does_not_count() {
        prepared = 5 * SECOND;
        TimeLimit limit = of(seconds(10));
        prepared = 6 * SECOND;
        now = 11 * SECOND - 1;
        assertThat(limit.isReached()).isFalse();
        now = 11 * SECOND;
        assertThat(limit.isReached()).isTrue();
    }

    @Test
    void however_long_the_preparation_takes_all_is_over_within_a_fifth_and_two_seconds() {
        for (int seconds : new int[] {1, 10, 60, 3600}) {
            now = 0;
            prepared = 0;
            TimeLimit limit = of(seconds(seconds));
            prepared = 10_000 * SECOND;
            now = seconds * SECOND * 12 / 10 + 2 * SECOND;
            assertThat(limit.isLongOver()).as("after %s s", seconds).isTrue();
        }
    }

    @Test
    void a_number_of_schedules_without_a_time_leaves_all_time_there_is() {
        TimeLimit limit = of(Options.DEFAULTS.with(OptionList.SCHEDULES, 10L));
        now = 1_000_000 * SECOND;
        assertThat(limit.isReached()).isFalse();
    }
}
