package io.selvage.bench.peers;

import java.time.Duration;
import org.jetbrains.lincheck.Lincheck;
import org.jetbrains.lincheck.LincheckAssertionError;

/**
 * Lincheck's test of arbitrary concurrent code. It knows no time limit; the executions it repeats to tell the story of
 * a failure are
 * counted too.
 */
public final class LincheckContender implements Contender {
    private static final int NO_LIMIT = 1_000_000_000;

    @Override
    public AttemptResult attempt(Work work, Duration limit, ExecutionCounter count) {
        long begun = System.nanoTime();
        try {
            Lincheck.runConcurrentTest(NO_LIMIT, () -> runOnce(work, count));
            return score(AttemptResult.End.ENDED, begun, count, "");
        } catch (LincheckAssertionError found) {
            String message = String.valueOf(found.getMessage()).strip();
            return score(AttemptResult.End.FOUND, begun, count, message);
        }
    }

    private static AttemptResult score(AttemptResult.End end, long begun, ExecutionCounter count, String what) {
        return new AttemptResult(end, count.value(), (System.nanoTime() - begun) / 1e9, what);
    }

    private static void runOnce(Work work, ExecutionCounter count) {
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
