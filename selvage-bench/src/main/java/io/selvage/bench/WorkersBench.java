package io.selvage.bench;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * What a second explorer gains: the same executions with one, with two and with one again, because machines change
 * their speed
 * from minute to minute; medians, the smallest and largest gain of a round, and what the second core was worth at the
 * time.
 */
public final class WorkersBench {
    private WorkersBench() {}

    /** Arguments: a folder for schedule files, executions per round, rounds, and, if not all, the strategies. */
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
        System.out.printf(
                "%-10s %14s %14s %8s %25s%n", "strategy", "1 worker", "2 workers", "gain", "two cores of one");
        List<String> strategies = args.length > 3
                ? List.of(args).subList(3, args.length)
                : List.of("dfs", "random", "pct", "preempt", "dpor");
        for (String strategy : strategies) {
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
        List<Double> gains = new ArrayList<>();
        List<Double> cores = new ArrayList<>();
        for (int i = -1; i < rounds; i++) {
            double before = rate(Exploration.run(options, program));
            double together = rate(Exploration.run(options.with(OptionList.WORKERS, 2), program));
            double after = rate(Exploration.run(options, program));
            double core = SecondCore.gain();
            // The first round is cold.
            if (i >= 0) {
                one.add((before + after) / 2);
                two.add(together);
                gains.add(2 * together / (before + after));
                cores.add(core);
            }
        }
        Collections.sort(gains);
        System.out.printf(
                Locale.ROOT,
                "%-10s %,14.0f %,14.0f %8.2f (%.2f to %.2f) %8.2f%n",
                strategy,
                median(one),
                median(two),
                median(gains),
                gains.get(0),
                gains.get(gains.size() - 1),
                median(cores));
    }

    private static double rate(Result result) {
        return result.executions() / result.seconds();
    }

    private static double median(List<Double> values) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }
}
