package io.selvage.cli.command;

import io.selvage.cli.input.BadInput;
import io.selvage.cli.input.FrontEndFinder;
import io.selvage.cli.input.ProgramCheck;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.ReportPrinter;
import io.selvage.cli.output.Terminal;
import io.selvage.options.Options;
import io.selvage.report.ReportContent;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** Runs the front end of another module and prints its report. */
final class FrontEndRun {
    private final String command;
    private final Console console;

    FrontEndRun(String command, Console console) {
        this.command = command;
        this.console = console;
    }

    /**
     * Answers with the exit code; the first of the results decides it.
     *
     * @throws BadInput if the front end is not there, or the class path is not
     */
    int run(Options options) {
        ProgramCheck.checkEntries(options.classpath().isEmpty() ? List.of(Path.of(".")) : options.classpath());
        ReportContent content = FrontEndFinder.find(command).run(options, progress(options));
        // as in RunCommand
        Thread.interrupted();
        return new ReportPrinter(console, options)
                .print(content, content.results().get(0).verdict());
    }

    private Consumer<String> progress(Options options) {
        boolean shown = !options.quiet() && Terminal.isThere(Terminal.ERR);
        return line -> {
            if (shown) {
                console.remark(line);
            }
        };
    }
}
