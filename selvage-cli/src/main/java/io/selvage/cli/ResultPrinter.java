package io.selvage.cli;

import io.selvage.explore.Result;
import io.selvage.options.Options;
import io.selvage.report.HtmlReport;
import io.selvage.report.JsonReport;
import io.selvage.report.TextReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Prints results the way the options ask for. */
final class ResultPrinter {
    private final Console console;
    private final Options options;

    ResultPrinter(Console console, Options options) {
        this.console = console;
        this.options = options;
    }

    /** Answers with the exit code that says the same. */
    int print(Result result) {
        if (options.json()) {
            console.answer(JsonReport.of(result) + "\n");
        } else {
            console.answer(options.quiet() ? TextReport.verdict(result) + "\n" : TextReport.of(result));
        }
        options.html().ifPresent(file -> {
            write(file, HtmlReport.of(result));
            if (!options.quiet()) {
                console.remark("html: " + file);
            }
        });
        return ExitCode.of(result.verdict());
    }

    /** @throws BadInput if the file cannot be written */
    static void write(Path file, String page) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            Files.writeString(file, page);
        } catch (IOException unwritable) {
            throw new BadInput("--html: " + file + " cannot be written (" + unwritable + ")", "give another file");
        }
    }
}
