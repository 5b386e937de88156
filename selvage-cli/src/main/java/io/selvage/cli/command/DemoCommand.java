package io.selvage.cli.command;

import io.selvage.cli.input.OptionSpecs;
import io.selvage.cli.output.Console;
import io.selvage.cli.output.ExitCode;
import io.selvage.explore.subject.Program;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.report.MonitorPage;
import io.selvage.monitor.studies.Study;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.CommandName;
import io.selvage.report.HtmlReport;
import io.selvage.report.PageSection;
import io.selvage.report.SourceExcerpts;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;

/** {@code demo}: explores the bundled examples; succeeds if each shows what it is known to show. */
public final class DemoCommand implements Command {
    private static final String ROW = "%-27s %-26s %-26s %10s %8s  %s%n";

    private final Console console;
    private final Engine engine;

    public DemoCommand(Console console, Engine engine) {
        this.console = console;
        this.engine = engine;
    }

    @Override
    public String name() {
        return "demo";
    }

    @Override
    public CommandSpec spec() {
        return OptionSpecs.plainCommand(
                name(), "Explores the bundled examples and compares with what is known of them.");
    }

    @Override
    public int execute(ParseResult arguments) {
        console.print(String.format(Locale.ROOT, ROW, "program", "expected", "found", "executions", "seconds", "")
                        .stripTrailing()
                + "\n");
        List<String> surprises = new ArrayList<>();
        List<PageSection> chapters = new ArrayList<>();
        Path page = Options.DEFAULTS.out().resolve("demo.html");
        Options options = Options.DEFAULTS.with(OptionList.HTML, page);
        for (BundledExample example : BundledExample.values()) {
            Result result = engine.run(options, new Program(List.of(here()), example.mainClass(), List.of()));
            if (Thread.currentThread().isInterrupted()) {
                return leave();
            }
            PageSection section = PageSection.of(result);
            boolean known =
                    compare(example.title(), example.expected(), BundledExample.found(result), result, surprises);
            chapters.add(known ? section.asExpected() : section);
        }
        for (Study study : Study.values()) {
            MonitorResult monitor = engine.monitor(options, study.spec());
            if (Thread.currentThread().isInterrupted()) {
                return leave();
            }
            PageSection section = MonitorPage.of(monitor, study.spec(), study.title());
            boolean known = compare(study.title(), expected(study), found(monitor), monitor.result(), surprises);
            chapters.add(known ? section.asExpected() : section);
        }
        report(page, chapters);
        return conclude(surprises);
    }

    /** What was cut short is no surprise. */
    private int leave() {
        console.remark("interrupted: the other examples were not explored");
        return ExitCode.INTERRUPTED;
    }

    /** States, paths and transitions, then what the exploration must end with. */
    private static String expected(Study study) {
        FindingKind violation = FindingKind.PROPERTY_VIOLATION;
        return counts(study.states(), study.paths(), study.transitions())
                + (study.isBroken() ? violation.name() : Verdict.PASSED.name());
    }

    private static String found(MonitorResult monitor) {
        return counts(monitor.states(), monitor.paths(), monitor.transitions())
                + BundledExample.found(monitor.result());
    }

    private static String counts(long states, long paths, long transitions) {
        return states + "/" + paths + "/" + transitions + " ";
    }

    private boolean compare(String title, String expected, String found, Result result, List<String> surprises) {
        boolean asExpected = found.equals(expected);
        console.print(row(title, expected, found, result, asExpected ? "as expected" : "NOT AS EXPECTED"));
        if (!asExpected) {
            surprises.add(title + (result.fault().isEmpty() ? "" : ": " + result.fault()));
        }
        return asExpected;
    }

    private void report(Path file, List<PageSection> chapters) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, HtmlReport.of("demo", chapters, SourceExcerpts.of(List.of(here()))));
            console.print("\nhtml: " + file + "\n");
        } catch (IOException unwritable) {
            console.remark("cannot write " + file + " (" + unwritable.getMessage() + ")");
        }
    }

    private int conclude(List<String> surprises) {
        if (surprises.isEmpty()) {
            console.print("\nAll as expected. See one in full: " + CommandName.text() + " run --classpath "
                    + shown(here()) + " "
                    + BundledExample.LOCK_ORDER.mainClass() + "\n");
            return ExitCode.NO_FINDING;
        }
        surprises.forEach(surprise -> console.remark("not as expected: " + surprise));
        return ExitCode.FAULT;
    }

    private static String row(String title, String expected, String found, Result result, String remark) {
        String executions = String.format(Locale.ROOT, "%,d", result.executions());
        String seconds = String.format(Locale.ROOT, "%.2f", result.seconds());
        return String.format(Locale.ROOT, ROW, title, expected, found, executions, seconds, remark);
    }

    /** The jar or folder that this class comes from, which has the examples too. */
    private static Path here() {
        try {
            return Path.of(DemoCommand.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Relative to the current folder where that is shorter. */
    private static Path shown(Path path) {
        Path current = Path.of("").toAbsolutePath();
        return path.startsWith(current) ? current.relativize(path) : path;
    }
}
