package io.selvage.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** One word after {@code selvage}. */
interface Command {
    String name();

    /** What it takes and does, for help and for the parser. */
    CommandSpec spec();

    /** Does it; answers with the exit code. May throw what {@link Failures} knows how to tell. */
    int execute(ParseResult arguments);
}
