package io.selvage.explore.reproduce;

import io.selvage.detect.hang.WakeUpOutcome;
import io.selvage.explore.execution.OutOfTimeException;
import io.selvage.explore.shrink.EditableScheduleStrategy;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.UnfinishedThread;
import io.selvage.scheduler.run.ProgramRunner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds out by running a schedule again, once for each thread that waits at its end, what the thread would do if it
 * were woken.
 */
final class WakeUpProbe {
    private static final int MOST_THREADS = 16;

    private WakeUpProbe() {}

    /** @param hung the execution of {@code choices}; no longer valid afterwards */
    static Map<Integer, WakeUpOutcome> of(FinishedExecution hung, int[] choices, ProgramRunner runner, Runnable main) {
        int length = hung.trace().length();
        List<Integer> waiting = new ArrayList<>();
        for (UnfinishedThread thread : hung.unfinished()) {
            boolean waits = thread.kind() == OpKind.WAITING || thread.kind() == OpKind.PARK && thread.owner() < 0;
            if (waits && !thread.idleWorker() && waiting.size() < MOST_THREADS) {
                waiting.add(thread.thread());
            }
        }
        Map<Integer, WakeUpOutcome> awakenings = new HashMap<>();
        for (int thread : waiting) {
            EditableScheduleStrategy strategy = EditableScheduleStrategy.continuing(choices, thread);
            strategy.begin();
            FinishedExecution woken = OutOfTimeException.check(runner.runAndWake(strategy, main, thread));
            awakenings.put(thread, WakeUpOutcome.of(woken, length, thread));
        }
        return awakenings;
    }
}
