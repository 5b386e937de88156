package io.selvage.verify.trial;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.PlainText;
import io.selvage.verify.component.Component;
import io.selvage.verify.component.ComponentCall;
import io.selvage.verify.component.LegalUse;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Two threads, or three, that call the component under every schedule. What they find are races, deadlocks, endless
 * sections, and exceptions that the same calls one after another do not throw. Who waits for a call that nobody makes
 * is the monitor explorer's business.
 */
public final class CallTrials {
    private static final Set<FindingKind> TAKEN =
            Set.of(FindingKind.DATA_RACE, FindingKind.DEADLOCK, FindingKind.LIVELOCK);
    private static final Set<FindingKind> TAKEN_OF_SESSIONS = Set.of(
            FindingKind.DATA_RACE,
            FindingKind.DEADLOCK,
            FindingKind.LIVELOCK,
            FindingKind.LOST_NOTIFICATION,
            FindingKind.MISSED_NOTIFICATION,
            FindingKind.WRONG_WAITER);
    private static final Duration ONE_TRIAL = Duration.ofMillis(1_500);
    private static final long MOST_EXECUTIONS = 3_000;

    private final Component component;
    private final LegalUse legal;
    private final Options options;
    private final long deadline;
    private final List<Evidence> evidence = new ArrayList<>();
    private final List<String> gaps = new ArrayList<>();
    private final Set<String> done = new LinkedHashSet<>();
    private String main = "";
    private Path folder;
    private boolean isComplete = true;
    private long executions;
    private long steps;
    private String fault = "";

    public CallTrials(Component component, LegalUse legal, Options options, Duration time) {
        this.component = component;
        this.legal = legal;
        this.options = options;
        deadline = System.nanoTime() + time.toNanos();
    }

    /** Writes the program that makes the calls; false if that is impossible, which is a gap. */
    public boolean prepare() {
        folder = options.out().resolve("verify");
        try {
            main = DriverWriter.write(component, folder);
            return true;
        } catch (IOException unwritable) {
            gaps.add("the program that calls the component cannot be written to " + folder + " (" + unwritable + ")");
            isComplete = false;
            return false;
        }
    }

    /** Whether time is left. */
    public boolean hasTime() {
        return System.nanoTime() < deadline
                && fault.isEmpty()
                && !Thread.currentThread().isInterrupted();
    }

    /** One thread for each of {@code calls}, with what must come before it. */
    public void tryTogether(List<ComponentCall> calls) {
        tryTogether(calls, call -> legal.openersOf(call.name()), TAKEN);
    }

    /**
     * The same of calls that end what others have begun: nobody should wait for ever.
     *
     * @param openers the methods that a thread calls before a call
     */
    public void trySessions(List<ComponentCall> calls, Function<ComponentCall, List<String>> openers) {
        tryTogether(calls, openers, TAKEN_OF_SESSIONS);
    }

    private void tryTogether(
            List<ComponentCall> calls, Function<ComponentCall, List<String>> openers, Set<FindingKind> kinds) {
        boolean isAboutTwo = calls.stream().anyMatch(ComponentCall::needsOther);
        List<String> plans = new ArrayList<>();
        for (ComponentCall call : calls) {
            plans.add((isAboutTwo && plans.size() % 2 == 1 ? "~" : "") + plan(call, openers.apply(call)));
        }
        String key = plans.stream().sorted().collect(Collectors.joining(" ", "", kinds == TAKEN ? "" : " whole"));
        if (!done.add(key) || !hasTime()) {
            isComplete &= !done.contains(key) || hasTime();
            return;
        }
        run(plans, isAboutTwo, kinds);
    }

    private String plan(ComponentCall call, List<String> openers) {
        StringBuilder plan = new StringBuilder();
        for (String opener : openers) {
            component.calls().stream()
                    .filter(one -> one.name().equals(opener))
                    .findFirst()
                    .ifPresent(one -> plan.append(letter(one)));
        }
        return plan.append(letter(call)).toString();
    }

    private char letter(ComponentCall call) {
        return (char) ('A' + component.calls().indexOf(call));
    }

    private void run(List<String> plans, boolean isAboutTwo, Set<FindingKind> kinds) {
        Result result = explore(plans, isAboutTwo);
        executions += result.executions();
        steps += result.steps();
        if (result.verdict() == Verdict.TOOL_FAULT) {
            blame(result.fault(), plans);
            return;
        }
        isComplete &= result.exhaustive() || result.verdict() == Verdict.NOTHING_TESTED;
        result.unseen().stream()
                .limit(1)
                .forEach(unseen ->
                        gaps.add("not all effects of " + unseen.what() + " (" + unseen.site() + ") are known"));
        for (Finding finding : result.findings()) {
            if (isTaken(finding, plans, kinds)) {
                add(finding, plans);
            }
        }
    }

    /** A call that does not come back is the component's fault, not the tool's. */
    private void blame(String what, List<String> plans) {
        if (what.contains("has not come to a scheduling point")) {
            add(
                    Finding.of(FindingKind.LIVELOCK, "a call does not leave the component")
                            .withDetails(List.of(what)),
                    plans);
            isComplete = false;
        } else {
            fault = what;
        }
    }

    private Result explore(List<String> plans, boolean isAboutTwo) {
        List<String> args = new ArrayList<>(List.of(isAboutTwo ? "2" : "1"));
        args.addAll(plans);
        List<Path> classpath = new ArrayList<>(List.of(folder));
        classpath.addAll(component.classpath());
        Options own = Options.DEFAULTS
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.OUT, options.out())
                .with(OptionList.STEPS, Math.min(options.get(OptionList.STEPS), 20_000))
                .with(OptionList.SCHEDULES, MOST_EXECUTIONS)
                .with(OptionList.TIME, ONE_TRIAL);
        return Exploration.run(own, new Program(classpath, main, args));
    }

    private boolean isTaken(Finding finding, List<String> plans, Set<FindingKind> kinds) {
        if (kinds.contains(finding.kind()) || FailureClasses.isWithoutLock(finding)) {
            return true;
        }
        return finding.kind() == FindingKind.UNCAUGHT_EXCEPTION && !isThrownAlone(finding, plans);
    }

    /** Whether the calls throw such an exception also if they are made by one thread, in some order. */
    private boolean isThrownAlone(Finding finding, List<String> plans) {
        String joined = String.join("", plans).replace("~", "");
        List<String> orders = new ArrayList<>(
                List.of(joined, new StringBuilder(joined).reverse().toString()));
        plans.forEach(plan -> orders.add(plan.replace("~", "")));
        for (String order : orders) {
            Result alone = explore(List.of(order), false);
            boolean same = alone.findings().stream()
                    .anyMatch(one -> one.kind() == FindingKind.UNCAUGHT_EXCEPTION
                            && one.exception().equals(finding.exception()));
            if (same) {
                return true;
            }
        }
        return false;
    }

    private void add(Finding finding, List<String> plans) {
        List<String> details = new ArrayList<>(finding.details());
        details.add("threads: " + plans.stream().map(this::inWords).collect(Collectors.joining(" | ")));
        String replay = finding.file()
                .map(file -> "./selvage replay " + PlainText.shellWord(file.toString()))
                .orElse("");
        evidence.add(new Evidence(Trial.CALLED, finding.withDetails(details), FailureClasses.of(finding), replay));
    }

    private String inWords(String plan) {
        String words = plan.replace("~", "")
                .chars()
                .mapToObj(letter -> component.calls().get(letter - 'A').text())
                .collect(Collectors.joining(", "));
        return plan.startsWith("~") ? words + " of the other" : words;
    }

    public TrialReport report() {
        String bounds = done.size() + " combinations of calls by two or three threads, under every schedule";
        return new TrialReport(
                Trial.CALLED,
                !done.isEmpty(),
                isComplete && fault.isEmpty(),
                evidence,
                bounds,
                gaps.stream().distinct().toList(),
                executions,
                steps,
                fault);
    }
}
