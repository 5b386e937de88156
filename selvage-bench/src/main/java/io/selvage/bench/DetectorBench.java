package io.selvage.bench;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * What looking costs: executions per second with all detectors and without any, by turns in one JVM, the median of all
 * rounds but the
 * first. The promise is that the rate with them is at least half of the rate without.
 */
public final class DetectorBench {
    private static final List<String> PROGRAMS = List.of("Increments", "LockOrder", "QueueThree", "PoolThree");

    private final Path classes;
    private final Path out;
    private final Duration each;

    private DetectorBench(Path out, Duration each) throws URISyntaxException {
        classes = Path.of(DetectorBench.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        this.out = out;
        this.each = each;
    }

    /** Arguments: a folder for schedule files, seconds per round, rounds. */
    public static void main(String[] args) throws URISyntaxException {
        DetectorBench bench = new DetectorBench(Path.of(args[0]), Duration.ofSeconds(Long.parseLong(args[1])));
        int rounds = Integer.parseInt(args[2]);
        System.out.printf("JDK %s, strategy random, 1 worker%n", System.getProperty("java.version"));
        System.out.printf("%-12s %-6s %14s %14s %8s%n", "program", "memory", "none/s", "all/s", "share");
        for (String memory : List.of("sync", "all")) {
            for (String program : PROGRAMS) {
                bench.measure(program, memory, rounds);
            }
        }
    }

    private void measure(String name, String memory, int rounds) {
        List<Double> without = new ArrayList<>();
        List<Double> with = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            double none = rate(name, memory, "none");
            double all = rate(name, memory, "all");
            if (i > 0) {
                without.add(none);
                with.add(all);
            }
        }
        double none = median(without);
        double all = median(with);
        System.out.printf(
                Locale.ROOT, "%-12s %-6s %,14.0f %,14.0f %7.0f%%%n", name, memory, none, all, 100 * all / none);
    }

    private double rate(String name, String memory, String detect) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, "random")
                .withText(OptionList.MEMORY, memory)
                .withText(OptionList.DETECT, detect)
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.TIME, each)
                .with(OptionList.OUT, out);
        Program program = new Program(List.of(classes), "io.selvage.bench.programs." + name, List.of());
        Result result = Exploration.run(options, program);
        if (result.verdict() == Verdict.TOOL_FAULT || result.verdict() == Verdict.NOTHING_TESTED) {
            throw new IllegalStateException(name + ": " + result.fault());
        }
        return result.executions() / result.seconds();
    }

    private static double median(List<Double> rates) {
        Collections.sort(rates);
        return rates.get(rates.size() / 2);
    }
}
