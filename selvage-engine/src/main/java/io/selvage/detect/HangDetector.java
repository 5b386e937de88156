package io.selvage.detect;

import io.selvage.model.Ending;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Observed;
import io.selvage.model.Unfinished;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Executions in which nobody can go on: who waits for whom, and why in vain. */
public final class HangDetector implements Detector {
    @Override
    public List<Finding> inspect(Observed execution) {
        return inspect(execution, Map.of());
    }

    /** @param awakenings by thread, what it would do if it were woken, as far as that was tried */
    public List<Finding> inspect(Observed execution, Map<Integer, Awakening> awakenings) {
        if (!(execution.ending() instanceof Ending.Hung) || !execution.crashes().isEmpty()) {
            return List.of();
        }
        Hang hang = new Hang(execution, awakenings);
        if (hang.stuck.stream().allMatch(Unfinished::idle)) {
            return List.of(leak(hang));
        }
        Optional<Finding> deadlock = new WaitGraph(hang).deadlock();
        return List.of(deadlock.orElseGet(() -> explain(hang)));
    }

    private static Finding leak(Hang hang) {
        Unfinished thread = hang.stuck.get(0);
        String message = hang.name(thread)
                + " waits for something to do, and nobody is left to give it anything or to shut it down";
        String started = hang.startedAt(thread);
        Finding leak = finding(FindingKind.THREAD_LEAK, hang, thread, message);
        return started.isEmpty() ? leak : leak.withSites(List.of(started));
    }

    private static Finding explain(Hang hang) {
        Optional<Diagnosis> abandoned = AbandonedLocks.find(hang);
        if (abandoned.isPresent()) {
            return finding(abandoned.get(), hang).withFailureClass(FailureClass.FF_T2);
        }
        return finding(
                PoolExhaustion.find(hang).or(() -> new WaitGraph(hang).circle()).orElseGet(() -> mostTelling(hang)),
                hang);
    }

    private static Finding finding(Diagnosis diagnosis, Hang hang) {
        Unfinished thread = diagnosis.thread();
        return finding(
                diagnosis.kind(), hang, thread, hang.name(thread) + " " + hang.waiting(thread) + diagnosis.reason());
    }

    /**
     * Of the threads that do not merely wait for another one, the one whose wait is explained best, the oldest of
     * these.
     */
    private static Diagnosis mostTelling(Hang hang) {
        Diagnosis best = null;
        for (Unfinished thread : hang.stuck) {
            if (thread.owner() < 0 && !thread.idle()) {
                Diagnosis diagnosis = Diagnosis.of(hang, thread);
                if (best == null || diagnosis.rank() > best.rank()) {
                    best = diagnosis;
                }
            }
        }
        return best == null ? Diagnosis.of(hang, rest(hang)) : best;
    }

    private static Unfinished rest(Hang hang) {
        return hang.stuck.stream()
                .filter(thread -> thread.owner() < 0)
                .findFirst()
                .orElse(hang.stuck.get(0));
    }

    private static Finding finding(FindingKind kind, Hang hang, Unfinished thread, String message) {
        return Finding.of(kind, message).withDetails(hang.lines()).withSites(List.of(hang.place(thread)));
    }
}
