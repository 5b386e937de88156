package io.selvage.bench;

import com.sun.management.OperatingSystemMXBean;
import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * How long exhaustive searches take, warm, and what an execution costs under them compared with a random walk through
 * the same
 * program: each is run several times in one JVM, and the median of the later half counts. Processor time, compilers and
 * collector
 * included, is what can be compared on a machine that is not idle.
 */
public final class SearchBench {
    private static final String PACKAGE = "io.selvage.bench.programs.";

    private static final OperatingSystemMXBean MACHINE =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

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
                "%-22s %10s %6s %8s | CPU: %8s %10s %8s %6s%n",
                "program", "executions", "cut", "seconds", "seconds", "us each", "random", "ratio");
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
        Measured searched = measure(options, program);
        if (searched.last.verdict() != Verdict.PASSED) {
            throw new IllegalStateException(name + ": " + searched.last.verdict() + " " + searched.last.fault());
        }
        Measured walked = measure(
                options.withText(OptionList.STRATEGY, "random")
                        .with(OptionList.SCHEDULES, Math.max(searched.last.executions(), 1_000)),
                program);
        System.out.printf(
                Locale.ROOT,
                "%-22s %,10d %,6d %8.3f | %13.3f %10.1f %8.1f %6.2f%n",
                strategy + " " + name + " " + String.join(" ", args),
                searched.last.executions(),
                searched.last.cut(),
                searched.seconds,
                searched.busy,
                searched.each(),
                walked.each(),
                searched.each() / walked.each());
    }

    /** Medians of all rounds but the first half, which warms up. */
    private record Measured(Result last, double seconds, double busy) {
        /** Microseconds of an execution. */
        double each() {
            return busy * 1e6 / (last.executions() + last.cut());
        }
    }

    private Measured measure(Options options, Program program) {
        List<Double> seconds = new ArrayList<>();
        List<Double> busy = new ArrayList<>();
        Result last = null;
        for (int i = 0; i < rounds; i++) {
            long before = MACHINE.getProcessCpuTime();
            last = Exploration.run(options, program);
            busy.add((MACHINE.getProcessCpuTime() - before) / 1e9);
            seconds.add(last.seconds());
        }
        return new Measured(last, median(seconds), median(busy));
    }

    private static double median(List<Double> values) {
        List<Double> warm = new ArrayList<>(values.subList(values.size() / 2, values.size()));
        Collections.sort(warm);
        return warm.get(warm.size() / 2);
    }
}
