package io.selvage.detect.hang;

import io.selvage.detect.Detector;
import io.selvage.model.Ending;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.UnfinishedThread;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Executions in which no thread is enabled: which thread waits for which, and why that never comes. */
public final class HangDetector implements Detector {
    @Override
    public List<Finding> inspect(FinishedExecution execution) {
        return inspect(execution, Map.of());
    }

    /** @param wakeUpOutcomes by thread, what it would do if it were woken, as far as that was tried */
    public List<Finding> inspect(FinishedExecution execution, Map<Integer, WakeUpOutcome> wakeUpOutcomes) {
        boolean isStopped = execution.ending() instanceof Ending.Stopped;
        if (!(execution.ending() instanceof Ending.Hung || isStopped)
                || !execution.uncaughtExceptions().isEmpty()) {
            return List.of();
        }
        HungExecution hang = new HungExecution(execution, wakeUpOutcomes);
        if (isStopped) {
            // Who waits may wait for a thread that was stopped; who is in a cycle does not.
            return new WaitForGraph(hang).deadlock().stream().toList();
        }
        if (hang.blockedThreads.stream().allMatch(UnfinishedThread::idleWorker)) {
            return List.of(leak(hang));
        }
        Optional<Finding> deadlock = new WaitForGraph(hang).deadlock();
        return List.of(deadlock.or(() -> new ProcessCycle(hang).find()).orElseGet(() -> explain(hang)));
    }

    private static Finding leak(HungExecution hang) {
        UnfinishedThread thread = hang.blockedThreads.get(0);
        String message = hang.name(thread)
                + " waits for something to do, and nobody is left to give it anything or to shut it down";
        String started = hang.startedAt(thread);
        Finding leak = finding(FindingKind.THREAD_LEAK, hang, thread, message);
        return started.isEmpty() ? leak : leak.withSites(List.of(started));
    }

    private static Finding explain(HungExecution hang) {
        Optional<WaitDiagnosis> abandoned = AbandonedLocks.find(hang);
        if (abandoned.isPresent()) {
            return finding(abandoned.get(), hang).withFailureClass(FailureClass.FF_T2);
        }
        return finding(
                ThreadPoolExhaustion.find(hang)
                        .or(() -> new WaitForGraph(hang).joinCycle())
                        .orElseGet(() -> mostTelling(hang)),
                hang);
    }

    private static Finding finding(WaitDiagnosis diagnosis, HungExecution hang) {
        UnfinishedThread thread = diagnosis.thread();
        return finding(
                diagnosis.kind(), hang, thread, hang.name(thread) + " " + hang.waiting(thread) + diagnosis.reason());
    }

    /**
     * Of the threads that do not merely wait for another one, the one whose wait is explained best, the oldest of
     * these.
     */
    private static WaitDiagnosis mostTelling(HungExecution hang) {
        WaitDiagnosis best = null;
        for (UnfinishedThread thread : hang.blockedThreads) {
            if (thread.owner() < 0 && !thread.idleWorker()) {
                WaitDiagnosis diagnosis = WaitDiagnosis.of(hang, thread);
                if (best == null || diagnosis.rank() > best.rank()) {
                    best = diagnosis;
                }
            }
        }
        return best == null ? WaitDiagnosis.of(hang, rest(hang)) : best;
    }

    private static UnfinishedThread rest(HungExecution hang) {
        return hang.blockedThreads.stream()
                .filter(thread -> thread.owner() < 0)
                .findFirst()
                .orElse(hang.blockedThreads.get(0));
    }

    private static Finding finding(FindingKind kind, HungExecution hang, UnfinishedThread thread, String message) {
        return Finding.of(kind, message).withDetails(hang.lines()).withSites(List.of(hang.site(thread)));
    }
}
