package io.selvage.cli.output;

import io.selvage.cli.input.BadInput;
import io.selvage.model.Verdict;
import io.selvage.options.Options;
import io.selvage.report.ReportContent;
import io.selvage.report.ReportFiles;
import io.selvage.report.ReportFormat;
import java.nio.file.Path;
import java.util.Map;

/** Prints and writes reports in the forms that the options ask for. */
public final class ReportPrinter {
    private final Console console;
    private final Options options;
    private final CommandSources sources;

    public ReportPrinter(Console console, Options options) {
        this.console = console;
        this.options = options;
        sources = new CommandSources(options);
    }

    /**
     * Answers with the exit code that says the same as {@code verdict}. Where a file cannot be written after all (a
     * disk that is full), the answer stands and what was found still decides about the exit code.
     */
    public int print(ReportContent content, Verdict verdict) {
        ReportFormat format = ReportFormat.printed(options);
        console.print(format.render(content, sources, TerminalColours.ofStandardOutput()));
        int code = ExitCode.of(verdict);
        try {
            announce(ReportFiles.write(options, content, sources));
            return code;
        } catch (ReportFiles.Unwritable unwritten) {
            BadInput bad = OutputFiles.unwritable(unwritten);
            console.remark(bad.getMessage());
            return code == ExitCode.NO_FINDING ? ExitCode.BAD_USAGE : code;
        }
    }

    private void announce(Map<ReportFormat, Path> written) {
        Path page = written.get(ReportFormat.HTML);
        if (page != null && !options.quiet()) {
            console.remark("html: " + page);
        }
    }
}
