package io.selvage.cli;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.input.Suggestions;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.ExitCode;
import io.selvage.monitor.spec.BadSpec;
import io.selvage.options.BadOption;
import io.selvage.replay.BadSchedule;
import io.selvage.report.CommandName;
import io.selvage.report.JsonWriter;
import io.selvage.script.language.BadScript;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what went wrong before there was a result into messages and exit codes. */
public final class FailureMessages {
    private final Console console;
    private final List<String> args;

    FailureMessages(Console console, String[] args) {
        this.console = console;
        this.args = Arrays.asList(args);
    }

    /** Reports {@code failure}; answers with the exit code. */
    int report(RuntimeException failure) {
        if (failure instanceof ParameterException usage) {
            return report(usageMessage(usage), ExitCode.BAD_USAGE, failure);
        }
        if (failure instanceof BadInput
                || failure instanceof BadOption
                || failure instanceof BadSchedule
                || failure instanceof BadSpec
                || failure instanceof BadScript) {
            return report(failure.getMessage(), ExitCode.BAD_USAGE, failure);
        }
        return reportFault(failure);
    }

    /** What fails because a thread was interrupted is nobody's fault; nothing is known then. */
    int reportInterruption(RuntimeException failure) {
        return report("interrupted before there was a result", ExitCode.INTERRUPTED, failure);
    }

    /** Reports something that is our own fault. */
    int reportFault(Throwable failure) {
        String message = "TOOL FAULT: " + failure + "; this says nothing about the program. "
                + "Run again with --debug and report what it prints";
        return report(message, ExitCode.FAULT, failure);
    }

    private int report(String message, int code, Throwable failure) {
        console.remark(message);
        if (args.contains("--debug")) {
            failure.printStackTrace(console.err());
            console.err().flush();
        }
        if (args.contains(OptionSpecs.JSON)) {
            console.print(json(message, code) + "\n");
        }
        return code;
    }

    /** A user who asked for JSON gets JSON, even if there is no result. */
    private String json(String message, int code) {
        JsonWriter json = new JsonWriter().begin('{');
        json.name("tool").value("selvage");
        json.name("command").value(args.get(0));
        if (code == ExitCode.FAULT) {
            json.name("verdict").value("TOOL_FAULT");
        }
        return json.name("error").value(message).end('}').toString();
    }

    private static String usageMessage(ParameterException usage) {
        String command = usage.getCommandLine().getCommandName();
        boolean atRoot = usage.getCommandLine().getParent() == null;
        String advice = "; see '" + CommandName.text() + " help" + (atRoot ? "" : " " + command) + "'";
        if (usage instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched, atRoot) + advice;
        }
        return usage.getMessage() + advice;
    }

    private static String unmatched(UnmatchedArgumentException failure, boolean atRoot) {
        String first = failure.getUnmatched().get(0);
        if (first.startsWith("-")) {
            List<String> names = List.copyOf(
                    failure.getCommandLine().getCommandSpec().optionsMap().keySet());
            return "unknown option '" + first + "'" + Suggestions.hint(first, names);
        }
        if (atRoot) {
            List<String> names =
                    List.copyOf(failure.getCommandLine().getSubcommands().keySet());
            return "unknown command '" + first + "'" + Suggestions.hint(first, names);
        }
        return "unexpected argument '" + first + "'";
    }
}
