package io.selvage.detect.deadlock;

import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Threads that would have come to hold what they want from one another if some had stopped earlier, and the steps that
 * should lead there.
 *
 * @param name the same for chains of the same threads at the same sites
 * @param steps for each step its thread and how it went on
 */
public record ReverseLockChain(String name, List<Step> steps) {
    /** A step to take. */
    public record Step(int thread, Variant variant) {}

    public ReverseLockChain {
        steps = List.copyOf(steps);
    }

    /**
     * The steps of {@code trace} without those of threads that should have stopped.
     *
     * @param stops by thread: the event that it must not come to
     * @param until from this event on only {@code runner} runs
     */
    static ReverseLockChain of(String name, Trace trace, Map<Integer, Integer> stops, int until, int runner) {
        List<Step> steps = new ArrayList<>();
        for (int event = 0; event < trace.length(); event++) {
            boolean begins = event == 0 || trace.step(event) != trace.step(event - 1);
            int thread = trace.thread(event);
            boolean stopped = event >= stops.getOrDefault(thread, Integer.MAX_VALUE);
            if (begins && !stopped && (event <= until || thread == runner)) {
                steps.add(new Step(thread, trace.variant(event)));
            }
        }
        return new ReverseLockChain(name, steps);
    }
}
