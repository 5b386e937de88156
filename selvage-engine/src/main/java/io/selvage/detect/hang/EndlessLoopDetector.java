package io.selvage.detect.hang;

import io.selvage.detect.Detector;
import io.selvage.model.Ending;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.UnfinishedThread;
import java.util.ArrayList;
import java.util.List;

/** Executions in which nobody goes on but threads in loops without end that do nothing. */
public final class EndlessLoopDetector implements Detector {
    @Override
    public List<Finding> inspect(FinishedExecution execution) {
        if (!(execution.ending() instanceof Ending.Endless endless)) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        for (Ending.Loop loop : endless.loops()) {
            lines.add(execution.threadName(loop.thread()) + " goes round: " + execution.location(loop.site()));
        }
        List<String> sites = endless.loops().stream()
                .map(loop -> execution.location(loop.site()))
                .distinct()
                .sorted()
                .toList();
        Finding finding = Finding.of(
                        FindingKind.LIVELOCK, message(execution, endless.loops().get(0)))
                .withDetails(lines)
                .withSites(sites);
        return List.of(keepsLock(execution, endless) ? finding.withFailureClass(FailureClass.FF_T4) : finding);
    }

    private static String message(FinishedExecution execution, Ending.Loop loop) {
        String thread = execution.threadName(loop.thread());
        return loop.rounds() == 0
                ? thread + " goes round for ever in a loop that does nothing another thread could notice"
                : thread + " has gone round " + loop.rounds() + " times in a loop that only an exception could end, and"
                        + " did nothing another thread could notice";
    }

    private static boolean keepsLock(FinishedExecution execution, Ending.Endless endless) {
        for (UnfinishedThread thread : execution.unfinished()) {
            boolean goesRound = endless.loops().stream().anyMatch(loop -> loop.thread() == thread.thread());
            boolean isKeptOut = endless.loops().stream().anyMatch(loop -> loop.thread() == thread.owner());
            if (goesRound && !thread.held().isEmpty() || isKeptOut && waitsForLock(thread)) {
                return true;
            }
        }
        return false;
    }

    private static boolean waitsForLock(UnfinishedThread thread) {
        return switch (thread.kind()) {
            case LOCK, PARK -> true;
            default -> false;
        };
    }
}
