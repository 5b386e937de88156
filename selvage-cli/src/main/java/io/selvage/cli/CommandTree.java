package io.selvage.cli;

import io.selvage.cli.command.Command;
import io.selvage.cli.command.CompletionCommand;
import io.selvage.cli.command.DemoCommand;
import io.selvage.cli.command.Engine;
import io.selvage.cli.command.ListCommand;
import io.selvage.cli.command.MergeCommand;
import io.selvage.cli.command.MonitorCommand;
import io.selvage.cli.command.MutateCommand;
import io.selvage.cli.command.ReplayCommand;
import io.selvage.cli.command.RunCommand;
import io.selvage.cli.command.ScriptCommand;
import io.selvage.cli.command.VerifyCommand;
import io.selvage.cli.command.VersionCommand;
import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.input.Suggestions;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.ExitCode;
import io.selvage.report.CommandName;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** All commands, and how arguments select one of them. */
final class CommandTree {
    private static final String VERSION = "--version";
    private static final String COMPLETION = "completion";
    private static final String UNUSED_CONVERTERS = "picocli.converters.excludes";

    private final Console console;
    private final BooleanSupplier isStopping;
    private final Map<String, Command> commands = new LinkedHashMap<>();
    /** Of what can be called; null before the arguments are known. */
    private CommandLine line;

    /** @param isStopping whether somebody has asked the run to stop before it was done */
    CommandTree(Console console, Engine engine, BooleanSupplier isStopping) {
        this.console = console;
        this.isStopping = isStopping;
        List.of(
                        new RunCommand(console, engine),
                        new ReplayCommand(console, engine),
                        new DemoCommand(console, engine),
                        new ListCommand(console),
                        new MonitorCommand(console),
                        new ScriptCommand(console),
                        new VerifyCommand(console),
                        new MutateCommand(console),
                        new MergeCommand(console),
                        new CompletionCommand(console, this::line),
                        new VersionCommand(console))
                .forEach(command -> commands.put(command.name(), command));
    }

    private CommandLine line() {
        return line;
    }

    /** Does what {@code args} say; answers with the exit code, never throws. */
    int execute(String[] args) {
        FailureMessages failures = new FailureMessages(console, args);
        try {
            line = newLine(described(args)).setExpandAtFiles(false);
            ParseResult parsed = line.parseArgs(args);
            List<String> jvm = OptionSpecs.jvmArguments(parsed);
            return jvm.isEmpty() || Relaunch.isDone() ? dispatch(parsed) : Relaunch.run(jvm, args);
        } catch (RuntimeException failure) {
            return isStopping.getAsBoolean() ? failures.reportInterruption(failure) : failures.report(failure);
        } catch (Error failure) {
            return failures.reportFault(failure);
        }
    }

    /** No option is a time or has to do with databases; to find out how to read such takes longer than all the rest. */
    private static CommandLine newLine(Collection<Command> described) {
        String before = System.setProperty(UNUSED_CONVERTERS, "java\\.(sql|time)\\..*");
        try {
            return new CommandLine(root(described));
        } finally {
            if (before == null) {
                System.clearProperty(UNUSED_CONVERTERS);
            } else {
                System.setProperty(UNUSED_CONVERTERS, before);
            }
        }
    }

    /** The command that is called, if it is named first and is not about the others: to describe one takes time. */
    private Collection<Command> described(String[] args) {
        Command called = args.length == 0 ? null : commands.get(args[0]);
        return called == null || called.name().equals(COMPLETION) ? commands.values() : List.of(called);
    }

    private int dispatch(ParseResult parsed) {
        if (!parsed.hasSubcommand()) {
            return parsed.hasMatchedOption(VERSION)
                    ? commands.get("version").execute(parsed)
                    : usage(parsed.commandSpec());
        }
        ParseResult sub = parsed.subcommand();
        if (sub.isUsageHelpRequested()) {
            return usage(sub.commandSpec());
        }
        String name = sub.commandSpec().name();
        return name.equals("help") ? help(sub) : commands.get(name).execute(sub);
    }

    private int help(ParseResult parsed) {
        List<String> words = OptionSpecs.words(parsed);
        if (words.isEmpty()) {
            return usage(line.getCommandSpec());
        }
        CommandLine about = line.getSubcommands().get(words.get(0));
        if (about == null) {
            String hint = Suggestions.hint(words.get(0), List.copyOf(commands.keySet()));
            throw new BadInput(
                    "unknown command '" + words.get(0) + "'" + hint, "see '" + CommandName.text() + " help'");
        }
        return usage(about.getCommandSpec());
    }

    private int usage(CommandSpec about) {
        console.print(about.commandLine().getUsageMessage(Ansi.OFF));
        return ExitCode.NO_FINDING;
    }

    private static CommandSpec root(Collection<Command> described) {
        CommandSpec root = OptionSpecs.plainCommand(
                "selvage", "Explores the schedules of concurrent Java programs and explains what goes wrong.");
        root.addOption(OptionSpecs.flag("print version and JDK", "-V", VERSION).build());
        root.addOption(
                OptionSpecs.flag("with --version: as JSON", OptionSpecs.JSON).build());
        root.usageMessage()
                .footer(
                        "",
                        "Exit codes: 0 no finding, 1 findings, 2 bad usage or input, 3 nothing tested or a tool fault.",
                        "'" + CommandName.text() + " help COMMAND' tells more.");
        described.forEach(command -> root.addSubcommand(command.name(), HelpExamples.addTo(command.spec())));
        return described.size() == 1
                ? root
                : root.addSubcommand("help", CommandSpec.forAnnotatedObject(new HelpCommand()));
    }
}
