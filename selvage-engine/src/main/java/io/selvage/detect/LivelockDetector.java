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
    /** A thread that got less than one part in so many of the steps was starved. */
    private static final int FAIR_SHARE = 50;

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

    /** True if a thread that could have gone on hardly did in the last half of the execution. */
    private static boolean starvesSomebody(Observed execution) {
        Trace trace = execution.trace();
        int half = trace.steps() / 2;
        for (Unfinished thread : execution.unfinished()) {
            if (thread.able() && stepsSince(trace, thread.thread(), half) < half / FAIR_SHARE) {
                return true;
            }
        }
        return false;
    }

    private static int stepsSince(Trace trace, int thread, int step) {
        int steps = 0;
        int last = step;
        for (int i = trace.length() - 1; i >= 0 && trace.step(i) > step; i--) {
            if (trace.thread(i) == thread && trace.step(i) != last) {
                last = trace.step(i);
                steps++;
            }
        }
        return steps;
    }
}
