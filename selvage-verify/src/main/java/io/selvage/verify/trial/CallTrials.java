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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    private static final long MOST_EXECUTIONS = 12_000;

    private static final int MOST_ENDLESS = 4;
    private static final String STUCK = "has not come to a scheduling point";

    private final Callers callers;
    private final FailureClasses classes;
    private final long deadline;
    private final List<Evidence> evidence = new ArrayList<>();
    private final List<String> gaps = new ArrayList<>();
    /** How often a call of each method was made where some call did not come back. */
    private final Map<String, Integer> endless = new HashMap<>();

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

    /**
     * Tries {@code plans}, the first ones first, as long as executions are left.
     *
     * @param leftOut how many others there are
     */
    public TrialReport run(List<CallPlan> plans, int leftOut) {
        for (CallPlan plan : plans) {
            if (hasTime()) {
                tried++;
                runUnlessEndless(plan);
            }
        }
        if (tried < plans.size()) {
            isComplete = false;
            gaps.add((plans.size() - tried) + " combinations of calls were not tried: the others took " + executions
                    + " executions; give those of interest with --call");
        }
        if (leftOut > 0) {
            isComplete = false;
            gaps.add(leftOut + " further combinations of calls were left out, because there are so many; give those of"
                    + " interest with --call");
        }
        return report();
    }

    private boolean hasTime() {
        return System.nanoTime() < deadline
                && executions < MOST_EXECUTIONS
                && fault.isEmpty()
                && !Thread.currentThread().isInterrupted();
    }

    /** A call that has not come back often enough does not come back: each time is expensive. */
    private void runUnlessEndless(CallPlan plan) {
        boolean isKnown =
                callers.methods(plan).stream().anyMatch(method -> endless.getOrDefault(method, 0) >= MOST_ENDLESS);
        if (isKnown) {
            isComplete = false;
            return;
        }
        int before = evidence.size();
        run(plan);
        if (evidence.stream().skip(before).anyMatch(one -> one.classes().contains(FailureClass.FF_T4))) {
            callers.methods(plan).forEach(method -> endless.merge(method, 1, Integer::sum));
        }
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
        boolean isCompared = plan.aim() != Aim.NO_INPUT && plan.aim() != Aim.USED_RESULTS;
        if (isCompared && callers.outcomes(plan).isEmpty()) {
            isComplete = false;
            gaps.add("what " + callers.inWords(plan) + " give one at a time is not known: results were not compared");
        }
        result.unseen().stream()
                .limit(1)
                .forEach(unseen ->
                        gaps.add("not all effects of " + unseen.what() + " (" + unseen.site() + ") are known"));
        if (plan.aim() == Aim.USED_RESULTS) {
            result.findings().stream()
                    .filter(finding -> finding.kind() == FindingKind.DATA_RACE)
                    .limit(1)
                    .forEach(finding -> add(usedResult(finding, plan), plan));
            return;
        }
        if (plan.aim() == Aim.NO_INPUT) {
            result.findings().stream()
                    .filter(finding -> NEVER_ENDS.contains(finding.kind()))
                    .limit(1)
                    .forEach(finding -> add(waitsForInput(finding), plan));
            return;
        }
        boolean mayGiveUp = classes.mayGiveUp(callers.methods(plan));
        if (mayGiveUp) {
            isComplete = false;
            gaps.add(
                    "what calls give that give up where a lock is not free was not compared: " + callers.inWords(plan));
        }
        boolean hasRace = result.findings().stream().anyMatch(one -> one.kind() == FindingKind.DATA_RACE);
        for (Finding finding : result.findings()) {
            if (isInterference(finding)) {
                // a race is the reason, and is reported
                if (!hasRace && !mayGiveUp) {
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

    private Finding usedResult(Finding race, CallPlan plan) {
        String giver = callers.methods(plan).get(0);
        List<String> sites = new ArrayList<>(classes.handedOutAt(giver));
        race.sites().stream().filter(site -> site.contains(":")).forEach(sites::add);
        return Reworded.of(
                        race, FindingKind.DATA_RACE, giver + "() hands out what other calls change: " + race.message())
                .withSites(sites)
                .withFailureClass(FailureClass.FF_T1);
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
        if (finding.kind() == FindingKind.DATA_RACE && callers.isOfJdk() && classes.takesLocks()) {
            isComplete = false;
            gaps.add("what calls of the JDK's own classes do within was not seen: " + finding.message());
            return false;
        }
        if (ALWAYS.contains(finding.kind())) {
            return finding.kind() != FindingKind.DEADLOCK || !Callers.isAboutPreparation(finding);
        }
        if (finding.kind() == FindingKind.UNCAUGHT_EXCEPTION) {
            return classes.isWithoutLock(finding);
        }
        List<String> methods = callers.methods(plan);
        return NEVER_ENDS.contains(finding.kind())
                && Callers.isAboutCaller(finding)
                && (!callers.mayWait(plan)
                        || classes.isNeverGivenBack(finding)
                        || callers.mayThrowAndWait(plan) && classes.mayWaitForKeptPermit(finding, methods)
                        || plan.aim() == Aim.WHOLE_SESSIONS && NOBODY_NOTIFIES.contains(finding.kind()));
    }

    private void add(Finding finding, CallPlan plan) {
        List<String> details = new ArrayList<>(finding.details());
        details.add("threads: " + callers.inWords(plan));
        String replay = finding.file()
                .map(file -> "./selvage replay " + PlainText.shellWord(file.toString()))
                .orElse("");
        Finding shown = finding.withDetails(details);
        if (plan.aim() != Aim.USED_RESULTS) {
            shown = shown.withSteps(callers.withoutOwn(finding.steps()));
        }
        evidence.add(new Evidence(Trial.CALLED, shown, classes.of(finding), replay));
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
