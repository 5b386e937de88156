package io.selvage.bench.peers;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * How executions, time and memory grow with the number of threads, and with the number of operations of each of two
 * threads.
 */
final class Growth {
    /** What grows. */
    enum Axis {
        THREADS,
        OPERATIONS;

        Work work(int size) {
            return this == THREADS ? new GrowingWork(size, 1) : new GrowingWork(2, size);
        }
    }

    /** What is plotted. */
    enum Measure {
        EXECUTIONS("executions"),
        SECONDS("s"),
        RATE("executions/s"),
        MEMORY("MB");

        private final String unit;

        Measure(String unit) {
            this.unit = unit;
        }

        String unit() {
            return unit;
        }

        double of(ProcessResult trial) {
            AttemptResult score = trial.scores().get(0);
            return switch (this) {
                case EXECUTIONS -> score.executions();
                case SECONDS -> score.seconds();
                case RATE -> Double.isNaN(trial.rate()) ? score.rate() : trial.rate();
                case MEMORY -> trial.peakKilobytes() / 1024.0;
            };
        }
    }

    private final Axis axis;
    private final List<Integer> sizes;
    private final Map<String, Map<Integer, ProcessResult>> curves = new LinkedHashMap<>();

    Growth(Axis axis, List<Integer> sizes) {
        this.axis = axis;
        this.sizes = List.copyOf(sizes);
    }

    /** A curve ends with the first point at the limit: what is larger takes longer. */
    void followToTheEnd(ProcessRunner lab, Tool tool, Duration limit) throws IOException, InterruptedException {
        Map<Integer, ProcessResult> curve = curves.computeIfAbsent(tool.name(), key -> new LinkedHashMap<>());
        for (int size : sizes) {
            ProcessResult trial = lab.run(tool, axis.work(size), limit, 1);
            curve.put(size, trial);
            if (!trial.isEnded()) {
                return;
            }
        }
    }

    /** For tools that never come to an end: {@code limit} for each point. */
    void sample(ProcessRunner lab, Tool tool, Duration limit) throws IOException, InterruptedException {
        Map<Integer, ProcessResult> curve = curves.computeIfAbsent(tool.name(), key -> new LinkedHashMap<>());
        for (int size : sizes) {
            curve.put(size, lab.run(tool, axis.work(size), limit, 1));
        }
    }

    void add(String tool, int size, ProcessResult trial) {
        curves.computeIfAbsent(tool, key -> new LinkedHashMap<>()).put(size, trial);
    }

    String title() {
        return axis == Axis.THREADS
                ? "threads with one critical section each"
                : "critical sections of each of two threads";
    }

    String plot(Measure measure) {
        SvgPlot plot = new SvgPlot(
                title() + "; hollow: stopped at the limit",
                measure.unit(),
                sizes.stream().map(String::valueOf).toList());
        curves.forEach((tool, curve) -> {
            List<SvgPlot.Point> points = new ArrayList<>();
            for (int i = 0; i < sizes.size(); i++) {
                int column = i;
                at(curve, sizes.get(i))
                        .map(trial -> new SvgPlot.Point(column, measure.of(trial), !trial.isEnded()))
                        .ifPresent(points::add);
            }
            plot.add(tool, points);
        });
        return plot.text();
    }

    String table() {
        StringBuilder text = new StringBuilder("| " + axis.name().toLowerCase(Locale.ROOT) + " |");
        curves.keySet().forEach(tool -> text.append(' ').append(tool).append(" |"));
        text.append("\n|---|").append("---|".repeat(curves.size())).append('\n');
        for (int size : sizes) {
            text.append("| ").append(size).append(" |");
            for (Map<Integer, ProcessResult> curve : curves.values()) {
                text.append(' ')
                        .append(at(curve, size).map(Growth::entry).orElse(""))
                        .append(" |");
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static Optional<ProcessResult> at(Map<Integer, ProcessResult> curve, int size) {
        return Optional.ofNullable(curve.get(size))
                .filter(trial -> !trial.scores().isEmpty());
    }

    private static String entry(ProcessResult trial) {
        return (trial.isEnded() ? "" : "> ")
                + Numbers.whole(Measure.EXECUTIONS.of(trial)) + ", "
                + Numbers.brief(Measure.SECONDS.of(trial)) + " s, "
                + Numbers.whole(Measure.MEMORY.of(trial)) + " MB";
    }
}
