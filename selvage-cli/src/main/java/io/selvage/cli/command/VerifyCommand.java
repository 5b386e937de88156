package io.selvage.cli.command;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.OutputFiles;
import io.selvage.options.FrontEnd;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import io.selvage.options.VerifyOptions;
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
        return new FrontEndRun(name(), console).run(options);
    }
}
