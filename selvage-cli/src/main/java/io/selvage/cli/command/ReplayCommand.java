package io.selvage.cli.command;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.MonitorSpecFinder;
import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.input.ProgramCheck;
import io.selvage.cli.input.ScriptSource;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.MonitorContent;
import io.selvage.cli.output.OutputFiles;
import io.selvage.cli.output.ReportPrinter;
import io.selvage.cli.output.ScriptContent;
import io.selvage.explore.subject.ProcessSystem;
import io.selvage.explore.subject.Program;
import io.selvage.explore.subject.Subject;
import io.selvage.model.Result;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.input.RecordedMoves;
import io.selvage.options.Effect;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.report.ResultContent;
import io.selvage.script.ScriptRunner;
import io.selvage.script.search.ScriptResult;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code replay [options] FILE}, or a schedule's text and the program it belongs to. */
public final class ReplayCommand implements Command {
    /** Options that decide none of these change nothing about a replay. */
    private static final Effect[] OF_USE = {
        Effect.WEAVING, Effect.DETECTION, Effect.SCHEDULE_FILES, Effect.REPORT, Effect.CONSOLE
    };

    private final Console console;
    private final Engine engine;

    public ReplayCommand(Console console, Engine engine) {
        this.console = console;
        this.engine = engine;
    }

    @Override
    public String name() {
        return "replay";
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = OptionSpecs.command(
                name(),
                "Runs one recorded schedule and prints its interleaving.",
                "With the text of a schedule instead of a file, MAIN and its arguments follow.");
        return spec.addPositional(PositionalParamSpec.builder()
                        .paramLabel("FILE")
                        .index("0")
                        .arity("1")
                        .required(true)
                        .type(String.class)
                        .description("a .schedule file that a run has written, or v1:…")
                        .build())
                .addPositional(RunCommand.arguments());
    }

    @Override
    public int execute(ParseResult arguments) {
        Options given = OptionSpecs.read(arguments);
        OutputFiles.check(given);
        List<String> words = OptionSpecs.words(arguments);
        if (Schedule.isText(words.get(0))) {
            warnOfUnused(given, Effect.CHOICES);
            return print(ofText(given, words), given);
        }
        warnOfUnused(given, Effect.CHOICES, Effect.ENVIRONMENT);
        ScheduleFile file = ScheduleFile.read(Path.of(words.get(0)));
        if (file.mainClass().startsWith(ScriptRunner.PREFIX)) {
            return replayScript(given, file.mainClass().substring(ScriptRunner.PREFIX.length()), file);
        }
        if (RecordedMoves.isIn(file)) {
            return replayMoves(given, RecordedMoves.of(file), file);
        }
        // Sources are looked for where the file says that the classes are, unless they have moved.
        Options found = given.classpath().isEmpty() ? given.with(OptionList.CLASSPATH, file.classpath()) : given;
        return print(ofFile(found, file, words), found);
    }

    private int print(Result result, Options options) {
        // as in RunCommand
        Thread.interrupted();
        return new ReportPrinter(console, options).print(new ResultContent(result), result.verdict());
    }

    private int replayMoves(Options given, RecordedMoves recorded, ScheduleFile file) {
        Options options = recorded.options(given, file.classpath());
        MonitorSpecFinder finder = new MonitorSpecFinder(options);
        MonitorSpec<?> spec = finder.target(List.of());
        recorded.check(spec, finder.loader());
        if (recorded.reference().isPresent()) {
            return print(spec.compare(finder.other(recorded.reference().get()), options), options);
        }
        MonitorResult result = spec.replay(recorded.moves(), options);
        return new ReportPrinter(console, options)
                .print(new MonitorContent(result, spec, "", ""), result.result().verdict());
    }

    private int replayScript(Options given, String name, ScheduleFile file) {
        Options options = file.replayOptions(given);
        ScriptResult result =
                ScriptRunner.replay(ScriptSource.find(name, options).script(), options, file);
        return new ReportPrinter(console, given)
                .print(new ScriptContent(List.of(result)), result.result().verdict());
    }

    private Result ofText(Options given, List<String> words) {
        Schedule schedule = Schedule.parse(words.get(0));
        if (words.size() < 2) {
            throw new BadInput("the schedule's program is missing", "give its main class behind the schedule");
        }
        Program program = RunCommand.program(given, words.subList(1, words.size()));
        ProgramCheck.check(program);
        return engine.replay(schedule.header().applyTo(given), program, schedule, null);
    }

    private Result ofFile(Options given, ScheduleFile file, List<String> words) {
        if (words.size() > 1) {
            throw new BadInput(
                    "unexpected argument '" + words.get(1) + "'",
                    "options come before the file, and the file has the program's arguments");
        }
        return engine.replay(file.replayOptions(given), subject(given, file), file.schedule(), file)
                .replayedFrom(Path.of(words.get(0)));
    }

    private static Subject subject(Options given, ScheduleFile file) {
        if (file.mainClass().startsWith(ProcessSystem.PREFIX)) {
            return RunCommand.system(given.classpath(), file.args());
        }
        Program program = new Program(given.classpath(), file.mainClass(), file.args());
        ProgramCheck.check(program);
        return program;
    }

    /** @param recorded what the schedule or its file has decided */
    private void warnOfUnused(Options given, Effect... recorded) {
        for (Option<?> option : OptionList.all()) {
            boolean isUsed = option.decides(Effect.PROGRAM, OF_USE) || isTaken(option, recorded);
            if (given.isGiven(option) && !isUsed) {
                console.remark(option + " has no effect on a replay: the schedule has decided that");
            }
        }
    }

    /** Whether it decides about the execution, and the schedule does not say how. */
    private static boolean isTaken(Option<?> option, Effect... recorded) {
        return option.decides(Effect.CHOICES, Effect.ENVIRONMENT)
                && Arrays.stream(recorded).noneMatch(option::decides);
    }
}
