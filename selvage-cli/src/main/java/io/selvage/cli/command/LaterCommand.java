package io.selvage.cli.command;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.OptionSpecs;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/** A command that is promised and not built yet. Says so whatever it is given. */
public final class LaterCommand implements Command {
    private final String name;
    private final String purpose;

    public LaterCommand(String name, String purpose) {
        this.name = name;
        this.purpose = purpose;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public CommandSpec spec() {
        CommandSpec spec = OptionSpecs.plainCommand(name, purpose + " (not built yet)");
        spec.parser().unmatchedOptionsArePositionalParams(true);
        return spec.addPositional(PositionalParamSpec.builder()
                .arity("0..*")
                .type(String[].class)
                .hidden(true)
                .build());
    }

    @Override
    public int execute(ParseResult arguments) {
        throw new BadInput("'" + name + "' is not built yet", "'run' explores whole programs already");
    }
}
