package io.selvage.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.OptionSamples;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScheduleFileTest {
    private static final Options OPTIONS = Options.DEFAULTS
            .with(OptionList.STEPS, 70)
            .with(OptionList.SPURIOUS, 2)
            .with(OptionList.JSON, true);

    @TempDir
    Path folder;

    @Test
    void what_is_written_is_read_again() throws IOException {
        ScheduleFile file = sample(List.of("", "two\nlines", "back\\slash\\n", " blanks "));
        Path path = folder.resolve("sub/Bank-1.schedule");
        file.write(path);
        ScheduleFile again = ScheduleFile.read(path);
        assertThat(again.text()).isEqualTo(file.text());
        assertThat(again.args()).isEqualTo(file.args());
        assertThat(again.expected()).isEqualTo(file.expected());
        assertThat(again.schedule()).isEqualTo(file.schedule());
        assertThat(again.options().steps()).isEqualTo(70);
    }

    @Test
    void how_to_print_is_not_kept() {
        assertThat(ScheduleFile.parse(sample(List.of()).text()).options().json())
                .isFalse();
    }

    @Test
    void what_decides_the_execution_and_its_findings_is_kept_and_nothing_else() {
        Options all = Options.DEFAULTS;
        for (Option<?> option : OptionList.all()) {
            all = all.withText(option, OptionSamples.other(option));
        }
        ScheduleFile file = new ScheduleFile(
                "Bank", List.of(), List.of(), all, "17", sample(List.of()).schedule(), List.of());
        assertThat(ScheduleFile.parse(file.text()).options().givenTexts().keySet())
                .containsExactly(
                        "strategy",
                        "seed",
                        "keep-going",
                        "spurious",
                        "interrupts",
                        "timeouts",
                        "random",
                        "faults",
                        "stdin",
                        "memory",
                        "points",
                        "steps",
                        "discipline",
                        "detect",
                        "ignore-races",
                        "granularity",
                        "unshared",
                        "check-unshared",
                        "until",
                        "include",
                        "exclude",
                        "inside");
    }

    @Test
    void how_an_older_search_was_run_does_not_matter_to_a_replay() {
        String text = sample(List.of()).text().replace("option: steps 70", "option: time 1s\noption: steps 70");
        assertThat(ScheduleFile.parse(text).options().givenTexts()).doesNotContainKey("time");
    }

    @Test
    void a_replay_has_the_seed_and_the_choices_that_were_recorded() {
        Options recorded = Options.DEFAULTS.with(OptionList.SEED, 7L).with(OptionList.SPURIOUS, 2);
        Schedule schedule = Schedule.of(ScheduleHeader.of(recorded), new int[] {1}, 1);
        ScheduleFile file = new ScheduleFile("Bank", List.of(), List.of(), recorded, "17", schedule, List.of());
        Options given = Options.DEFAULTS
                .with(OptionList.SEED, 3L)
                .with(OptionList.SPURIOUS, 0)
                .with(OptionList.POINTS, List.of("x"))
                .with(OptionList.STRATEGY, StrategyName.SSS);
        Options used = file.replayOptions(given);
        assertThat(used.seed()).isEqualTo(7);
        assertThat(used.spurious()).isEqualTo(2);
        assertThat(used.points()).isEmpty();
        assertThat(used.strategy()).isEqualTo(StrategyName.SSS);
    }

    @Test
    void nothing_but_the_file_is_left_in_its_folder() throws IOException {
        Path path = folder.resolve("a.schedule");
        sample(List.of()).write(path);
        sample(List.of("again")).write(path);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(path);
        }
    }

    @Test
    void relative_class_paths_become_absolute() {
        assertThat(ScheduleFile.parse(sample(List.of()).text()).classpath()).allMatch(Path::isAbsolute);
    }

    @Test
    void errors_name_the_file_and_the_line() throws IOException {
        Path path = folder.resolve("a.schedule");
        Files.writeString(path, "selvage schedule file 1\nmain: Bank\noption: steps many\n");
        assertThatThrownBy(() -> ScheduleFile.read(path))
                .isInstanceOf(BadSchedule.class)
                .hasMessageContaining(path.toString())
                .hasMessageContaining("line 3")
                .hasMessageContaining("--steps");
    }

    @Test
    void what_is_wrong_with_a_file_is_a_sentence() throws IOException {
        Path path = Files.writeString(folder.resolve("passwd"), "root:x:0:0::/root:/bin/sh\n");
        assertThatThrownBy(() -> ScheduleFile.read(path))
                .hasMessageStartingWith(path + ": this is not a schedule file; ");
    }

    @Test
    void files_of_another_kind_or_version_are_refused() {
        refused("", "not a schedule file");
        refused("PK\u0003\u0004", "not a schedule file");
        refused("selvage schedule file 9\n", "another version");
        refused("selvage schedule file 1\nmain: Bank\n", "schedule line is missing");
        refused("selvage schedule file 1\nnonsense\n", "line 2");
        refused("selvage schedule file 1\ncolour: red\n", "unknown key");
    }

    @Test
    void a_missing_file_says_so() {
        assertThatThrownBy(() -> ScheduleFile.read(folder.resolve("none")))
                .isInstanceOf(BadSchedule.class)
                .hasMessageContaining("does not exist");
    }

    private static void refused(String text, String why) {
        assertThatThrownBy(() -> ScheduleFile.parse(text))
                .isInstanceOf(BadSchedule.class)
                .hasMessageContaining(why);
    }

    private static ScheduleFile sample(List<String> args) {
        Schedule schedule = Schedule.of(ScheduleHeader.of(OPTIONS), new int[] {0, 1, 1}, 3);
        List<String> expected = List.of("t1: lock a#1", "t2: lock a#1", "main: join");
        return new ScheduleFile("Bank", args, List.of(Path.of("classes")), OPTIONS, "17", schedule, expected);
    }
}
