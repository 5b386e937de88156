package io.selvage.testbed;

import io.selvage.explore.Exploration;
import io.selvage.explore.Program;
import io.selvage.explore.Result;
import io.selvage.explore.Verdict;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Scene;
import io.selvage.model.Step;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.HtmlReport;
import io.selvage.report.Sources;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;

/** Reports to look at in a browser. */
final class Pages {
    private final Path folder;

    Pages(Path folder) {
        this.folder = folder;
    }

    /** What exploring a program of the corpus shows, with its sources. */
    Path ofCorpus(String program, String strategy) throws IOException {
        Path classes = Path.of(CommandLine.corpus());
        return of(classes, "io.selvage.testbed." + program, strategy, Sources.of(List.of(classes)));
    }

    /** The same for a program of the tests, whose sources are not looked for. */
    Path ofTests(Class<?> program) throws IOException, URISyntaxException {
        Path classes = Path.of(
                program.getProtectionDomain().getCodeSource().getLocation().toURI());
        return of(classes, program.getName(), "dfs", Sources.none());
    }

    private Path of(Path classes, String program, String strategy, Sources sources) throws IOException {
        Path page = folder.resolve(program + ".html");
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.TIME, Duration.ofSeconds(60))
                .with(OptionList.OUT, folder)
                .with(OptionList.HTML, page);
        Result result = Exploration.run(options, new Program(List.of(classes), program, List.of()));
        return Files.writeString(page, HtmlReport.of(result, sources));
    }

    /** Eight threads that take turns with fifty locks. */
    Path ofSteps(int count) throws IOException {
        Finding finding = Finding.of(FindingKind.LIVELOCK, "it goes on and on")
                .withSteps(IntStream.range(0, count).mapToObj(Pages::step).toList());
        Result result = Result.builder("run", "Long")
                .verdict(Verdict.FAILED)
                .findings(List.of(finding))
                .build();
        return Files.writeString(folder.resolve("long.html"), HtmlReport.of(result));
    }

    /** So many findings of ten steps. */
    Path ofFindings(int count) throws IOException {
        List<Step> steps = IntStream.range(0, 10).mapToObj(Pages::step).toList();
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
        Scene.Change change = new Scene.Change(at % 2 == 0 ? Scene.Deed.TAKES : Scene.Deed.GIVES_BACK, thread, lock);
        List<Integer> after = at > 100 && at % 2 == 0 ? List.of(at - 98) : List.of();
        Scene scene = new Scene("com/acme/Bank.java", List.of(change), after, false);
        return new Step(at + 1, thread, (at % 2 == 0 ? "lock " : "unlock ") + lock, "Bank.java:" + at % 90, "", scene);
    }
}
