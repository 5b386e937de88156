package io.selvage.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.options.Effect;
import io.selvage.options.MemoryMode;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.OptionSamples;
import io.selvage.options.Options;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScheduleHeaderTest {
    static List<Option<?>> optionsThatDecideChoices() {
        return OptionList.all().stream()
                .filter(option -> option.decides(Effect.CHOICES))
                .toList();
    }

    /** An option that decides choices and is not in the header would be lost with the text of a schedule. */
    @ParameterizedTest
    @MethodSource("optionsThatDecideChoices")
    void every_option_that_decides_choices_is_in_the_text(Option<?> option) {
        // Extra points exist only where not every access is one.
        Options recorded =
                Options.DEFAULTS.with(OptionList.MEMORY, MemoryMode.SYNC).withText(option, OptionSamples.other(option));
        String text = ScheduleHeader.of(recorded).text();
        Options replayed = ScheduleHeader.parse(text).orElseThrow().applyTo(Options.DEFAULTS);
        assertThat(replayed.text(option)).isEqualTo(recorded.text(option)).isNotEqualTo(Options.DEFAULTS.text(option));
    }
}
