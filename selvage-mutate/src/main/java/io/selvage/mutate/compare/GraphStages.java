package io.selvage.mutate.compare;

import io.selvage.model.Verdict;
import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.compare.ComparisonResult;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares graphs of states step by step, so that most differences show in small ones: with more and more threads, then
 * with other instances and arguments. Remembers how far it came with one mutant.
 */
final class GraphStages {
    /** With fewer threads, one notification more or less is no difference. */
    private static final int NEEDED_THREADS = 3;

    private static final long NEEDED_MOVES = 60_000;
    private static final int MORE_THREADS = 4;
    private static final long MORE_MOVES = 8_000;
    private static final int NEIGHBOURS_THREADS = 2;

    private final List<String> bounds = new ArrayList<>();

    /** The first result that shows a difference, or that of the graphs that are needed for a proof. */
    ComparisonResult own(Reference reference, MonitorSpec<?> changed) {
        ComparisonResult result = null;
        for (int threads = 2; threads <= NEEDED_THREADS; threads++) {
            result = reference.graph(changed, threads, NEEDED_MOVES);
            if (result.result().verdict() != Verdict.PASSED || result.races()) {
                return result;
            }
        }
        bounds.addAll(result.result().notes());
        ComparisonResult more = reference.graph(changed, MORE_THREADS, MORE_MOVES);
        note("with " + MORE_THREADS + " threads", more, MORE_MOVES);
        return more.result().verdict() == Verdict.FAILED || more.races() ? more : result;
    }

    ComparisonResult neighbour(Reference reference, MonitorSpec<?> changed) {
        ComparisonResult result = reference.graph(changed, NEIGHBOURS_THREADS, MORE_MOVES);
        note(
                "with " + NEIGHBOURS_THREADS + " threads, "
                        + String.join(", ", reference.spec().callNames()) + " on "
                        + String.join(", ", reference.spec().model().constructions()),
                result,
                MORE_MOVES);
        return result;
    }

    private void note(String what, ComparisonResult result, long moves) {
        boolean isWhole = result.result().verdict() == Verdict.PASSED;
        bounds.add("no difference " + what + (isWhole ? "" : ", as far as " + moves + " moves lead"));
    }

    String bounds() {
        return String.join("; ", bounds);
    }
}
