package io.selvage.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.cli.command.BundledExample;
import io.selvage.cli.output.Console;
import io.selvage.model.FindingKind;
import io.selvage.model.Verdict;
import io.selvage.options.MemoryMode;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.options.StrategyName;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.replay.ScheduleHeader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandLineTest {
    private static final String CLASSES = here();
    private static final String MAIN = "io.selvage.cli.demo.LockOrder";

    private final FakeEngine engine = new FakeEngine();
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    @Test
    void alone_it_prints_help() {
        assertThat(selvage()).isZero();
        assertThat(out.toString()).contains("Usage: selvage", "run ", "replay ", "monitor");
        assertThat(err.toString()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run --help",
                "help run",
                "list",
                "version",
                "--version",
                "help",
                "-h",
                "demo -h",
                "replay --help",
                "completion"
            })
    void these_answer_on_standard_output(String words) {
        assertThat(selvage(words.split(" "))).isZero();
        assertThat(out.toString()).isNotBlank();
        assertThat(err.toString()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"PASSED,0", "NOT_FOUND,0", "FAILED,1", "NOTHING_TESTED,3", "TOOL_FAULT,3"})
    void the_exit_code_says_what_the_verdict_says(Verdict verdict, int code) {
        engine.answer = program -> FakeEngine.result(verdict);
        assertThat(run()).isEqualTo(code);
    }

    @Test
    void options_reach_the_engine() {
        run("--strategy", "exitblock-rw", "--memory=sync", "--keep-going", "--schedules", "7", "--time", "5m");
        assertThat(engine.options.strategy()).isEqualTo(StrategyName.EXITBLOCK_RW);
        assertThat(engine.options.memory()).isEqualTo(MemoryMode.SYNC);
        assertThat(engine.options.keepGoing()).isTrue();
        assertThat(engine.options.schedules()).hasValue(7);
    }

    @Test
    void everything_behind_the_main_class_belongs_to_the_program() {
        assertThat(selvage("run", "--classpath", CLASSES, MAIN, "--json", "--", "@file", "--help", "-x", ""))
                .isZero();
        assertThat(engine.programs.get(0).args()).containsExactly("--json", "--", "@file", "--help", "-x", "");
        assertThat(engine.options.json()).isFalse();
    }

    @Test
    void with_json_standard_output_is_one_object() {
        assertThat(run("--json")).isZero();
        assertThat(out.toString())
                .startsWith("{\"tool\":\"selvage\",")
                .endsWith("}\n")
                .hasLineCount(1);
    }

    @Test
    void with_json_even_bad_input_is_one_object() {
        assertThat(selvage("run", "--json", "--classpath", CLASSES, "Nobody")).isEqualTo(2);
        assertThat(out.toString())
                .startsWith("{\"tool\":\"selvage\",\"command\":\"run\",\"error\":")
                .endsWith("}\n");
        assertThat(err.toString()).contains("Nobody");
    }

    @Test
    void quiet_prints_the_verdict_only() {
        run("--quiet");
        assertThat(out.toString()).isEqualTo("PASSED exhaustive: all 0 schedules (dpor)\n");
    }

    @Test
    void html_goes_to_its_file() {
        Path page = folder.resolve("sub/page.html");
        run("--html", page.toString());
        assertThat(page).content().contains("PASSED exhaustive");
    }

    @Test
    void sarif_and_junit_xml_go_to_their_files() {
        engine.answer = program -> FakeEngine.failed(FindingKind.DEADLOCK);
        Path log = folder.resolve("sub/log.sarif");
        Path report = folder.resolve("sub/report.xml");
        assertThat(run("--sarif", log.toString(), "--junit-xml", report.toString()))
                .isEqualTo(1);
        assertThat(log).content().contains("\"version\":\"2.1.0\"", "\"ruleId\":\"DEADLOCK\"");
        assertThat(report).content().contains("<failure type=\"DEADLOCK\"");
    }

    @Test
    void a_report_that_is_there_already_survives_a_search_that_cannot_begin() throws IOException {
        Path page = Files.writeString(folder.resolve("page.html"), "old");
        assertThat(selvage("run", "--html", page.toString(), "--classpath", CLASSES, "Nobody"))
                .isEqualTo(2);
        assertThat(page).content().isEqualTo("old");
    }

    @ParameterizedTest
    @ValueSource(strings = {"run", "replay", "demo", "list", "monitor", "script", "completion", "version"})
    void the_help_of_every_command_ends_with_an_example(String command) {
        assertThat(selvage("help", command)).isZero();
        assertThat(out.toString()).contains("Example", "./selvage " + command);
    }

    @Test
    void shells_complete_commands_and_options() {
        selvage("completion");
        assertThat(out.toString()).startsWith("#!/").contains("monitor", "--strategy", "--keep-going", "bashcompinit");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "file/page.html", "file/sub/page.html"})
    void a_page_that_cannot_be_written_is_refused_before_anything_is_run(String name) throws IOException {
        Files.writeString(folder.resolve("file"), "in the way");
        Path page = folder.resolve(name);
        assertThat(run("--html", page.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("--html: " + page + " cannot be written", "give another file");
        assertThat(engine.programs).isEmpty();
    }

    @Test
    void a_page_that_could_be_written_is_not_made_if_there_is_nothing_to_run() {
        Path page = folder.resolve("page.html");
        assertThat(selvage("run", "--html", page.toString(), "--classpath", CLASSES, "Nobody"))
                .isEqualTo(2);
        assertThat(page).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rnu|did you mean 'run'",
                "run|MAIN",
                "run --strategy dpro X|did you mean 'dpor'",
                "run --strategy zzzzzz X|exitblock-rwdd",
                "run --memori all X|did you mean '--memory'",
                "run --schedules -5 X|--schedules",
                "run --workers 1000000 X|--workers",
                "run --time soon X|500ms",
                "run --classpath /no/such/folder X|does not exist",
                "monitor --class X --new 3|no class X",
                "replay|FILE",
                "replay nothing.schedule|does not exist",
                "replay v1:a:a:0|damaged",
                "replay v7:a:a:0|version v7",
                "script producer-consumr|did you mean 'producer-consumer'",
                "monitor BoundedBufer|did you mean 'BoundedBuffer'",
                "run --html /proc/none/x.html X|--html: /proc/none/x.html cannot be written",
                "run --sarif /proc/none/x X|--sarif: /proc/none/x cannot be written",
                "run --junit-xml /proc/none/x X|--junit-xml: /proc/none/x cannot be written",
                "run --out pom.xml/x X|--out: pom.xml/x cannot be written",
                "run --out /proc/none X|--out: /proc/none cannot be written",
                "replay pom.xml|pom.xml: this is not a schedule file; ",
                "list extra|extra",
                "help nonsense|unknown command"
            })
    void bad_usage_is_explained(String words, String explanation) {
        assertThat(selvage(words.split(" "))).isEqualTo(2);
        assertThat(err.toString()).startsWith("selvage: ").contains(explanation).doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
        assertThat(engine.programs).isEmpty();
    }

    @Test
    void a_fault_of_the_tool_is_called_one_and_has_a_trace_on_request_only() {
        engine.answer = program -> {
            throw new IllegalStateException("oops");
        };
        assertThat(run()).isEqualTo(3);
        assertThat(err.toString()).contains("TOOL FAULT", "oops").doesNotContain("\tat ");
        assertThat(run("--debug")).isEqualTo(3);
        assertThat(err.toString()).contains("\tat ");
    }

    @Test
    void a_file_is_replayed_with_what_it_says() throws IOException {
        Options recorded = Options.DEFAULTS.with(OptionList.SPURIOUS, 2).with(OptionList.STEPS, 50);
        Schedule schedule = Schedule.of(ScheduleHeader.of(recorded), new int[] {1}, 1);
        Path path = folder.resolve("a.schedule");
        new ScheduleFile(MAIN, List.of("x"), List.of(Path.of(CLASSES)), recorded, "17", schedule, List.of())
                .write(path);
        assertThat(selvage("replay", "--json", "--seed", "3", path.toString())).isZero();
        assertThat(engine.schedule).isEqualTo(schedule);
        assertThat(engine.file.mainClass()).isEqualTo(MAIN);
        assertThat(engine.options.spurious()).isEqualTo(2);
        assertThat(engine.options.steps()).isEqualTo(50);
        assertThat(engine.programs.get(0).args()).containsExactly("x");
        assertThat(err.toString()).contains("--seed has no effect").doesNotContain("--json has no effect");
        assertThat(engine.options.seed()).isEqualTo(OptionList.SEED.preset().orElseThrow());
    }

    @Test
    void a_schedules_text_does_not_say_the_seed() {
        String text = Schedule.of(ScheduleHeader.of(Options.DEFAULTS), new int[] {1}, 1)
                .text();
        assertThat(selvage("replay", "--seed", "3", "--classpath", CLASSES, text, MAIN))
                .isZero();
        assertThat(engine.options.seed()).isEqualTo(3);
        assertThat(err.toString()).doesNotContain("no effect");
    }

    @Test
    void what_the_schedule_has_decided_is_said_to_have_no_effect_on_a_replay_and_the_rest_is_used() {
        String text = Schedule.of(ScheduleHeader.of(Options.DEFAULTS), new int[] {1}, 1)
                .text();
        List<String> words = new ArrayList<>(List.of("replay", "--strategy", "sss", "--points", "x", "--time", "1s"));
        words.addAll(List.of("--random", "--workers", "2", "--trusted", "a.*", "--discipline", "--classpath", CLASSES));
        words.addAll(List.of(text, MAIN));
        assertThat(selvage(words.toArray(String[]::new))).isZero();
        assertThat(err.toString()
                        .lines()
                        .map(line -> line.replaceAll("selvage: (\\S+) has no effect on a replay: .*", "$1")))
                .containsExactlyInAnyOrder("--points", "--time", "--random", "--workers", "--trusted");
        assertThat(engine.options.strategy().text()).isEqualTo("sss");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"monitor --workers 4 --detect none|--workers,--detect", "script --strategy pct --seed 3|--strategy"
            })
    void an_option_that_a_command_does_not_use_is_named(String line, String unused) {
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        words.add("nothing.like.this");
        assertThat(selvage(words.toArray(String[]::new))).isEqualTo(2);
        assertThat(err.toString().lines().filter(said -> said.contains("has no effect on")))
                .extracting(said -> said.split(" ")[1])
                .containsExactlyInAnyOrder(unused.split(","));
    }

    @Test
    void a_schedules_text_is_replayed_on_the_program_behind_it() {
        String text = Schedule.of(new ScheduleHeader(MemoryMode.SYNC, 0, false), new int[] {1}, 1)
                .text();
        assertThat(selvage("replay", "--classpath", CLASSES, text, MAIN, "--a")).isZero();
        assertThat(engine.options.memory()).isEqualTo(MemoryMode.SYNC);
        assertThat(engine.file).isNull();
        assertThat(engine.programs.get(0).args()).containsExactly("--a");
    }

    @Test
    void the_demo_succeeds_only_if_everything_is_as_expected() {
        engine.answer = program -> Arrays.stream(BundledExample.values())
                .filter(example -> example.mainClass().equals(program.mainClass()))
                .map(example -> example.expected().equals("PASSED")
                        ? FakeEngine.result(Verdict.PASSED)
                        : FakeEngine.failed(FindingKind.valueOf(example.expected())))
                .findFirst()
                .orElseThrow();
        assertThat(selvage("demo")).isZero();
        assertThat(out.toString()).contains("WRONG_WAITER", "All as expected");
        engine.answer = program -> FakeEngine.result(Verdict.PASSED);
        assertThat(selvage("demo")).isEqualTo(3);
        assertThat(err.toString()).contains("not as expected: LockOrder");
    }

    @Test
    void every_example_can_be_run() {
        for (BundledExample example : BundledExample.values()) {
            assertThat(selvage("run", "--classpath", CLASSES, example.mainClass()))
                    .isZero();
        }
    }

    @Test
    void a_demo_that_was_stopped_shows_what_came_before() {
        engine.answer = program -> {
            if (program.mainClass().endsWith("CheckThenAct")) {
                Thread.currentThread().interrupt();
            }
            return FakeEngine.failed(FindingKind.UNCAUGHT_EXCEPTION);
        };
        assertThat(selvage("demo")).isEqualTo(130);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(out.toString()).contains("LostUpdate").doesNotContain("CheckThenAct");
        assertThat(err.toString()).contains("interrupted").doesNotContain("not as expected");
    }

    @Test
    void what_fails_because_somebody_stopped_the_run_is_no_fault_of_the_tool() {
        engine.answer = program -> {
            throw new IllegalStateException("closed by interrupt");
        };
        assertThat(selvage(() -> true, "run", "--classpath", CLASSES, MAIN)).isEqualTo(130);
        assertThat(err.toString())
                .contains("interrupted before there was a result")
                .doesNotContain("TOOL FAULT");
    }

    private int run(String... options) {
        String[] start = {"run", "--classpath", CLASSES};
        String[] args = Arrays.copyOf(start, start.length + options.length + 1);
        System.arraycopy(options, 0, args, start.length, options.length);
        args[args.length - 1] = MAIN;
        return selvage(args);
    }

    private int selvage(String... args) {
        return selvage(() -> false, args);
    }

    private int selvage(BooleanSupplier isStopping, String... args) {
        return new CommandTree(new Console(new PrintWriter(out), new PrintWriter(err)), engine, isStopping)
                .execute(args);
    }

    private static String here() {
        return Path.of(Main.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .getPath())
                .toString();
    }
}
