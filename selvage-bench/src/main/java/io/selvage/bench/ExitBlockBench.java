package io.selvage.bench;

import io.selvage.explore.Exploration;
import io.selvage.explore.Program;
import io.selvage.explore.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** What the ExitBlock searches find in what time, and what they cost for each step, beside a random walk. */
public final class ExitBlockBench {
    private static final String PACKAGE = "io.selvage.bench.programs.";

    private final Path classes;
    private final Path out;

    private ExitBlockBench(Path out) throws URISyntaxException {
        classes = Path.of(ExitBlockBench.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        this.out = out;
    }

    /** Arguments: a folder for schedule files, seconds per round. */
    public static void main(String[] args) throws URISyntaxException {
        ExitBlockBench bench = new ExitBlockBench(Path.of(args[0]));
        System.out.printf("JDK %s%n", System.getProperty("java.version"));
        bench.find("exitblock-rw");
        for (String strategy : List.of("random", "exitblock", "exitblock-rw", "exitblock-dd")) {
            bench.cost(strategy, Duration.ofSeconds(Long.parseLong(args[1])));
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

    /** Warm: the first of two rounds does not count. */
    private void cost(String strategy, Duration each) {
        Options options = options(strategy).with(OptionList.TIME, each);
        explore(options, "Increments");
        Result result = explore(options, "Increments");
        System.out.printf(
                Locale.ROOT,
                "%-14s Increments: %,.0f executions/s, %,.0f ns/step%n",
                strategy,
                (result.executions() + result.cut()) / result.seconds(),
                result.seconds() * 1e9 / result.steps());
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
