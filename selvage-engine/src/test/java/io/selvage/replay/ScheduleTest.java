package io.selvage.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.options.MemoryMode;
import io.selvage.options.Options;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleTest {
    @Test
    void a_text_is_told_from_the_name_of_a_file() {
        assertThat(Schedule.isText("v1:a:a4bac2:169r5kd")).isTrue();
        assertThat(Schedule.isText("v7:damaged")).isTrue();
        assertThat(Schedule.isText("v:/schedules/Bank-1.schedule")).isFalse();
        assertThat(Schedule.isText("v1/a:b.schedule")).isFalse();
        assertThat(Schedule.isText("target/selvage/Bank-1.schedule")).isFalse();
    }

    private static final ScheduleHeader PLAIN = ScheduleHeader.of(Options.DEFAULTS);

    @Test
    void a_schedule_says_after_how_many_steps_to_leave_what_would_go_on_for_ever() {
        ScheduleHeader header = new ScheduleHeader(MemoryMode.SYNC, 3, true).withStepLimit(17);
        Schedule schedule = Schedule.of(header, new int[] {1}, 1);
        assertThat(schedule.text()).startsWith("v1:sw3il17:");
        assertThat(Schedule.parse(schedule.text()).header()).isEqualTo(header);
        assertThat(header.applyTo(Options.DEFAULTS).steps()).isEqualTo(17);
        assertThat(new ScheduleHeader(MemoryMode.SYNC, 3, true)
                        .applyTo(Options.DEFAULTS)
                        .steps())
                .isEqualTo(Options.DEFAULTS.steps());
    }

    @Test
    void the_text_is_short_and_printable() {
        assertThat(of(0, 0, 0, 0, 1, 0, 2, 2).text()).isEqualTo("v1:a:a4bac2:169r5kd");
    }

    @Test
    void the_header_tells_the_options_that_decide_where_choices_are() {
        Schedule schedule = Schedule.of(new ScheduleHeader(MemoryMode.SYNC, 3, true), new int[] {1}, 1);
        assertThat(schedule.text()).startsWith("v1:sw3i:b:");
        assertThat(Schedule.parse(schedule.text()).header()).isEqualTo(new ScheduleHeader(MemoryMode.SYNC, 3, true));
    }

    @Test
    void only_the_first_picks_count() {
        assertThat(Schedule.of(PLAIN, new int[] {1, 2, 3}, 2)).isEqualTo(of(1, 2));
    }

    @Test
    void any_picks_come_back_from_their_text() {
        Random random = new Random(7);
        for (int round = 0; round < 2_000; round++) {
            int bound = round % 3 == 0 ? 60 : 3;
            int[] picks = random.ints(random.nextInt(40), 0, bound).toArray();
            Schedule schedule = of(picks);
            assertThat(Schedule.parse(schedule.text())).isEqualTo(schedule);
            assertThat(Schedule.parse(schedule.text()).choices()).containsExactly(picks);
        }
    }

    @Test
    void a_long_run_of_one_pick_stays_short() {
        Schedule schedule = of(IntStream.generate(() -> 0).limit(1_000_000).toArray());
        assertThat(schedule.text()).hasSizeLessThan(30);
        assertThat(Schedule.parse(schedule.text()).length()).isEqualTo(1_000_000);
    }

    @Test
    void every_single_damaged_character_is_noticed() {
        String text = of(0, 1, 1, 0, 30, 2).text();
        for (int at = 3; at < text.length(); at++) {
            String damaged = text.substring(0, at) + (text.charAt(at) == 'x' ? 'y' : 'x') + text.substring(at + 1);
            assertThatThrownBy(() -> Schedule.parse(damaged))
                    .isInstanceOf(BadSchedule.class)
                    .hasMessageContaining("damaged");
        }
    }

    @Test
    void another_version_is_named() {
        assertThatThrownBy(() -> Schedule.parse("v2:a:b:c"))
                .isInstanceOf(BadSchedule.class)
                .hasMessageContaining("version v2")
                .hasMessageContaining("record it again");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "v1", "1:a:b:c", "folder/a.schedule"})
    void other_texts_are_not_schedules(String text) {
        assertThatThrownBy(() -> Schedule.parse(text))
                .isInstanceOf(BadSchedule.class)
                .hasMessageContaining("is not a schedule");
    }

    private static Schedule of(int... picks) {
        return Schedule.of(PLAIN, picks, picks.length);
    }
}
