package io.selvage.cli.command;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.FrontEndFinder;
import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.input.ProgramCheck;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.OutputFiles;
import io.selvage.cli.output.ReportPrinter;
import io.selvage.cli.output.Terminal;
import io.selvage.frontend.FrontEndService;
import io.selvage.model.Verdict;
import io.selvage.options.FrontEnd;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import io.selvage.options.VerifyOptions;
import io.selvage.report.ReportContent;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code verify [options] --class C}. What it does is in a module of its own. */
public final class VerifyCommand implements Command {
    private final Console console;

    public VerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public String name() {
        return "verify";
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = OptionSpecs.command(
                name(),
                "Looks for every class of concurrency failure in one component: nine steps, static analysis and"
                        + " exploration.",
                "Without --call all public methods are called, with invented arguments. What analysis suspects is"
                        + " tried out; only what a run confirms is a finding.");
        OptionSpecs.addAll(VerifyOptions.all(), spec);
        return spec;
    }

    @Override
    public int execute(ParseResult arguments) {
        Options common = OptionSpecs.read(arguments);
        console.remarkUnused(common, FrontEnd.MONITOR, "a component");
        Options options = OptionSpecs.read(common, VerifyOptions.all(), arguments, name());
        OutputFiles.check(options);
        if (!options.isGiven(MonitorOptions.CLASS) && !options.get(VerifyOptions.STUDY)) {
            throw new BadInput(
                    "no component is given", "name its class with --class, and where it is with --classpath");
        }
        ProgramCheck.checkEntries(options.classpath().isEmpty() ? List.of(Path.of(".")) : options.classpath());
        FrontEndService service = FrontEndFinder.find(name());
        ReportContent content = service.run(options, progress(options));
        // as in RunCommand
        Thread.interrupted();
        return new ReportPrinter(console, options).print(content, worst(content));
    }

    private Consumer<String> progress(Options options) {
        boolean shown = !options.quiet() && Terminal.isThere(Terminal.ERR);
        return line -> {
            if (shown) {
                console.remark(line);
            }
        };
    }

    private static Verdict worst(ReportContent content) {
        return content.results().get(0).verdict();
    }
}
