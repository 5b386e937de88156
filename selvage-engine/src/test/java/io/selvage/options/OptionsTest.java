package io.selvage.options;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {
    @Test
    void without_any_budget_a_run_stops_after_a_minute() {
        assertThat(Options.DEFAULTS.time()).contains(Duration.ofSeconds(60));
        assertThat(Options.DEFAULTS.schedules()).isEmpty();
    }

    @Test
    void a_number_of_schedules_alone_sets_no_time() {
        Options options = Options.DEFAULTS.with(OptionList.SCHEDULES, 10L);
        assertThat(options.time()).isEmpty();
        assertThat(options.schedules()).hasValue(10);
    }

    @ParameterizedTest
    @CsvSource({"500ms,PT0.5S", "30s,PT30S", "5m,PT5M", "1h,PT1H"})
    void durations_are_a_number_and_a_unit(String text, Duration expected) {
        assertThat(OptionList.TIME.parse(text)).isEqualTo(expected);
        assertThat(OptionList.TIME.text(expected)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "0s", "-1s", "1d", "1.5s", "99999999h", "s", "1 s"})
    void other_durations_are_refused(String text) {
        assertThatThrownBy(() -> OptionList.TIME.parse(text))
                .isInstanceOf(BadOption.class)
                .hasMessageStartingWith("--time: '" + text + "' cannot be used; give ");
    }

    @ParameterizedTest
    @CsvSource({
        "schedules,0",
        "schedules,1e6",
        "schedules,99999999999999999999",
        "workers,0",
        "workers,5000",
        "spurious,-1",
        "steps,0",
        "steps,x",
        "memory,some",
        "strategy,DPOR",
        "seed,''"
    })
    void values_out_of_range_are_refused(String name, String text) {
        Option<?> option = OptionList.named(name).orElseThrow();
        assertThatThrownBy(() -> option.parse(text))
                .isInstanceOf(BadOption.class)
                .hasMessageContaining("--" + name);
    }

    @Test
    void an_unknown_strategy_lists_all_of_them() {
        assertThatThrownBy(() -> OptionList.STRATEGY.parse("fastest"))
                .hasMessageContaining(
                        "dfs, exitblock, exitblock-rw, exitblock-dd, exitblock-rwdd, sss, if-sss, composed, "
                                + "dpor, lapor, random, pct, pos, surw, delay, preempt");
    }

    @Test
    void discipline_is_on_where_the_strategy_relies_on_it() {
        assertThat(Options.DEFAULTS.discipline()).isFalse();
        assertThat(Options.DEFAULTS
                        .with(OptionList.STRATEGY, StrategyName.IF_SSS)
                        .discipline())
                .isTrue();
        assertThat(Options.DEFAULTS.with(OptionList.DISCIPLINE, true).discipline())
                .isTrue();
    }

    @Test
    void a_class_path_is_split_at_the_platforms_separator() {
        String text = "a" + File.pathSeparator + File.pathSeparator + "b.jar";
        assertThat(OptionList.CLASSPATH.parse(text)).containsExactly(Path.of("a"), Path.of("b.jar"));
    }

    @Test
    void given_values_come_back_as_the_texts_they_were_read_from() {
        Options options = Options.DEFAULTS.withText(OptionList.SPURIOUS, "2").withText(OptionList.MEMORY, "sync");
        assertThat(options.givenTexts()).hasToString("{spurious=2, memory=sync}");
    }

    @Test
    void the_stronger_options_win() {
        Options weak = Options.DEFAULTS.with(OptionList.SEED, 3L).with(OptionList.STEPS, 5);
        Options both = weak.overriddenBy(Options.DEFAULTS.with(OptionList.SEED, 4L));
        assertThat(both.seed()).isEqualTo(4);
        assertThat(both.steps()).isEqualTo(5);
    }

    @Test
    void options_without_an_effect_are_as_if_they_had_not_been_given() {
        Options some = Options.DEFAULTS.with(OptionList.SEED, 3L).with(OptionList.STEPS, 5);
        assertThat(some.without(Effect.ENVIRONMENT).givenTexts()).hasToString("{steps=5}");
        assertThat(some.without(Effect.CHOICES, Effect.BUDGET)).isEqualTo(some);
    }

    @Test
    void an_option_that_was_given_several_times_has_all_values() {
        Options options = Options.DEFAULTS.withTexts(MonitorOptions.CALL, List.of("a(1)", "b()"));
        assertThat(options.get(MonitorOptions.CALL)).containsExactly("a(1)", "b()");
        assertThat(MonitorOptions.all()).filteredOn(Option::isRepeatable).hasToString("[--new, --call, --legal]");
    }

    @Test
    void code_of_the_running_program_takes_what_can_still_be_decided_then() {
        assertThat(OptionList.all())
                .filteredOn(option -> !option.isFor(FrontEnd.CODE))
                .extracting(Option::name)
                .containsExactly(
                        "classpath",
                        "jvm-arg",
                        "resume",
                        "shard",
                        "result",
                        "granularity",
                        "unshared",
                        "check-unshared",
                        "until",
                        "include",
                        "exclude",
                        "json",
                        "html",
                        "sarif",
                        "junit-xml",
                        "quiet");
    }

    @Test
    void every_option_has_help() {
        assertThat(OptionList.all())
                .allSatisfy(option -> assertThat(option.help()).isNotBlank());
    }
}
