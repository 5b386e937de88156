package io.selvage.explore.execution;

import io.selvage.detect.deadlock.PotentialDeadlock;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.Step;
import java.util.ArrayList;
import java.util.List;

/** What one execution showed, as far as a search needs it: stays valid while others run. */
public final class ExecutionSummary {
    /** How the execution counts. */
    public enum Kind {
        COMPLETE,
        /** Complete too, but it hung, failed, or went on for too long. */
        UNUSUAL,
        /** The strategy gave it up. */
        CUT,
        /** It was run before and counts for nothing. */
        RETRACED,
        /** It says nothing about the program; {@link #fault} or {@link #divergence} tells why. */
        VOID
    }

    public Kind kind = Kind.COMPLETE;
    public String output = "";
    public int steps;
    public int threads;
    /** Of an {@link Kind#UNUSUAL} one: the same for executions that ended in the same way. */
    public long signature;
    /** Of an {@link Kind#UNUSUAL} one: whether it was still going on when it was given up. */
    public boolean tooLong;
    /** Of one that was still going on: where. */
    public String whereabouts = "";
    /** What is wrong with its end; empty also if its signature was known already. */
    public List<Finding> endings = List.of();
    /** What is wrong with it however it ended. */
    public List<Finding> always = List.of();
    /** Locks that were taken in orders which might lead to a deadlock; empty also if the same was seen before. */
    public List<PotentialDeadlock> cycles = List.of();
    /** Variables that a race was found on and that are not points yet, by name. */
    public List<String> racy = List.of();
    /** The steps, if it was run to be shown. */
    public List<Step> story = List.of();
    /** What leads to it again; only if there is something to say about it. */
    public int[] picks;
    /** A number for the picks, the same for the same ones; 0 where nobody wants to know. */
    public long schedule;

    /** What executions showed that were run on the side. */
    public final List<ExecutionSummary> trials = new ArrayList<>(0);

    public String fault = "";
    public Ending.Diverged divergence;
    /** What the search may have overlooked on account of it, and what detectors could not look at. */
    public String reservation = "";

    public List<String> notes = List.of();
    /** Why the search has to begin anew; the empty string if it need not. */
    public String restart = "";

    /** Whether detectors have looked at all of it in vain. */
    boolean tellsNothing() {
        return !hasFindings() && cycles.isEmpty() && notes.isEmpty() && reservation.isEmpty();
    }

    public boolean hasFindings() {
        return !endings.isEmpty() || !always.isEmpty();
    }

    /** True if nothing behind this one can be relied upon. */
    public boolean isVoid() {
        return kind == Kind.VOID || !restart.isEmpty();
    }

    /** Nothing can be said about the program any more. */
    static ExecutionSummary failed(String fault) {
        ExecutionSummary seen = new ExecutionSummary();
        seen.kind = Kind.VOID;
        seen.fault = fault;
        return seen;
    }
}
