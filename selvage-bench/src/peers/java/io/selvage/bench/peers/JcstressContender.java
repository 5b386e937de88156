package io.selvage.bench.peers;

import io.selvage.bench.compared.Actors;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * jcstress, with one fork for one second. It samples a fixed time and tells outcomes at the end, so the executions are
 * all that it
 * sampled, not those until the first failure, and memory is that of the process that starts the fork.
 */
public final class JcstressContender implements Contender {
    private static final Map<String, Class<?>> TESTS = Map.of(
            BenchProgram.LOST_UPDATE.title(), Actors.LostUpdateTest.class,
            BenchProgram.LOST_UPDATE_FIXED.title(), Actors.LostUpdateFixedTest.class,
            BenchProgram.LAZY_INIT.title(), Actors.LazyInitTest.class,
            BenchProgram.LAZY_INIT_FIXED.title(), Actors.LazyInitFixedTest.class,
            BenchProgram.SEQ_LOCK.title(), Actors.SeqLockTest.class,
            BenchProgram.SEQ_LOCK_FIXED.title(), Actors.SeqLockFixedTest.class,
            BenchProgram.RATE_LIMITER.title(), Actors.RateLimiterTest.class,
            BenchProgram.RATE_LIMITER_FIXED.title(), Actors.RateLimiterFixedTest.class);

    /** {@code   false     1,234,567   12.3%   Forbidden   the fault}. */
    private static final Pattern OUTCOME = Pattern.compile("^\\s+(true|false)\\s+([0-9,]+)\\s.*$", Pattern.MULTILINE);

    @Override
    public AttemptResult attempt(Work work, Duration limit, ExecutionCounter count)
            throws IOException, InterruptedException {
        Class<?> test = TESTS.get(work.title());
        if (test == null) {
            throw new UnsupportedOperationException("threads that block or spin are no actors");
        }
        long begun = System.nanoTime();
        String report = run(test);
        double seconds = (System.nanoTime() - begun) / 1e9;
        long right = samples(report, "true");
        long wrong = samples(report, "false");
        if (right + wrong == 0) {
            throw new IllegalStateException("jcstress sampled nothing: " + report);
        }
        return wrong > 0
                ? new AttemptResult(
                        AttemptResult.End.FOUND, right + wrong, seconds, wrong + " of " + (right + wrong) + " samples")
                : new AttemptResult(AttemptResult.End.LIMIT, right, seconds, "");
    }

    private static String run(Class<?> test) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory(Path.of(""), "jcstress");
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.openjdk.jcstress.Main",
                "-t",
                Pattern.quote(test.getName().replace('$', '.')),
                "-v",
                "-f",
                "1",
                "-iters",
                "1",
                "-time",
                "1000",
                "-sc",
                "false",
                "-af",
                "NONE",
                "-jvmArgs",
                "-XX:+UseSerialGC",
                "-r",
                folder.toString());
        File report = folder.resolve("console").toFile();
        new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(report)
                .start()
                .waitFor();
        String text = Files.readString(report.toPath(), StandardCharsets.ISO_8859_1);
        // What follows is a summary with the same numbers once more.
        int summary = text.indexOf("RUN RESULTS:");
        return summary < 0 ? text : text.substring(0, summary);
    }

    private static long samples(String report, String outcome) {
        long sum = 0;
        Matcher matcher = OUTCOME.matcher(report);
        while (matcher.find()) {
            sum += matcher.group(1).equals(outcome)
                    ? Long.parseLong(matcher.group(2).replace(",", ""))
                    : 0;
        }
        return sum;
    }
}
