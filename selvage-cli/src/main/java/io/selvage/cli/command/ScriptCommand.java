package io.selvage.cli.command;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.input.ScriptSource;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.ExitCode;
import io.selvage.cli.output.OutputFiles;
import io.selvage.cli.output.ReportPrinter;
import io.selvage.cli.output.ScriptContent;
import io.selvage.cli.output.ScriptHistory;
import io.selvage.options.FrontEnd;
import io.selvage.options.Options;
import io.selvage.script.Script;
import io.selvage.script.compile.JavaSource;
import io.selvage.script.search.Orders;
import io.selvage.script.search.ScriptResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** {@code script [options] FILE…}. */
public final class ScriptCommand implements Command {
    private static final String ONE_ORDER = "--one-order";
    private static final String DRIVER = "--driver";
    private static final String PLAN = "--plan";
    private static final String RESULTS = "--results";
    private static final String STUDY = "--study";
    private static final String MAIN = "--main";
    private static final String COMPONENT = "--component";

    private final Console console;

    public ScriptCommand(Console console) {
        this.console = console;
    }

    @Override
    public String name() {
        return "script";
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = OptionSpecs.command(
                name(),
                "Runs scripted deterministic tests on a logical clock, in every order that they leave open.",
                "A script is a file, or the name of a bundled one ('./selvage list' names them). Every order is"
                        + " run, whatever"
                        + " fails in one of them; --keep-going tells each way in which one place fails, not the"
                        + " first only."
                        + " 'monitor --scripts DIR' writes scripts from the exploration of a class.");
        return spec.addOption(OptionSpecs.flag("run each sequence once instead of in every order", ONE_ORDER)
                        .build())
                .addOption(text(
                        DRIVER,
                        "DIR",
                        "write the driver there, as a JUnit test class (it needs io.selvage:selvage-junit)"))
                .addOption(OptionSpecs.flag("with --driver: a class with main, without JUnit", MAIN)
                        .build())
                .addOption(OptionSpecs.flag(
                                "run eight faulty readers-writers, with and without checks of completion times", STUDY)
                        .build())
                .addOption(
                        text(PLAN, "DIR", "write the test plan there: conditions, calls, states and suspended threads"))
                .addOption(text(RESULTS, "FILE", "keep the results there, and say what has changed since the last run"))
                .addOption(text(COMPONENT, "CLASS", "test this class instead of the one the script names"))
                .addPositional(PositionalParamSpec.builder()
                        .paramLabel("FILE")
                        .index("0..*")
                        .arity("0..*")
                        .required(false)
                        .type(List.class)
                        .auxiliaryTypes(String.class)
                        .description("scripts")
                        .build());
    }

    private static OptionSpec text(String name, String label, String help) {
        return OptionSpec.builder(name)
                .type(String.class)
                .arity("1")
                .paramLabel(label)
                .description(help)
                .build();
    }

    @Override
    public int execute(ParseResult arguments) {
        Options options = OptionSpecs.read(arguments);
        console.remarkUnused(options, FrontEnd.SCRIPT, "scripts");
        OutputFiles.check(options);
        Orders orders = arguments.hasMatchedOption(ONE_ORDER) ? Orders.ONE : Orders.ALL;
        Optional<String> component = Optional.ofNullable(arguments.matchedOptionValue(COMPONENT, (String) null));
        Optional<Path> folder = Optional.ofNullable(arguments.matchedOptionValue(DRIVER, (String) null))
                .map(Path::of);
        if (arguments.hasMatchedOption(STUDY)) {
            console.print(ReadersWritersStudy.text(new ReadersWritersStudy(options).rows()));
            return ExitCode.NO_FINDING;
        }
        if (OptionSpecs.words(arguments).isEmpty()) {
            throw new BadInput("no script is given", "name a file, or a bundled script ('./selvage list' names them)");
        }
        List<ScriptSource> sources = OptionSpecs.words(arguments).stream()
                .map(name -> ScriptSource.find(name, options))
                .toList();
        folder.ifPresent(to ->
                sources.forEach(source -> keep(driver(source.script(), arguments.hasMatchedOption(MAIN)), to)));
        List<ScriptResult> results = new ArrayList<>();
        for (ScriptSource source : sources) {
            ScriptResult result = source.script().explore(source.options(), orders, component);
            results.add(result);
            Optional.ofNullable(arguments.matchedOptionValue(PLAN, (String) null))
                    .ifPresent(folderOfPlans -> writePlan(source.script(), result, Path.of(folderOfPlans)));
        }
        // as in RunCommand
        Thread.interrupted();
        int exit = new ReportPrinter(console, options)
                .print(new ScriptContent(results), ScriptResult.all(results).verdict());
        Optional.ofNullable(arguments.matchedOptionValue(RESULTS, (String) null))
                .ifPresent(file -> tellChanges(file, results));
        return exit;
    }

    private void writePlan(Script script, ScriptResult result, Path folder) {
        String name = Path.of(script.file()).getFileName().toString().replaceFirst("\\.\\w+$", "");
        Path file = folder.resolve(name + "-plan.md");
        try {
            Files.createDirectories(folder.toAbsolutePath());
            Files.writeString(file, script.plan(result));
            console.remark("plan: " + file);
        } catch (IOException unwritable) {
            throw new BadInput(PLAN + ": " + file + " cannot be written (" + unwritable + ")", "give another folder");
        }
    }

    private void tellChanges(String file, List<ScriptResult> results) {
        List<String> changes = new ScriptHistory(Path.of(file)).update(results);
        changes.forEach(change -> console.remark("since the last run: " + change));
        if (changes.isEmpty()) {
            console.remark("nothing has changed since the last run (" + file + ")");
        }
    }

    private static JavaSource driver(Script script, boolean isMain) {
        return isMain ? script.standAloneDriver() : script.driver();
    }

    private void keep(JavaSource driver, Path folder) {
        Path file = folder.resolve(driver.path());
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, driver.text());
            console.remark("driver: " + file);
        } catch (IOException unwritable) {
            throw new BadInput(DRIVER + ": " + file + " cannot be written (" + unwritable + ")", "give another folder");
        }
    }
}
