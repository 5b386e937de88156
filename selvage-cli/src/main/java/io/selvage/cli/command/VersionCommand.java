package io.selvage.cli.command;

import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.ExitCode;
import io.selvage.report.JsonWriter;
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
        return OptionSpecs.plainCommand(name(), "Prints the versions of selvage and of the JDK it runs on.")
                .addOption(
                        OptionSpecs.flag("print them as JSON", OptionSpecs.JSON).build());
    }

    @Override
    public int execute(ParseResult arguments) {
        console.print((arguments.hasMatchedOption(OptionSpecs.JSON) ? json() : text()) + "\n");
        return ExitCode.NO_FINDING;
    }

    private static String json() {
        JsonWriter json = new JsonWriter().begin('{');
        json.name("tool").value("selvage").name("version").value(version());
        return json.name("jdk").value(Runtime.version().toString()).end('}').toString();
    }

    static String text() {
        return "selvage " + version() + " on JDK " + Runtime.version();
    }

    private static String version() {
        String version = VersionCommand.class.getPackage().getImplementationVersion();
        return Objects.requireNonNullElse(version, "unpackaged");
    }
}
