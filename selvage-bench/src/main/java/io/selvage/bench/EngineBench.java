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
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Executions per second, warm: each program is explored several times in one JVM, and the median of all but the first
 * counts. Beside it the same number of steps by bare continuations, and how much faster these are.
 */
public final class EngineBench {
    private static final String PACKAGE = "io.selvage.bench.programs.";
    private static final List<String> PROGRAMS = List.of("Increments", "LockOrder", "QueueThree", "PoolThree");
    /** Of these programs most steps are taken while two threads can go on, of all others while three can. */
    private static final Set<String> OF_TWO_THREADS = Set.of("LockOrder");

    private final Path classes;
    private final Path out;
    private final Duration each;
    private final int rounds;

    private EngineBench(Path out, Duration each, int rounds) throws URISyntaxException {
        classes = Path.of(EngineBench.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        this.out = out;
        this.each = each;
        this.rounds = rounds;
    }

    /** Arguments: a folder for schedule files, seconds per round, rounds, programs (all if there are none). */
    public static void main(String[] args) throws URISyntaxException {
        EngineBench bench = new EngineBench(
                Path.of(args[0]), Duration.ofSeconds(Long.parseLong(args[1])), Integer.parseInt(args[2]));
        System.out.printf(
                "JDK %s, %d processors, %s, strategy random, --memory sync, 1 worker%n",
                System.getProperty("java.version"),
                Runtime.getRuntime().availableProcessors(),
                System.getProperty("os.arch"));
        System.out.printf(
                "%-12s %14s %14s %10s %14s %7s%n", "program", "executions/s", "lowest", "ns/step", "bare", "ratio");
        List<String> chosen = Arrays.asList(args).subList(3, args.length);
        (chosen.isEmpty() ? PROGRAMS : chosen).forEach(bench::measure);
    }

    private void measure(String name) {
        Program program = new Program(List.of(classes), PACKAGE + name, List.of());
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, "random")
                .withText(OptionList.MEMORY, "sync")
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.TIME, each)
                .with(OptionList.OUT, out);
        List<Double> rates = new ArrayList<>();
        double nanosPerStep = 0;
        int steps = 0;
        for (int i = 0; i < rounds; i++) {
            Result result = Exploration.run(options, program);
            if (result.verdict() == Verdict.TOOL_FAULT || result.verdict() == Verdict.NOTHING_TESTED) {
                throw new IllegalStateException(name + ": " + result.fault());
            }
            if (i > 0) {
                rates.add(result.executions() / result.seconds());
                nanosPerStep = result.seconds() * 1e9 / result.steps();
                steps = (int) (result.steps() / result.executions());
            }
        }
        Collections.sort(rates);
        double median = rates.get(rates.size() / 2);
        double bare = BareContinuations.rate(OF_TWO_THREADS.contains(name) ? 2 : 3, steps, each.toMillis() / 2e3);
        System.out.printf(
                Locale.ROOT,
                "%-12s %,14.0f %,14.0f %10.0f %,14.0f %7.1f%n",
                name,
                median,
                rates.get(0),
                nanosPerStep,
                bare,
                bare / median);
    }
}
