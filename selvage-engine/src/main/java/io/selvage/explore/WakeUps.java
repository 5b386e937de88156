package io.selvage.explore;

import io.selvage.detect.Awakening;
import io.selvage.model.Observed;
import io.selvage.model.OpKind;
import io.selvage.model.Unfinished;
import io.selvage.scheduler.ProgramRunner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds out by running a schedule again, once for each thread that waits at its end, what the thread would do if it were woken. */
final class WakeUps {
    private static final int MOST_THREADS = 16;

    private WakeUps() {}

    /** @param hung the execution of {@code picks}; no longer valid afterwards */
    static Map<Integer, Awakening> of(Observed hung, int[] picks, ProgramRunner runner, Runnable main) {
        int length = hung.trace().length();
        List<Integer> waiting = new ArrayList<>();
        for (Unfinished thread : hung.unfinished()) {
            boolean waits = thread.kind() == OpKind.WAITING || thread.kind() == OpKind.PARK && thread.owner() < 0;
            if (waits && !thread.idle() && waiting.size() < MOST_THREADS) {
                waiting.add(thread.thread());
            }
        }
        Map<Integer, Awakening> awakenings = new HashMap<>();
        for (int thread : waiting) {
            PlanStrategy strategy = PlanStrategy.beyond(picks, thread);
            strategy.begin();
            Observed woken = runner.runAndWake(strategy, main, thread);
            awakenings.put(thread, Awakening.of(woken, length, thread));
        }
        return awakenings;
    }
}
