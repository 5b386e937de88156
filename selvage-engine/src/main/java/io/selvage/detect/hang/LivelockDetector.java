package io.selvage.detect.hang;

import io.selvage.detect.Detector;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.model.OpKind;
import io.selvage.model.Trace;
import io.selvage.model.UnfinishedThread;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Executions that do not end although every enabled thread was run, and that change nothing any more. An execution that
 * starved a thread is not reported: under a fair schedule it might have ended. Those that do change something may make
 * progress; whether they run in a cycle is found out by watching them run again.
 */
public final class LivelockDetector implements Detector {
    /** The last half is analysed in so many parts of equal length. */
    private static final int PARTS = 10;
    /** How many of the last events show the loop. */
    private static final int RECENT = 200;

    @Override
    public List<Finding> inspect(FinishedExecution execution) {
        if (!(execution.ending() instanceof Ending.TooLong limit) || makesProgress(execution) || isUnfair(execution)) {
            return List.of();
        }
        Trace trace = execution.trace();
        String message = "still going on after " + limit.steps()
                + " steps: every thread that can run was let run, and nothing changes any more";
        return List.of(LivelockSites.of(execution, Math.max(0, trace.length() - RECENT), trace.length())
                .finding(message));
    }

    /** Describes the loops of an execution that was cut at the step limit. */
    public static String whereabouts(FinishedExecution execution) {
        Trace trace = execution.trace();
        return String.join(
                "; ",
                LivelockSites.of(execution, Math.max(0, trace.length() - RECENT), trace.length())
                        .lines());
    }

    /** True if anything was changed in the last half: then the execution may just be long. */
    private static boolean makesProgress(FinishedExecution execution) {
        Trace trace = execution.trace();
        int half = trace.steps() / 2;
        for (int i = trace.length() - 1; i >= 0 && trace.step(i) > half; i--) {
            boolean changes = switch (trace.kind(i)) {
                case WRITE, START -> true;
                case CALL, EXTRA_ACCESS -> trace.writes(i);
                case LOCK -> execution.member(trace.site(i)).startsWith("PrintStream.");
                default -> false;
            };
            if (changes) {
                return true;
            }
        }
        return false;
    }

    /**
     * True if the last half of the execution was not the same game all along: a thread that could have gone on did
     * not do so in every part of it, or one came or went.
     */
    private static boolean isUnfair(FinishedExecution execution) {
        Map<Integer, BitSet> parts = partsByThread(execution.trace());
        for (BitSet active : parts.values()) {
            if (active.cardinality() < PARTS) {
                return true;
            }
        }
        for (UnfinishedThread thread : execution.unfinished()) {
            boolean could = thread.enabled() || couldHaveLocked(execution.trace(), thread);
            if (could && !parts.containsKey(thread.thread())) {
                return true;
            }
        }
        return false;
    }

    /** True if the lock that the thread stands before was free now and then. */
    private static boolean couldHaveLocked(Trace trace, UnfinishedThread thread) {
        if (thread.kind() != OpKind.LOCK) {
            return false;
        }
        int half = trace.steps() / 2;
        for (int i = trace.length() - 1; i >= 0 && trace.step(i) > half; i--) {
            boolean released = trace.kind(i) == OpKind.UNLOCK || trace.kind(i) == OpKind.WAIT;
            if (released && trace.object(i) == thread.objectId()) {
                return true;
            }
        }
        return false;
    }

    /** In which parts of the last half each thread did something. */
    private static Map<Integer, BitSet> partsByThread(Trace trace) {
        int half = trace.steps() / 2;
        Map<Integer, BitSet> parts = new HashMap<>();
        for (int i = trace.length() - 1; i >= 0 && trace.step(i) > half; i--) {
            int part = (int) ((trace.step(i) - half - 1) * (long) PARTS / (trace.steps() - half));
            parts.computeIfAbsent(trace.thread(i), thread -> new BitSet(PARTS)).set(part);
        }
        return parts;
    }
}
