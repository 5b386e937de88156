package io.selvage.cli.command;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.ExecutableJar;
import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.input.ProgramCheck;
import io.selvage.cli.input.SourceProgram;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.OutputFiles;
import io.selvage.cli.output.ProgressLine;
import io.selvage.cli.output.ReportPrinter;
import io.selvage.cli.output.Terminal;
import io.selvage.explore.subject.ProcessSystem;
import io.selvage.explore.subject.Program;
import io.selvage.explore.subject.Subject;
import io.selvage.explore.subject.UnusableSubject;
import io.selvage.model.Result;
import io.selvage.options.Options;
import io.selvage.report.CommandName;
import io.selvage.report.ResultContent;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code run [options] MAIN [args…]}. */
public final class RunCommand implements Command {
    private static final String JAR = "--jar";
    private static final String PROCESS = "--process";

    private final Console console;
    private final Engine engine;

    public RunCommand(Console console, Engine engine) {
        this.console = console;
        this.engine = engine;
    }

    @Override
    public String name() {
        return "run";
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = OptionSpecs.command(name(), "Explores the schedules of a program.");
        spec.addOption(OptionSpec.builder(JAR)
                .type(String.class)
                .arity("1")
                .paramLabel("FILE")
                .description("the program is the main class of this jar; all that follows belongs to it")
                .build());
        spec.addOption(OptionSpec.builder(PROCESS)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .arity("1")
                .paramLabel("'NAME MAIN ARGS'")
                .description("a process of a system on a simulated network, instead of MAIN; once for each."
                        + " host=HOST and classpath=CP may follow its name")
                .build());
        return spec.addPositional(PositionalParamSpec.builder()
                        .paramLabel("MAIN")
                        .index("0")
                        .arity("0..1")
                        .type(String.class)
                        .description("the class with the main method, or a source file, which is compiled;"
                                + " what follows it belongs to the program")
                        .build())
                .addPositional(arguments());
    }

    static PositionalParamSpec arguments() {
        return PositionalParamSpec.builder()
                .paramLabel("ARGS")
                .index("1..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .description("arguments of the program")
                .build();
    }

    @Override
    public int execute(ParseResult arguments) {
        Options options = OptionSpecs.read(arguments);
        OutputFiles.check(options);
        Result result = explore(options, subject(options, arguments));
        // a run cut short by SIGINT leaves the flag set, which would make writing reports fail
        Thread.interrupted();
        return new ReportPrinter(console, options).print(new ResultContent(result), result.verdict());
    }

    private Result explore(Options options, Subject program) {
        if (options.quiet()) {
            return engine.run(options, program);
        }
        try (ProgressLine progress = new ProgressLine(console.err(), Terminal.isThere(Terminal.ERR))) {
            return engine.run(options, program, progress);
        }
    }

    private static Subject subject(Options options, ParseResult arguments) {
        if (!arguments.hasMatchedOption(PROCESS)) {
            Program program = program(options, arguments);
            ProgramCheck.check(program);
            return program;
        }
        if (arguments.hasMatchedOption(JAR) || !OptionSpecs.words(arguments).isEmpty()) {
            throw new BadInput(
                    "a system of processes has no main program of its own",
                    "give each program as a " + PROCESS + " 'NAME MAIN ARGS', and nothing behind them");
        }
        return system(classpath(options), arguments.matchedOptionValue(PROCESS, List.<String>of()));
    }

    /** @throws BadInput if a process cannot be run */
    static ProcessSystem system(List<Path> classpath, List<String> processes) {
        try {
            ProcessSystem system = new ProcessSystem(classpath, processes);
            system.processes().forEach(process -> ProgramCheck.check(system.program(process)));
            return system;
        } catch (UnusableSubject bad) {
            throw new BadInput(bad.getMessage(), "see '" + CommandName.text() + " help run'");
        }
    }

    private static Program program(Options options, ParseResult arguments) {
        List<String> words = OptionSpecs.words(arguments);
        if (arguments.hasMatchedOption(JAR)) {
            String jar = arguments.matchedOptionValue(JAR, "");
            return ExecutableJar.program(Path.of(jar), options.classpath(), words);
        }
        if (words.isEmpty()) {
            throw new BadInput(
                    "no program to run: MAIN is missing",
                    "name the class with the main method, a source file, or a jar with " + JAR + "; see '"
                            + CommandName.text() + " help run'");
        }
        Program program = program(options, words);
        return SourceProgram.isSource(words.get(0)) ? SourceProgram.compiled(program, options.out()) : program;
    }

    /** {@code words}: the main class and its arguments. */
    static Program program(Options options, List<String> words) {
        return new Program(classpath(options), words.get(0), words.subList(1, words.size()));
    }

    private static List<Path> classpath(Options options) {
        return options.classpath().isEmpty() ? List.of(Path.of(".")) : options.classpath();
    }
}
