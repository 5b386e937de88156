package io.selvage.bench.peers;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * One measurement, in a process of its own: the first attempt is cold, the others are warm. Prints a line for each
 * attempt and one for the
 * peak of the memory; the program's own output is dropped.
 */
public final class CellMain {
    /** No warm attempt takes longer than this, nor is another begun when they have taken so long together. */
    private static final Duration WARM = Duration.ofSeconds(2);

    private static final long GRACE_NANOS = 1_000_000_000L;

    private final PrintStream out;
    private final Duration limit;
    private final ExecutionCounter count = new ExecutionCounter();

    /** The attempt under way; null if there is none. */
    private volatile Attempt current;

    private record Attempt(long begun, Duration limit) {
        long nanos() {
            return System.nanoTime() - begun;
        }

        boolean isHalfway() {
            return nanos() > limit.toNanos() / 2;
        }

        /** Tools that know the limit get some time to keep it. */
        boolean isOver() {
            return nanos() > limit.toNanos() + GRACE_NANOS;
        }
    }

    private CellMain(PrintStream out, Duration limit) {
        this.out = out;
        this.limit = limit;
    }

    /** Arguments: contender ({@code selvage:dpor}, {@code stress}, or a class), program, milliseconds, attempts. */
    public static void main(String[] args) throws Exception {
        PrintStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        CellMain cell = new CellMain(out, Duration.ofMillis(Long.parseLong(args[2])));
        try {
            cell.run(contender(args[0]), Work.named(args[1]), Integer.parseInt(args[3]));
        } catch (Throwable failed) {
            failed.printStackTrace();
            Runtime.getRuntime().halt(1);
        }
        cell.end();
    }

    private static Contender contender(String name) throws Exception {
        if (name.equals("stress")) {
            return new StressContender();
        }
        if (name.startsWith("selvage:")) {
            return new SelvageContender(name.substring("selvage:".length()));
        }
        return (Contender) Class.forName(name).getDeclaredConstructor().newInstance();
    }

    private void run(Contender contender, Work work, int attempts) throws Exception {
        rehearseEnd();
        Thread watch = new Thread(this::watch, "watch");
        watch.setDaemon(true);
        watch.start();
        AttemptResult first = attempt(contender, work, limit);
        long warmSince = System.nanoTime();
        Duration warmLimit = limit.compareTo(WARM) < 0 ? limit : WARM;
        boolean canGoOn = first.end() == AttemptResult.End.FOUND || first.end() == AttemptResult.End.ENDED;
        for (int i = 1; i < attempts && canGoOn && System.nanoTime() - warmSince < WARM.toNanos(); i++) {
            canGoOn = attempt(contender, work, warmLimit).end() == first.end();
        }
    }

    private AttemptResult attempt(Contender contender, Work work, Duration allowed) throws Exception {
        count.reset();
        current = new Attempt(System.nanoTime(), allowed);
        AttemptResult score = contender.attempt(work, allowed, count);
        current = null;
        report(score);
        return score;
    }

    /** Ends the process if an attempt goes on after the limit, be it that the tool knows none or that it hangs. */
    private void watch() {
        try {
            while (true) {
                Thread.sleep(20);
                Attempt attempt = current;
                if (attempt != null && attempt.isHalfway() && !count.isMarked()) {
                    count.mark();
                }
                if (attempt != null && attempt.isOver()) {
                    AttemptResult.End end = count.isStuck() ? AttemptResult.End.HUNG : AttemptResult.End.LIMIT;
                    report(new AttemptResult(end, count.value(), attempt.nanos() / 1e9, ""));
                    end();
                }
            }
        } catch (InterruptedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private void report(AttemptResult score) {
        out.println(score.line());
        if (score.end() == AttemptResult.End.LIMIT && count.isMarked() && count.value() > 0) {
            out.println("rate " + count.rate());
        }
        out.flush();
    }

    /** Loads what the end needs: an agent may be in the middle of changing classes when it comes. */
    private void rehearseEnd() {
        count.mark();
        String unheard = new AttemptResult(AttemptResult.End.LIMIT, count.value(), count.rate(), "").line()
                + count.rate()
                + peakKilobytes();
        count.reset();
        if (!AttemptResult.isLine(unheard)) {
            throw new AssertionError(unheard);
        }
    }

    private void end() {
        out.println("peak " + peakKilobytes());
        out.flush();
        Runtime.getRuntime().halt(0);
    }

    /** The resident set at its largest, as the kernel has seen it; 0 where it does not tell. */
    private static long peakKilobytes() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
                if (line.startsWith("VmHWM:")) {
                    return Long.parseLong(line.replaceAll("[^0-9]", ""));
                }
            }
        } catch (IOException unknown) {
            return 0;
        }
        return 0;
    }
}
