package io.selvage.verify.trial;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.report.PlainText;
import io.selvage.verify.callers.CallPlan;
import io.selvage.verify.callers.CallPlan.Aim;
import io.selvage.verify.callers.Callers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Two threads, or three, that call the component under every schedule. What they find are races, deadlocks, endless
 * sections, results that the same calls one at a time never give, and calls that never end though they do one at a
 * time. Who waits for a call that nobody makes is the monitor explorer's business.
 */
public final class CallTrials {
    private static final Set<FindingKind> ALWAYS =
            EnumSet.of(FindingKind.DATA_RACE, FindingKind.DEADLOCK, FindingKind.LIVELOCK);
    private static final Set<FindingKind> NOBODY_NOTIFIES =
            EnumSet.of(FindingKind.LOST_NOTIFICATION, FindingKind.MISSED_NOTIFICATION, FindingKind.WRONG_WAITER);
    private static final Set<FindingKind> NEVER_ENDS = EnumSet.of(
            FindingKind.LOST_NOTIFICATION,
            FindingKind.MISSED_NOTIFICATION,
            FindingKind.WRONG_WAITER,
            FindingKind.ORPHANED_WAIT,
            FindingKind.NESTED_MONITOR);
    /** All combinations together have so many executions at most. */
    private static final long MOST_EXECUTIONS = 30_000;

    private static final String STUCK = "has not come to a scheduling point";

    private final Callers callers;
    private final FailureClasses classes;
    private final long deadline;
    private final List<Evidence> evidence = new ArrayList<>();
    private final List<String> gaps = new ArrayList<>();
    private int tried;
    private boolean isComplete = true;
    private long executions;
    private long steps;
    private String fault = "";

    public CallTrials(Callers callers, FailureClasses classes, Duration time) {
        this.callers = callers;
        this.classes = classes;
        deadline = System.nanoTime() + time.toNanos();
    }

    /** Tries {@code plans}, the first ones first, as long as executions are left. */
    public TrialReport run(List<CallPlan> plans) {
        for (CallPlan plan : plans) {
            if (hasTime()) {
                tried++;
                run(plan);
            }
        }
        if (tried < plans.size()) {
            isComplete = false;
            gaps.add((plans.size() - tried) + " combinations of calls were not tried: the others took " + executions
                    + " executions; give those of interest with --call");
        }
        return report();
    }

    private boolean hasTime() {
        return System.nanoTime() < deadline
                && executions < MOST_EXECUTIONS
                && fault.isEmpty()
                && !Thread.currentThread().isInterrupted();
    }

    private void run(CallPlan plan) {
        Result result = callers.explore(plan, MOST_EXECUTIONS - executions);
        executions += result.executions();
        steps += result.steps();
        if (isStuck(result)) {
            blame(result, plan);
            return;
        }
        if (result.verdict() == Verdict.TOOL_FAULT) {
            fault = result.fault();
            return;
        }
        isComplete &= result.exhaustive() || result.verdict() == Verdict.NOTHING_TESTED;
        if (plan.aim() != Aim.NO_INPUT && callers.outcomes(plan).isEmpty()) {
            isComplete = false;
            gaps.add("what " + callers.inWords(plan) + " give one at a time is not known: results were not compared");
        }
        result.unseen().stream()
                .limit(1)
                .forEach(unseen ->
                        gaps.add("not all effects of " + unseen.what() + " (" + unseen.site() + ") are known"));
        if (plan.aim() == Aim.NO_INPUT) {
            result.findings().stream()
                    .filter(finding -> NEVER_ENDS.contains(finding.kind()))
                    .limit(1)
                    .forEach(finding -> add(waitsForInput(finding), plan));
            return;
        }
        boolean hasRace = result.findings().stream().anyMatch(one -> one.kind() == FindingKind.DATA_RACE);
        for (Finding finding : result.findings()) {
            if (isInterference(finding)) {
                // the race is the reason, and is reported
                if (!hasRace) {
                    add(interference(finding, plan), plan);
                }
            } else if (isTaken(finding, plan)) {
                add(finding, plan);
            }
        }
    }

    private static boolean isStuck(Result result) {
        return result.fault().contains(STUCK) || result.notes().stream().anyMatch(note -> note.contains(STUCK));
    }

    /** A call that does not come back is the component's fault, not the tool's. */
    private void blame(Result result, CallPlan plan) {
        List<String> details = new ArrayList<>(result.notes());
        if (!result.fault().isEmpty()) {
            details.add(result.fault());
        }
        add(
                Finding.of(FindingKind.LIVELOCK, "a call does not leave the component")
                        .withDetails(details),
                plan);
        isComplete = false;
    }

    private static boolean isInterference(Finding finding) {
        return finding.kind() == FindingKind.UNCAUGHT_EXCEPTION
                && finding.message().contains(Callers.NO_ORDER);
    }

    private Finding interference(Finding seen, CallPlan plan) {
        String results = seen.message()
                .substring(seen.message().indexOf(Callers.NO_ORDER) + Callers.NO_ORDER.length())
                .lines()
                .findFirst()
                .orElse("");
        String possible = callers.outcomes(plan).stream().collect(Collectors.joining("\" or \"", "\"", "\""));
        return Reworded.of(
                        seen,
                        FindingKind.PROPERTY_VIOLATION,
                        "the calls disturb one another: they give \"" + results + "\", one after the other only "
                                + possible)
                .withSites(classes.sitesOf(callers.methods(plan)))
                .withFailureClass(classes.ofInterference(callers.methods(plan)));
    }

    private Finding waitsForInput(Finding seen) {
        return Reworded.of(
                        seen,
                        FindingKind.LIVELOCK,
                        "input is read inside a critical section: as long as none comes, nobody else gets the lock")
                .withSites(classes.inputSites())
                .withFailureClass(FailureClass.FF_T4);
    }

    private boolean isTaken(Finding finding, CallPlan plan) {
        if (ALWAYS.contains(finding.kind())) {
            return true;
        }
        if (finding.kind() == FindingKind.UNCAUGHT_EXCEPTION) {
            return classes.isWithoutLock(finding);
        }
        return NEVER_ENDS.contains(finding.kind())
                && (!callers.mayWait(plan)
                        || classes.isNeverGivenBack(finding)
                        || plan.aim() == Aim.WHOLE_SESSIONS && NOBODY_NOTIFIES.contains(finding.kind()));
    }

    private void add(Finding finding, CallPlan plan) {
        List<String> details = new ArrayList<>(finding.details());
        details.add("threads: " + callers.inWords(plan));
        String replay = finding.file()
                .map(file -> "./selvage replay " + PlainText.shellWord(file.toString()))
                .orElse("");
        evidence.add(new Evidence(Trial.CALLED, finding.withDetails(details), classes.of(finding), replay));
    }

    private TrialReport report() {
        return new TrialReport(
                Trial.CALLED,
                tried > 0,
                isComplete && fault.isEmpty(),
                evidence,
                tried + " combinations of calls by two or three threads, under every schedule",
                gaps.stream().distinct().toList(),
                executions,
                steps,
                fault);
    }
}
