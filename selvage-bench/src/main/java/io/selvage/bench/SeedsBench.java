package io.selvage.bench;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** What the papers' searches find in what time, and what they cost for each execution, beside a random walk. */
public final class SeedsBench {
    private static final String PACKAGE = "io.selvage.bench.programs.";

    private static final List<String> STRATEGIES =
            List.of("exitblock", "exitblock-rw", "exitblock-dd", "exitblock-rwdd", "sss", "if-sss", "composed");

    private final Path classes;
    private final Path out;

    private SeedsBench(Path out) throws URISyntaxException {
        classes = Path.of(SeedsBench.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        this.out = out;
    }

    /** Arguments: a folder for schedule files, seconds per round. */
    public static void main(String[] args) throws URISyntaxException {
        SeedsBench bench = new SeedsBench(Path.of(args[0]));
        System.out.printf("JDK %s%n", System.getProperty("java.version"));
        bench.find("exitblock-rw");
        for (String strategy : List.of("dfs", "sss", "if-sss", "composed")) {
            bench.prove(strategy);
        }
        Duration each = Duration.ofSeconds(Long.parseLong(args[1]));
        double random = bench.cost("random", each, 1);
        for (String strategy : STRATEGIES) {
            bench.cost(strategy, each, random);
        }
    }

    private void find(String strategy) {
        Options options = options(strategy).with(OptionList.TIME, Duration.ofMinutes(2));
        Result result = explore(options, "TwentyRegions");
        System.out.printf(
                Locale.ROOT,
                "%-14s TwentyRegions: %s after %,d executions and %,d cut, %.2f s%n",
                strategy,
                result.findings().isEmpty()
                        ? "nothing"
                        : result.findings().get(0).kind(),
                result.executions(),
                result.cut(),
                result.seconds());
    }

    private void prove(String strategy) {
        Result result = explore(options(strategy), "LockedReaders");
        System.out.printf(
                Locale.ROOT,
                "%-14s LockedReaders: %s with %,d executions and %,d cut%n",
                strategy,
                result.verdict(),
                result.executions(),
                result.cut());
    }

    /** Microseconds for each execution, warm: the first of two rounds does not count. */
    private double cost(String strategy, Duration each, double random) {
        Options options = options(strategy).with(OptionList.TIME, each);
        explore(options, "Increments");
        Result result = explore(options, "Increments");
        double micros = result.seconds() * 1e6 / (result.executions() + result.cut());
        System.out.printf(
                Locale.ROOT,
                "%-14s Increments: %,.1f us for an execution, %.2f times that of random, %,.0f ns/step%n",
                strategy,
                micros,
                random == 1 ? 1 : micros / random,
                result.seconds() * 1e9 / result.steps());
        return micros;
    }

    private Options options(String strategy) {
        return Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .withText(OptionList.MEMORY, "sync")
                .with(OptionList.OUT, out);
    }

    private Result explore(Options options, String name) {
        return Exploration.run(options, new Program(List.of(classes), PACKAGE + name, List.of()));
    }
}
