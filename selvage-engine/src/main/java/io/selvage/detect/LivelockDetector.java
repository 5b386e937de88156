package io.selvage.detect;

import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Observed;
import io.selvage.model.Trace;
import io.selvage.model.Unfinished;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Executions that do not end although every thread that could go on was let go on. One that starved a thread is not blamed: a fair
 * schedule might have ended it.
 */
public final class LivelockDetector implements Detector {
    @Override
    public Optional<Finding> inspect(Observed execution) {
        if (!(execution.ending() instanceof Ending.TooLong limit) || starvesSomebody(execution)) {
            return Optional.empty();
        }
        List<String> sites = new ArrayList<>();
        Trace trace = execution.trace();
        for (int i = Math.max(0, trace.length() - 100); i < trace.length(); i++) {
            String place = execution.place(trace.site(i));
            if (!place.isEmpty() && !sites.contains(place)) {
                sites.add(place);
            }
        }
        String message = "still going on after " + limit.steps() + " steps, every thread that could run being let run";
        return Optional.of(Finding.of(FindingKind.LIVELOCK, message).withSites(sites));
    }

    /** True if a thread that could have gone on did not in the last half of the execution. */
    private static boolean starvesSomebody(Observed execution) {
        Trace trace = execution.trace();
        int half = trace.steps() / 2;
        for (Unfinished thread : execution.unfinished()) {
            if (thread.able() && lastStep(trace, thread.thread()) < half) {
                return true;
            }
        }
        return false;
    }

    private static int lastStep(Trace trace, int thread) {
        for (int i = trace.length() - 1; i >= 0; i--) {
            if (trace.thread(i) == thread) {
                return trace.step(i);
            }
        }
        return 0;
    }
}
