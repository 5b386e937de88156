package io.selvage.detect.hang;

import io.selvage.detect.Detector;
import io.selvage.model.Ending;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Executions in which nobody goes on but threads in loops without end that do nothing. */
public final class EndlessLoopDetector implements Detector {
    @Override
    public List<Finding> inspect(FinishedExecution execution) {
        return execution.ending() instanceof Ending.Endless endless
                ? List.of(finding(execution, endless.loops()))
                : List.of();
    }

    /** The same for an execution that ended by other means: threads in such loops, if there are any. */
    public static Optional<Finding> inspectThreads(FinishedExecution execution) {
        Trace trace = execution.trace();
        List<Ending.Loop> loops = new ArrayList<>();
        for (int i = 0; i < trace.pending(); i++) {
            if (trace.pendingNever(i)) {
                loops.add(new Ending.Loop(
                        trace.pendingThread(i), trace.pendingOperation(i).site(), 0, false));
            }
        }
        return loops.isEmpty() ? Optional.empty() : Optional.of(finding(execution, loops));
    }

    private static Finding finding(FinishedExecution execution, List<Ending.Loop> loops) {
        List<String> lines = new ArrayList<>();
        for (Ending.Loop loop : loops) {
            lines.add(execution.threadName(loop.thread()) + " goes round: " + execution.location(loop.site()));
        }
        List<String> sites = loops.stream()
                .map(loop -> execution.location(loop.site()))
                .distinct()
                .sorted()
                .toList();
        Finding finding = Finding.of(FindingKind.LIVELOCK, message(execution, loops.get(0)))
                .withDetails(lines)
                .withSites(sites);
        return keepsLock(execution, loops) ? finding.withFailureClass(FailureClass.FF_T4) : finding;
    }

    private static String message(FinishedExecution execution, Ending.Loop loop) {
        String thread = execution.threadName(loop.thread());
        if (loop.waits()) {
            return thread + " has waited in vain " + loop.rounds() + " times in a row, and no other thread could go on;"
                    + " a larger --steps lets it wait for longer";
        }
        return loop.rounds() == 0
                ? thread + " goes round for ever in a loop that does nothing another thread could notice"
                : thread + " has gone round " + loop.rounds() + " times in a loop that only an exception could end, and"
                        + " did nothing another thread could notice";
    }

    private static boolean keepsLock(FinishedExecution execution, List<Ending.Loop> loops) {
        for (UnfinishedThread thread : execution.unfinished()) {
            boolean goesRound = loops.stream().anyMatch(loop -> loop.thread() == thread.thread());
            boolean isKeptOut = loops.stream().anyMatch(loop -> loop.thread() == thread.owner());
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
