package io.selvage.cli.output;

import io.selvage.explore.SearchProgress;
import java.io.PrintWriter;
import java.util.Locale;

/**
 * Shows on standard error how a long run gets on: on a terminal one line that is written over again and again and is
 * gone in the end, elsewhere a line every ten seconds.
 */
public final class ProgressLine implements SearchProgress.Watcher, AutoCloseable {
    /** Of percents; smaller ones tell nobody anything. */
    private static final double TINY = 0.01;

    /** Less weaving is not worth a word. */
    private static final double LEAST_WEAVING = 0.1;

    private static final double FIRST_SECONDS = 1;
    private static final double TERMINAL_SECONDS = 0.2;
    private static final double PLAIN_SECONDS = 10;
    private static final String ERASE = "\r\u001b[K";

    private final PrintWriter err;
    private final boolean terminal;
    private double next;
    private boolean shown;

    public ProgressLine(PrintWriter err, boolean terminal) {
        this.err = err;
        this.terminal = terminal;
        next = terminal ? FIRST_SECONDS : PLAIN_SECONDS;
    }

    @Override
    public void progress(SearchProgress progress) {
        if (progress.seconds() < next) {
            return;
        }
        next = progress.seconds() + (terminal ? TERMINAL_SECONDS : PLAIN_SECONDS);
        shown = true;
        err.print(terminal ? ERASE + text(progress) : "selvage: " + text(progress) + System.lineSeparator());
        err.flush();
    }

    /** {@code 12,345 executions, 6,172/s, about 42 % done, 1 finding}. */
    static String text(SearchProgress progress) {
        String line = String.format(
                Locale.ROOT,
                "%,d executions, %,.0f/s",
                progress.executions(),
                progress.executions() / Math.max(progress.seconds() - progress.weaving(), 1e-3));
        if (progress.weaving() >= LEAST_WEAVING) {
            line += String.format(Locale.ROOT, " after %.1f s of weaving", progress.weaving());
        }
        if (!Double.isNaN(progress.done())) {
            line += ", " + percent(progress.done() * 100) + " % done";
        }
        return line + ", " + (progress.findings() == 0 ? "no" : progress.findings()) + " finding"
                + (progress.findings() == 1 ? "" : "s");
    }

    private static String percent(double percent) {
        return percent < TINY
                ? "less than 0.01"
                : String.format(Locale.ROOT, percent >= 1 ? "about %.0f" : "about %.2g", percent);
    }

    /** The line disappears from a terminal. */
    @Override
    public void close() {
        if (terminal && shown) {
            err.print(ERASE);
            err.flush();
        }
    }
}
