package io.selvage.cli.command;

import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.ExitCode;
import java.util.Objects;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code version}. */
public final class VersionCommand implements Command {
    private final Console console;

    public VersionCommand(Console console) {
        this.console = console;
    }

    @Override
    public String name() {
        return "version";
    }

    @Override
    public CommandSpec spec() {
        return OptionSpecs.plainCommand(name(), "Prints the versions of selvage and of the JDK it runs on.");
    }

    @Override
    public int execute(ParseResult arguments) {
        console.print(text() + "\n");
        return ExitCode.NO_FINDING;
    }

    static String text() {
        String version = VersionCommand.class.getPackage().getImplementationVersion();
        return "selvage " + Objects.requireNonNullElse(version, "unpackaged") + " on JDK " + Runtime.version();
    }
}
