package io.selvage.cli.output;

import io.selvage.model.Result;
import io.selvage.options.Options;
import io.selvage.report.HtmlReport;
import io.selvage.report.JsonReport;
import io.selvage.report.SourceExcerpts;
import io.selvage.report.TextReport;
import java.util.List;

/** Prints results the way the options ask for. */
public final class ResultPrinter {
    private final Console console;
    private final Options options;

    public ResultPrinter(Console console, Options options) {
        this.console = console;
        this.options = options;
    }

    /** Answers with the exit code that says the same. */
    public int print(Result result) {
        if (options.json()) {
            console.answer(JsonReport.of(result) + "\n");
        } else {
            console.answer(TerminalColours.report(
                    options.quiet() ? TextReport.verdict(result) + "\n" : TextReport.of(result)));
        }
        return OutputFiles.writeAfter(console, ExitCode.of(result.verdict()), () -> write(result));
    }

    private void write(Result result) {
        options.html().ifPresent(file -> {
            OutputFiles.writePage(file, HtmlReport.of(result, SourceExcerpts.of(options.classpath())));
            if (!options.quiet()) {
                console.remark("html: " + file);
            }
        });
        OutputFiles.write(options, List.of(result));
    }
}
