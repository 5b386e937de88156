package io.selvage.testbed.corpus;

import io.selvage.explore.Exploration;
import io.selvage.explore.subject.Program;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.ProgramOutput;
import io.selvage.model.Result;
import io.selvage.model.Verdict;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.testbed.Expect;
import io.selvage.testbed.SelvageProcess;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Explores a program of the corpus and compares what comes of it with what the program declares. */
final class CorpusCheck {
    /** How many times as many executions as usual to explore; the default keeps the whole corpus within minutes. */
    private static final int EFFORT = Integer.getInteger("selvage.corpus.effort", 1);

    /** JDK classes to interleave within besides those that programs declare; nothing need be proved then. */
    private static final String INSIDE = System.getProperty("selvage.corpus.inside", "");

    /** With more effort than that, brute force must come to its end where a program says that it can. */
    private static final boolean PATIENT = EFFORT >= 50;

    /** Executions are counted, whatever time they take; this is for those that never end. */
    private static final Duration FOREVER = Duration.ofMinutes(10 + EFFORT);

    /** More than any search needs that has to come to its end. */
    private static final long ALL = 100_000;

    /** So many executions are enough where they go round for ever. */
    private static final long FEW = 20;

    private final Expect expect;
    private final String proof;
    private final Program program;
    private final List<String> objections = new ArrayList<>();

    /** @param classes where the program is; whatever it shares with the rest of the corpus is found besides */
    CorpusCheck(Expect expect, Path classes, String mainClass) {
        this.expect = expect;
        this.proof = INSIDE.isEmpty() ? expect.proof() : "";
        this.program = new Program(List.of(classes, Path.of(SelvageProcess.corpus())), mainClass, List.of());
    }

    /** What is wrong with the tool's answer under {@code strategy}; empty if nothing is. */
    List<String> objectionsUnder(String strategy, Path out) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .withText(OptionList.MEMORY, System.getProperty("selvage.corpus.memory", expect.memory()))
                .with(OptionList.INSIDE, inside())
                .with(OptionList.STEPS, steps(strategy))
                .with(OptionList.SCHEDULES, schedules(strategy))
                .with(OptionList.TIME, FOREVER)
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.OUT, out);
        Result result = Exploration.run(options, program);
        check(result, strategy);
        result.findings().stream()
                .filter(finding -> finding.kind().name().equals(expect.finding()))
                .findFirst()
                .ifPresent(finding -> checkReplay(finding, options));
        return objections;
    }

    private List<String> inside() {
        List<String> inside = new ArrayList<>(List.of(expect.inside()));
        if (!INSIDE.isEmpty()) {
            inside.add(INSIDE);
        }
        return inside;
    }

    /** Few where an execution goes round for ever anyway, and for a search that compares all steps with one another. */
    private int steps(String strategy) {
        return strategy.equals("dpor") || strategy.equals("lapor") || neverEnds() ? 5_000 : 100_000;
    }

    private boolean neverEnds() {
        return expect.finding().equals("LIVELOCK") || expect.finding().equals("NOTHING_TESTED");
    }

    /** Where another strategy has proved everything, a sample is enough. */
    private long schedules(String strategy) {
        boolean proved = !proof.isEmpty();
        long usual = switch (strategy) {
            case "random" -> proved ? 500 : 2_000;
            case "dfs" -> proved ? 2_000 : 5_000;
            default -> 500;
        };
        return strategy.equals(proof) ? ALL : EFFORT * declared(strategy).orElse(neverEnds() ? FEW : usual);
    }

    private OptionalLong declared(String strategy) {
        return Stream.of(expect.enough())
                .filter(text -> text.startsWith(strategy + " "))
                .mapToLong(text -> Long.parseLong(text.substring(strategy.length() + 1)))
                .findFirst();
    }

    private void checkReplay(Finding finding, Options options) {
        Schedule schedule = Schedule.parse(finding.schedule());
        Result again = Exploration.replay(options, program, schedule, null);
        boolean same = again.findings().stream().anyMatch(one -> one.kind() == finding.kind());
        require(same, finding.kind() + " is not there when its schedule is replayed: " + describe(again));
    }

    private void check(Result result, String strategy) {
        boolean isVerdict =
                expect.finding().equals("TOOL_FAULT") || expect.finding().equals("NOTHING_TESTED");
        if (isVerdict) {
            require(result.verdict().name().equals(expect.finding()), "verdict is " + describe(result));
            return;
        }
        require(
                result.verdict() != Verdict.TOOL_FAULT
                        && (result.verdict() != Verdict.NOTHING_TESTED || isTooLong(result)),
                "verdict is " + describe(result));
        checkFindings(result);
        checkClasses(result);
        checkOutputs(result, strategy);
        if (strategy.equals(proof)) {
            require(result.exhaustive(), "proves nothing: " + describe(result));
        }
    }

    /** Whether no execution came to its end within the steps that are allowed here, which are few. */
    private boolean isTooLong(Result result) {
        return !expect.exhaustive() && result.executions() == 0 && result.cut() > 0;
    }

    private void checkClasses(Result result) {
        for (Finding finding : result.findings()) {
            FailureClass given = finding.failureClass();
            FailureClass usual = finding.kind().usualClass().orElse(null);
            boolean fits = given == usual || given != null && given.text().equals(expect.failureClass());
            require(fits, finding.kind() + " is of class " + given + " in " + describe(result));
        }
    }

    private void checkFindings(Result result) {
        Set<String> kinds = new TreeSet<>();
        for (Finding finding : result.findings()) {
            kinds.add(finding.kind().name());
        }
        Set<String> allowed = new TreeSet<>(List.of(expect.also()));
        if (!expect.finding().isEmpty()) {
            allowed.add(expect.finding());
            boolean thorough = result.exhaustive() || result.strategy().equals("random");
            require(!thorough || !kinds.isEmpty(), "nothing was found in " + describe(result));
            boolean named = kinds.contains(expect.finding()) || proof.isEmpty();
            require(!result.exhaustive() || named, "no " + expect.finding() + " in " + describe(result));
        }
        for (String kind : kinds) {
            require(allowed.contains(kind), "false alarm " + kind + " in " + describe(result));
        }
    }

    private void checkOutputs(Result result, String strategy) {
        Set<String> seen = new TreeSet<>();
        for (ProgramOutput output : result.outputs()) {
            seen.add(output.text());
        }
        Set<String> declared = new TreeSet<>(List.of(expect.outputs()));
        if (declared.stream().anyMatch(text -> text.startsWith("length:"))) {
            return;
        }
        if (result.exhaustive()) {
            for (String text : declared) {
                require(seen.contains(text), "never printed: " + text + " in " + describe(result));
            }
        }
        if (expect.finding().isEmpty()) {
            for (String text : seen) {
                require(declared.contains(text), "printed what it cannot print: " + text + " in " + describe(result));
            }
        }
        if (PATIENT && expect.exhaustive() && strategy.equals("dfs") && !result.exhaustive()) {
            objections.add("not exhausted: " + describe(result));
        }
    }

    private void require(boolean fact, String objection) {
        if (!fact) {
            objections.add(objection);
        }
    }

    private static String describe(Result result) {
        StringBuilder text = new StringBuilder(result.verdict().name());
        text.append(", ")
                .append(result.executions())
                .append(" executions, ")
                .append(result.cut())
                .append(" cut, ")
                .append(result.seconds())
                .append(" s");
        if (!result.fault().isEmpty()) {
            text.append(", ").append(result.fault());
        }
        for (Finding finding : result.findings()) {
            text.append("\n      ").append(finding.kind()).append(": ").append(finding.message());
            finding.details().forEach(detail -> text.append("\n        ").append(detail));
        }
        return text.toString();
    }
}
