package io.selvage.cli.command;

import io.selvage.cli.FailureMessages;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** One word after {@code selvage}. */
public interface Command {
    String name();

    /** What it takes and does, for help and for the parser. */
    CommandSpec spec();

    /** Does it; answers with the exit code. May throw what {@link FailureMessages} has messages for. */
    int execute(ParseResult arguments);
}
