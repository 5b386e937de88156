package io.selvage.cli.command;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.input.ProgramCheck;
import io.selvage.cli.input.ScriptSource;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.OutputFiles;
import io.selvage.cli.output.ResultPrinter;
import io.selvage.cli.output.ScriptPrinter;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.options.Option;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.script.ScriptRunner;
import io.selvage.script.search.ScriptResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code replay [options] FILE}, or a schedule's text and the program it belongs to. */
public final class ReplayCommand implements Command {
    /** What a schedule has decided already. */
    private static final List<Option<?>> DECIDED = List.of(
            OptionList.STRATEGY,
            OptionList.SCHEDULES,
            OptionList.SEED,
            OptionList.WORKERS,
            OptionList.KEEP_GOING,
            OptionList.MEMORY,
            OptionList.SPURIOUS,
            OptionList.INTERRUPTS);

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
        warnOfDecided(given);
        List<String> words = RunCommand.words(arguments);
        boolean isText = words.get(0).matches("v\\d+:.*");
        Optional<ScheduleFile> ofScript = isText ? Optional.empty() : scriptFile(words.get(0));
        if (ofScript.isPresent()) {
            return replayScript(given, ofScript.get());
        }
        Result result = isText ? ofText(given, words) : ofFile(given, words);
        // as in RunCommand
        Thread.interrupted();
        return new ResultPrinter(console, isText ? given : besideClasses(given, words.get(0))).print(result);
    }

    /** Sources are looked for where the file says that the classes are, unless they have moved. */
    private static Options besideClasses(Options given, String name) {
        List<Path> recorded = ScheduleFile.read(Path.of(name)).classpath();
        return given.classpath().isEmpty() ? given.with(OptionList.CLASSPATH, recorded) : given;
    }

    private static Optional<ScheduleFile> scriptFile(String name) {
        return Optional.of(ScheduleFile.read(Path.of(name)))
                .filter(file -> file.mainClass().startsWith(ScriptRunner.PREFIX));
    }

    private int replayScript(Options given, ScheduleFile file) {
        Options options = file.schedule().header().applyTo(file.options().overriddenBy(given));
        String name = file.mainClass().substring(ScriptRunner.PREFIX.length());
        ScriptResult result =
                ScriptRunner.replay(ScriptSource.find(name, options).script(), options, file);
        return new ScriptPrinter(console, given).print(List.of(result));
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

    private Result ofFile(Options given, List<String> words) {
        ScheduleFile file = ScheduleFile.read(Path.of(words.get(0)));
        if (words.size() > 1) {
            throw new BadInput(
                    "unexpected argument '" + words.get(1) + "'",
                    "options come before the file, and the file has the program's arguments");
        }
        List<Path> classpath = given.classpath().isEmpty() ? file.classpath() : given.classpath();
        Program program = new Program(classpath, file.mainClass(), file.args());
        ProgramCheck.check(program);
        Options options = file.schedule().header().applyTo(file.options().overriddenBy(given));
        return engine.replay(options, program, file.schedule(), file).replayedFrom(Path.of(words.get(0)));
    }

    private void warnOfDecided(Options given) {
        for (Option<?> option : DECIDED) {
            if (given.isGiven(option)) {
                console.remark(option + " has no effect on a replay: the schedule has decided that");
            }
        }
    }
}
