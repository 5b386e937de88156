package io.selvage.cli.command;

import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.ExitCode;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code completion}: a script that makes a shell complete commands and options. */
public final class CompletionCommand implements Command {
    private final Console console;
    private final Supplier<CommandLine> all;

    /** @param all the whole tree, which this command is part of */
    public CompletionCommand(Console console, Supplier<CommandLine> all) {
        this.console = console;
        this.all = all;
    }

    @Override
    public String name() {
        return "completion";
    }

    @Override
    public CommandSpec spec() {
        return OptionSpecs.plainCommand(
                name(),
                "Prints a script for bash and zsh that completes commands and options; let your shell source it.");
    }

    @Override
    public int execute(ParseResult arguments) {
        console.print(AutoComplete.bash("selvage", all.get()));
        return ExitCode.NO_FINDING;
    }
}
