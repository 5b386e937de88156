package io.selvage.bench.peers;

import java.time.Duration;
import org.jetbrains.lincheck.Lincheck;
import org.jetbrains.lincheck.LincheckAssertionError;

/**
 * Lincheck's test of arbitrary concurrent code. It knows no time limit; the executions it repeats to tell the story of a failure are
 * counted too.
 */
public final class LincheckContender implements Contender {
    private static final int NO_LIMIT = 1_000_000_000;

    @Override
    public Score attempt(Work work, Duration limit, Count count) {
        long begun = System.nanoTime();
        try {
            Lincheck.runConcurrentTest(NO_LIMIT, () -> runOnce(work, count));
            return score(Score.End.ENDED, begun, count, "");
        } catch (LincheckAssertionError found) {
            String message = String.valueOf(found.getMessage()).strip();
            return score(Score.End.FOUND, begun, count, message);
        }
    }

    private static Score score(Score.End end, long begun, Count count, String what) {
        return new Score(end, count.value(), (System.nanoTime() - begun) / 1e9, what);
    }

    private static void runOnce(Work work, Count count) {
        count.tick();
        try {
            work.run();
        } catch (RuntimeException unchecked) {
            throw unchecked;
        } catch (Exception checked) {
            throw new IllegalStateException(checked);
        }
    }
}
