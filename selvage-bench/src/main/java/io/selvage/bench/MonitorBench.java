package io.selvage.bench;

import io.selvage.monitor.MonitorResult;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.studies.Study;
import io.selvage.options.MonitorOptions;
import io.selvage.options.Options;
import io.selvage.options.PropertyChecks;
import io.selvage.studies.BoundedBuffer;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** The monitor explorer: moves per second, replays included; how long the studies take; memory per state. */
public final class MonitorBench {
    private MonitorBench() {}

    /** Arguments: how many rounds. */
    public static void main(String[] args) {
        System.out.printf(
                "JDK %s, %d processors%n",
                System.getProperty("java.version"), Runtime.getRuntime().availableProcessors());
        int rounds = Integer.parseInt(args[0]);
        for (int i = 0; i < rounds; i++) {
            studies();
        }
        for (int capacity : new int[] {50, 100, 200, 240}) {
            buffer(capacity);
        }
        memory();
    }

    private static void studies() {
        long begun = System.nanoTime();
        for (Study study : Study.values()) {
            MonitorResult result = study.spec().explore();
            if (result.transitions() != study.transitions()) {
                throw new IllegalStateException(study.title() + ": " + result.result());
            }
        }
        System.out.printf(Locale.ROOT, "five studies: %.3f s%n", (System.nanoTime() - begun) / 1e9);
    }

    private static void buffer(int capacity) {
        MonitorResult result = MonitorSpec.of(BoundedBuffer.class)
                .create(capacity)
                .call("deposit", 1)
                .call("withdraw")
                .state("fullSlots")
                .explore();
        long moves = result.transitions() + result.replayed();
        double seconds = result.result().seconds();
        System.out.printf(
                Locale.ROOT,
                "BoundedBuffer of %d: %,d states, %,d moves, %.2f s, %,.0f moves/s%n",
                capacity,
                result.states(),
                moves,
                seconds,
                moves / seconds);
    }

    /** A counter that only grows makes as many states as there are moves. */
    private static void memory() {
        Options options = Options.DEFAULTS
                .with(MonitorOptions.LIMIT, 100_000L)
                .with(MonitorOptions.PROPERTIES, PropertyChecks.NONE);
        long before = used();
        MonitorResult result =
                MonitorSpec.of(Meter.class).create().call("next").state("count").explore(options);
        long after = used();
        System.out.printf(
                Locale.ROOT,
                "%,d states and their graph: %,d bytes per state%n",
                result.states(),
                (after - before) / result.states());
    }

    private static long used() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** Counts. */
    public static final class Meter {
        private int count;

        public synchronized void next() {
            count++;
        }
    }
}
