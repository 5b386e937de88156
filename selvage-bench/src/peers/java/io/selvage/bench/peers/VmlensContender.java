package io.selvage.bench.peers;

import com.vmlens.api.AllInterleavings;
import com.vmlens.api.AllInterleavingsBuilder;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/**
 * VMLens. It says on the console that there is a deadlock and leaves the threads where they are, so the console is
 * listened to.
 */
public final class VmlensContender implements Contender {
    private volatile String deadlock = "";
    private volatile AttemptResult score;
    private int attempts;

    public VmlensContender() {
        PrintStream ear = new PrintStream(new Ear(), true, StandardCharsets.UTF_8);
        System.setOut(ear);
        System.setErr(ear);
    }

    @Override
    public AttemptResult attempt(Work work, Duration limit, ExecutionCounter count) throws InterruptedException {
        score = null;
        attempts++;
        String name = work.title() + "-" + attempts;
        long begun = System.nanoTime();
        Thread tester = new Thread(() -> test(work, name, begun, count));
        tester.setDaemon(true);
        tester.start();
        while (score == null && deadlock.isEmpty()) {
            tester.join(1);
        }
        return score != null ? score : score(AttemptResult.End.FOUND_LAST, begun, count, deadlock);
    }

    private void test(Work work, String name, long begun, ExecutionCounter count) {
        try (AllInterleavings all = new AllInterleavingsBuilder()
                .withMaximumIterations(Integer.MAX_VALUE)
                .build(name)) {
            while (all.hasNext()) {
                count.tick();
                work.run();
            }
            score = score(AttemptResult.End.ENDED, begun, count, "");
        } catch (Throwable found) {
            score = score(AttemptResult.End.FOUND, begun, count, found.toString());
        }
    }

    private static AttemptResult score(AttemptResult.End end, long begun, ExecutionCounter count, String what) {
        return new AttemptResult(end, count.value(), (System.nanoTime() - begun) / 1e9, what);
    }

    private final class Ear extends OutputStream {
        private final StringBuilder line = new StringBuilder();

        @Override
        public synchronized void write(int character) {
            if (character == '\n') {
                if (line.indexOf("eadlock") >= 0) {
                    deadlock = line.toString();
                }
                line.setLength(0);
            } else {
                line.append((char) character);
            }
        }
    }
}
