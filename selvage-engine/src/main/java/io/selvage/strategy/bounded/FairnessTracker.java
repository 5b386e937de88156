package io.selvage.strategy.bounded;

import io.selvage.model.Choice;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.Variant;
import java.util.Arrays;

/**
 * Decides which threads have to let others run first. A thread <em>yields</em> at a yield and at a time-out; it is
 * <em>behind</em> where it could yield once more although another thread, which is enabled or can time out too, has
 * taken no step since the last time. After the priorities of Musuvathi, Qadeer, "Fair stateless model checking", PLDI
 * 2008, which forbid such a step. Ours differs in that it is only charged for (see {@link Cost}), and that the other
 * thread need not have been enabled all the time.
 *
 * <p>Being behind has no cycles: the thread whose last step is the oldest is never behind.
 */
final class FairnessTracker {
    /** How many events of the execution have been processed. */
    private int seen;
    /** By thread, the last step it took, and the last one with which it yielded; 0 for none. Steps count from 1. */
    private int[] steps = new int[16];

    private int[] yieldSteps = new int[16];

    /** For a new execution. */
    void begin() {
        if (seen > 0) {
            seen = 0;
            Arrays.fill(steps, 0);
            Arrays.fill(yieldSteps, 0);
        }
    }

    /** Whether the thread of {@code alternative} would yield with it, and others should run first. */
    boolean isBehind(Choice choice, int alternative) {
        if (!isYield(choice, alternative)) {
            return false;
        }
        addEvents(choice.soFar());
        int thread = choice.thread(alternative);
        int since = at(yieldSteps, thread);
        for (int i = 0; i < choice.count(); i++) {
            boolean able = choice.variant(i) == Variant.GO || choice.variant(i).isTimeout();
            if (able && choice.thread(i) != thread && at(steps, choice.thread(i)) < since) {
                return true;
            }
        }
        return false;
    }

    static boolean isYield(Choice choice, int alternative) {
        return choice.kind() == Choice.Kind.THREAD
                && (choice.variant(alternative).isTimeout()
                        || choice.operation(alternative).kind() == OpKind.YIELD);
    }

    private void addEvents(Trace trace) {
        for (; seen < trace.length(); seen++) {
            int thread = trace.thread(seen);
            if (thread >= steps.length) {
                steps = Arrays.copyOf(steps, thread * 2);
                yieldSteps = Arrays.copyOf(yieldSteps, thread * 2);
            }
            steps[thread] = trace.step(seen);
            if (trace.kind(seen) == OpKind.YIELD || trace.variant(seen).isTimeout()) {
                yieldSteps[thread] = trace.step(seen);
            }
        }
    }

    private static int at(int[] numbers, int thread) {
        return thread < numbers.length ? numbers[thread] : 0;
    }
}
