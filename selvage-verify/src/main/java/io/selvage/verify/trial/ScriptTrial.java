package io.selvage.verify.trial;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.report.PlainText;
import io.selvage.script.Script;
import io.selvage.script.language.BadScript;
import io.selvage.script.search.Orders;
import io.selvage.script.search.ScriptResult;
import io.selvage.verify.component.Component;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The scripts that were given, in every order that they leave open. */
public final class ScriptTrial {
    /** Of one sequence. */
    private static final long MOST_EXECUTIONS = 20_000;

    private static final Pattern PLACE = Pattern.compile("^sequence (\\d+), time (\\d{1,9})");

    private final Component component;
    private final FailureClasses classes;
    private final Options options;
    private final Duration time;

    public ScriptTrial(Component component, FailureClasses classes, Options options, Duration time) {
        this.component = component;
        this.classes = classes;
        this.options = options;
        this.time = time;
    }

    public TrialReport run(List<Script> scripts) {
        List<Evidence> evidence = new ArrayList<>();
        List<String> gaps = new ArrayList<>();
        boolean isComplete = true;
        boolean isDone = false;
        int sequences = 0;
        long executions = 0;
        long steps = 0;
        String fault = "";
        for (Script script : scripts) {
            try {
                ScriptResult one = script.explore(
                        limited(), Orders.ALL, Optional.of(component.type().getName()));
                Result result = one.result();
                isDone |= result.verdict() != Verdict.NOTHING_TESTED;
                isComplete &= result.exhaustive();
                sequences += one.sequences().size();
                executions += result.executions();
                steps += result.steps();
                fault = result.fault().isEmpty() ? fault : result.fault();
                firstOfSequences(result.findings()).forEach(finding -> take(finding, evidence));
            } catch (BadScript unusable) {
                isComplete = false;
                gaps.add("script " + script.file() + " cannot be used with "
                        + component.type().getName() + ": " + unusable.getMessage());
            }
        }
        String bounds = sequences + " sequences of the scripts, in every order that they leave open";
        return new TrialReport(
                Trial.SCRIPTED, isDone, isDone && isComplete, evidence, bounds, gaps, executions, steps, fault);
    }

    /** What goes wrong later in a sequence may come of what went wrong first. */
    private static List<Finding> firstOfSequences(List<Finding> findings) {
        Map<String, Long> first = new HashMap<>();
        findings.forEach(finding -> first.merge(sequence(finding), time(finding), Math::min));
        return findings.stream()
                .filter(finding -> time(finding) <= first.get(sequence(finding)))
                .toList();
    }

    private static String sequence(Finding finding) {
        Matcher place = PLACE.matcher(finding.message());
        return place.find() ? place.group(1) : finding.message();
    }

    /** A call that does not complete is late for certain only in the end. */
    private static long time(Finding finding) {
        Matcher place = PLACE.matcher(finding.message());
        boolean isKnown = place.find() && finding.kind() != FindingKind.LIVENESS_ERROR;
        return isKnown ? Long.parseLong(place.group(2)) : Long.MAX_VALUE;
    }

    private Options limited() {
        List<Path> classpath = component.classpath();
        return Options.DEFAULTS
                .with(OptionList.CLASSPATH, classpath)
                .with(OptionList.SCHEDULES, MOST_EXECUTIONS)
                .with(OptionList.TIME, time)
                .with(OptionList.OUT, options.out());
    }

    private void take(Finding finding, List<Evidence> evidence) {
        // a check that fails after another one did says nothing new
        boolean isVague = finding.kind() == FindingKind.VALUE_ERROR && finding.failureClass() == null;
        if (isVague && !evidence.isEmpty()) {
            return;
        }
        String replay = finding.file()
                .map(file -> "./selvage replay " + PlainText.shellWord(file.toString()))
                .orElse("");
        evidence.add(new Evidence(Trial.SCRIPTED, finding, classes.of(finding), replay));
    }
}
