package io.selvage.cli.output;

import io.selvage.options.Options;
import io.selvage.report.HtmlReport;
import io.selvage.report.SourceExcerpts;
import io.selvage.report.TextReport;
import io.selvage.script.report.ScriptPage;
import io.selvage.script.report.ScriptReport;
import io.selvage.script.search.ScriptResult;
import java.nio.file.Path;
import java.util.List;

/** Prints what scripts came to, the way the options ask for. */
public final class ScriptPrinter {
    private final Console console;
    private final Options options;

    public ScriptPrinter(Console console, Options options) {
        this.console = console;
        this.options = options;
    }

    /** Answers with the exit code that says the same; {@code results} is not empty. */
    public int print(List<ScriptResult> results) {
        ScriptResult all = ScriptResult.all(results);
        if (options.json()) {
            console.answer(ScriptReport.json(all, results) + "\n");
        } else {
            results.forEach(result -> console.answer(TerminalColours.report(
                    options.quiet() ? TextReport.verdict(result.result()) + "\n" : ScriptReport.text(result))));
        }
        return OutputFiles.writeAfter(console, ExitCode.of(all.verdict()), () -> {
            options.html().ifPresent(file -> write(file, results));
            OutputFiles.write(
                    options, results.stream().map(ScriptResult::result).toList());
        });
    }

    private void write(Path file, List<ScriptResult> results) {
        String title = results.size() == 1 ? results.get(0).result().target() : "script";
        SourceExcerpts sources = SourceExcerpts.of(options.classpath());
        OutputFiles.writePage(
                file, HtmlReport.of(title, results.stream().map(ScriptPage::of).toList(), sources));
        if (!options.quiet()) {
            console.remark("html: " + file);
        }
    }
}
