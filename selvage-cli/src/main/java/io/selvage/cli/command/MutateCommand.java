package io.selvage.cli.command;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.OutputFiles;
import io.selvage.options.FrontEnd;
import io.selvage.options.FrontEndOptions;
import io.selvage.options.MonitorOptions;
import io.selvage.options.MutateOptions;
import io.selvage.options.Options;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code mutate [options] SPEC}, or {@code mutate [options] --class C} with what judges its mutants. */
public final class MutateCommand implements Command {
    private final Console console;

    public MutateCommand(Console console) {
        this.console = console;
    }

    @Override
    public String name() {
        return "mutate";
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = OptionSpecs.command(
                name(),
                "Makes mutants of a class and says which of them a test notices.",
                "SPEC is a bundled monitor (see list), an XML file or a class of the Java API. With --class the judge"
                        + " is an exploration of the calls given with --call, scripts (--script), programs (--main),"
                        + " or tests (--test).");
        OptionSpecs.addAll(MutateOptions.all(), spec);
        return spec.addPositional(PositionalParamSpec.builder()
                .paramLabel("SPEC")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .description("what judges the mutants of its monitor")
                .build());
    }

    @Override
    public int execute(ParseResult arguments) {
        Options common = OptionSpecs.read(arguments);
        console.remarkUnused(common, FrontEnd.MONITOR, "mutants");
        Options options = OptionSpecs.read(common, MutateOptions.all(), arguments, name());
        OutputFiles.check(options);
        List<String> words = OptionSpecs.words(arguments);
        check(options, words);
        return new FrontEndRun(name(), console)
                .run(words.isEmpty() ? options : options.with(MutateOptions.SPEC, words.get(0)));
    }

    private static void check(Options options, List<String> words) {
        boolean hasClass = options.isGiven(MonitorOptions.CLASS);
        if (hasClass == !words.isEmpty()) {
            throw new BadInput(
                    hasClass ? "both --class and SPEC '" + words.get(0) + "' are given" : "nothing to mutate is given",
                    "name a bundled monitor ('./selvage list' shows them), a class of the Java API, or a class with"
                            + " --class");
        }
        if (words.size() > 1) {
            throw new BadInput("unexpected argument '" + words.get(1) + "'", "options come before SPEC");
        }
        boolean hasJudge = options.isGiven(MonitorOptions.CALL)
                || options.isGiven(FrontEndOptions.SCRIPT)
                || options.isGiven(MutateOptions.MAIN)
                || options.isGiven(MutateOptions.TEST);
        if (hasClass && !hasJudge) {
            throw new BadInput(
                    "nothing judges the mutants of "
                            + options.find(MonitorOptions.CLASS).orElseThrow(),
                    "give --call for each call that threads make, or --script, --main or --test");
        }
    }
}
