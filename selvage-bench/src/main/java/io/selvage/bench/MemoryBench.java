package io.selvage.bench;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Result;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;

/** Many executions in one run: memory must stay flat. To be started with a small heap. */
public final class MemoryBench {
    private MemoryBench() {}

    /** Arguments: a folder for schedule files, the number of executions. */
    public static void main(String[] args) throws URISyntaxException {
        long executions = Long.parseLong(args[1]);
        Path classes = Path.of(MemoryBench.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Program program = new Program(List.of(classes), "io.selvage.bench.programs.Increments", List.of());
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, "random")
                .withText(OptionList.MEMORY, "sync")
                .with(OptionList.SCHEDULES, executions)
                .with(OptionList.OUT, Path.of(args[0]));
        Thread watcher = new Thread(MemoryBench::watch, "watcher");
        watcher.setDaemon(true);
        watcher.start();
        Result result = Exploration.run(options, program);
        System.out.printf("%,d executions, %s, %.1f s%n", result.executions(), result.verdict(), result.seconds());
    }

    /** Prints what is left after a full collection, every ten seconds. */
    private static void watch() {
        try {
            while (true) {
                Thread.sleep(10_000);
                System.gc();
                MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
                System.err.printf("heap after collection %.1f MB%n", heap.getUsed() / 1e6);
            }
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }
}
