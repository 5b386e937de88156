package io.selvage.testbed.browser;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Step;
import io.selvage.model.StepDetails;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.HtmlReport;
import io.selvage.report.SourceExcerpts;
import io.selvage.testbed.SelvageProcess;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** Reports to look at in a browser. */
public final class BrowserPages {
    private final Path folder;

    public BrowserPages(Path folder) {
        this.folder = folder;
    }

    /** What exploring a program of the corpus shows, with its sources. */
    public Path ofCorpus(String program, String strategy) throws IOException {
        Path classes = Path.of(SelvageProcess.corpus());
        return of(classes, "io.selvage.testbed." + program, strategy, SourceExcerpts.of(List.of(classes)));
    }

    /** The same for a program of the tests, whose sources are not looked for. */
    public Path ofTests(Class<?> program) throws IOException, URISyntaxException {
        Path classes = Path.of(
                program.getProtectionDomain().getCodeSource().getLocation().toURI());
        return of(classes, program.getName(), "dfs", SourceExcerpts.none());
    }

    private Path of(Path classes, String program, String strategy, SourceExcerpts sources) throws IOException {
        Path page = folder.resolve(program + ".html");
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.TIME, Duration.ofMinutes(10))
                .with(OptionList.OUT, folder)
                .with(OptionList.HTML, page);
        Result result = Exploration.run(options, new Program(List.of(classes), program, List.of()));
        return Files.writeString(page, HtmlReport.of(result, sources));
    }

    /** Eight threads that take turns with fifty locks. */
    Path ofSteps(int count) throws IOException {
        Finding finding = Finding.of(FindingKind.LIVELOCK, "it goes on and on")
                .withSteps(
                        IntStream.range(0, count).mapToObj(BrowserPages::step).toList());
        Result result = Result.builder("run", "Long")
                .verdict(Verdict.FAILED)
                .findings(List.of(finding))
                .build();
        return Files.writeString(folder.resolve("long.html"), HtmlReport.of(result));
    }

    /** So many findings of ten steps. */
    Path ofFindings(int count) throws IOException {
        List<Step> steps = IntStream.range(0, 10).mapToObj(BrowserPages::step).toList();
        List<Finding> findings = IntStream.rangeClosed(1, count)
                .mapToObj(number ->
                        Finding.of(FindingKind.DATA_RACE, "race " + number).withSteps(steps))
                .toList();
        Result result = Result.builder("run", "Many")
                .verdict(Verdict.FAILED)
                .findings(findings)
                .build();
        return Files.writeString(folder.resolve("many.html"), HtmlReport.of(result));
    }

    private static Step step(int at) {
        String thread = "worker-" + at / 2 % 8;
        String lock = "Account#" + at / 2 % 50;
        StepDetails.LockChange change = new StepDetails.LockChange(
                at % 2 == 0 ? StepDetails.LockChangeKind.ACQUIRES : StepDetails.LockChangeKind.RELEASES, thread, lock);
        List<Integer> after = at > 100 && at % 2 == 0 ? List.of(at - 98) : List.of();
        StepDetails scene = new StepDetails("com/acme/Bank.java", List.of(change), after, false);
        return new Step(at + 1, thread, (at % 2 == 0 ? "lock " : "unlock ") + lock, "Bank.java:" + at % 90, "", scene);
    }
}
