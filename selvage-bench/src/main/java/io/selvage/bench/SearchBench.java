package io.selvage.bench;

import io.selvage.explore.Exploration;
import io.selvage.explore.Program;
import io.selvage.explore.Result;
import io.selvage.explore.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * How long exhaustive searches take, warm, and what an execution costs under them compared with a random walk through the same
 * program: each is run several times in one JVM, and the median of all but the first counts.
 */
public final class SearchBench {
    private static final String PACKAGE = "io.selvage.bench.programs.";

    private final Path classes;
    private final Path out;
    private final int rounds;

    private SearchBench(Path out, int rounds) throws URISyntaxException {
        classes = Path.of(SearchBench.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        this.out = out;
        this.rounds = rounds;
    }

    /** Arguments: a folder for schedule files, rounds. */
    public static void main(String[] args) throws URISyntaxException {
        SearchBench bench = new SearchBench(Path.of(args[0]), Integer.parseInt(args[1]));
        System.out.printf("JDK %s, 1 worker%n", System.getProperty("java.version"));
        System.out.printf(
                "%-22s %10s %8s %10s %10s %8s %8s%n",
                "program", "executions", "cut", "seconds", "us each", "random", "ratio");
        for (String strategy : List.of("dpor", "lapor")) {
            bench.measure(strategy, "Sections", "3", "3");
            bench.measure(strategy, "Sections", "4", "2");
            bench.measure(strategy, "ReadersWriters");
            bench.measure(strategy, "OwnLocks", "20");
        }
    }

    private void measure(String strategy, String name, String... args) {
        Program program = new Program(List.of(classes), PACKAGE + name, List.of(args));
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .with(OptionList.TIME, Duration.ofMinutes(2))
                .with(OptionList.WORKERS, 1)
                .with(OptionList.OUT, out);
        Result searched = null;
        List<Double> seconds = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            searched = run(options, program);
            if (searched.verdict() != Verdict.PASSED) {
                throw new IllegalStateException(name + ": " + searched.verdict() + " " + searched.fault());
            }
            seconds.add(searched.seconds());
        }
        Options walks = options.withText(OptionList.STRATEGY, "random")
                .with(OptionList.SCHEDULES, Math.max(searched.executions(), 1_000));
        List<Double> walked = IntStream.range(0, rounds)
                .mapToObj(i -> perExecution(run(walks, program)))
                .toList();
        double each = median(seconds) * 1e6 / (searched.executions() + searched.cut());
        System.out.printf(
                Locale.ROOT,
                "%-22s %,10d %,8d %10.3f %10.1f %8.1f %8.2f%n",
                strategy + " " + name + " " + String.join(" ", args),
                searched.executions(),
                searched.cut(),
                median(seconds),
                each,
                median(walked),
                each / median(walked));
    }

    private static Result run(Options options, Program program) {
        return Exploration.run(options, program);
    }

    private static double perExecution(Result result) {
        return result.seconds() * 1e6 / result.executions();
    }

    private static double median(List<Double> values) {
        List<Double> warm = new ArrayList<>(values.subList(1, values.size()));
        Collections.sort(warm);
        return warm.get(warm.size() / 2);
    }
}
