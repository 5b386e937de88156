package io.selvage.bench;

import io.selvage.explore.Exploration;
import io.selvage.explore.Program;
import io.selvage.explore.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What a second explorer gains: the same executions with one and with two, by turns; medians of all rounds but the first. */
public final class WorkersBench {
    private WorkersBench() {}

    /** Arguments: a folder for schedule files, executions per round, rounds. */
    public static void main(String[] args) throws URISyntaxException {
        Path classes = Path.of(WorkersBench.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Program program = new Program(List.of(classes), "io.selvage.bench.programs.Increments", List.of());
        System.out.printf(
                "JDK %s, %d processors, 3 threads with 5 synchronized increments, --memory sync%n",
                System.getProperty("java.version"), Runtime.getRuntime().availableProcessors());
        System.out.printf("%-10s %14s %14s %8s%n", "strategy", "1 worker", "2 workers", "gain");
        for (String strategy : List.of("dfs", "random", "pct", "preempt", "dpor")) {
            Options options = Options.DEFAULTS
                    .withText(OptionList.STRATEGY, strategy)
                    .withText(OptionList.MEMORY, "sync")
                    .withText(OptionList.SCHEDULES, args[1])
                    .with(OptionList.OUT, Path.of(args[0]));
            measure(strategy, options, program, Integer.parseInt(args[2]));
        }
    }

    private static void measure(String strategy, Options options, Program program, int rounds) {
        List<Double> one = new ArrayList<>();
        List<Double> two = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            one.add(rate(Exploration.run(options, program)));
            two.add(rate(Exploration.run(options.with(OptionList.WORKERS, 2), program)));
        }
        double alone = median(one);
        double together = median(two);
        System.out.printf(Locale.ROOT, "%-10s %,14.0f %,14.0f %8.2f%n", strategy, alone, together, together / alone);
    }

    private static double rate(Result result) {
        return result.executions() / result.seconds();
    }

    /** Of all but the first, which was cold. */
    private static double median(List<Double> rates) {
        List<Double> warm = new ArrayList<>(rates.subList(Math.min(1, rates.size() - 1), rates.size()));
        Collections.sort(warm);
        return warm.get(warm.size() / 2);
    }
}
