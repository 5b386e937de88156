package io.selvage.bench.peers;

import com.vmlens.api.AllInterleavings;
import com.vmlens.api.AllInterleavingsBuilder;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** VMLens. It says on the console that there is a deadlock and leaves the threads where they are, so the console is listened to. */
public final class VmlensContender implements Contender {
    private volatile String deadlock = "";
    private volatile Score score;
    private int attempts;

    public VmlensContender() {
        PrintStream ear = new PrintStream(new Ear(), true, StandardCharsets.UTF_8);
        System.setOut(ear);
        System.setErr(ear);
    }

    @Override
    public Score attempt(Work work, Duration limit, Count count) throws InterruptedException {
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
        return score != null ? score : score(Score.End.FOUND_LAST, begun, count, deadlock);
    }

    private void test(Work work, String name, long begun, Count count) {
        try (AllInterleavings all = new AllInterleavingsBuilder()
                .withMaximumIterations(Integer.MAX_VALUE)
                .build(name)) {
            while (all.hasNext()) {
                count.tick();
                work.run();
            }
            score = score(Score.End.ENDED, begun, count, "");
        } catch (Throwable found) {
            score = score(Score.End.FOUND, begun, count, found.toString());
        }
    }

    private static Score score(Score.End end, long begun, Count count, String what) {
        return new Score(end, count.value(), (System.nanoTime() - begun) / 1e9, what);
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
