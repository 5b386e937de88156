package io.selvage.testbed;

import io.selvage.explore.Exploration;
import io.selvage.explore.Output;
import io.selvage.explore.Program;
import io.selvage.explore.Result;
import io.selvage.explore.Verdict;
import io.selvage.model.Finding;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Explores a program of the corpus and compares what comes of it with what the program declares. */
final class CorpusCheck {
    /** How long to explore one program under one strategy; the default keeps the whole corpus within minutes. */
    private static final Duration ENOUGH = Duration.ofMillis(Integer.getInteger("selvage.corpus.millis", 400));

    /** With more time than that, brute force must come to its end where a program says that it can. */
    private static final boolean PATIENT = ENOUGH.toSeconds() >= 5;

    private final Expect expect;
    private final Program program;
    private final List<String> objections = new ArrayList<>();

    /** @param classes where the program is; whatever it shares with the rest of the corpus is found besides */
    CorpusCheck(Expect expect, Path classes, String mainClass) {
        this.expect = expect;
        this.program = new Program(List.of(classes, Path.of(CommandLine.corpus())), mainClass, List.of());
    }

    /** What is wrong with the tool's answer under {@code strategy}; empty if nothing is. */
    List<String> objectionsUnder(String strategy, Path out) {
        Options options = Options.DEFAULTS
                .withText(OptionList.STRATEGY, strategy)
                .withText(OptionList.MEMORY, System.getProperty("selvage.corpus.memory", expect.memory()))
                .with(OptionList.STEPS, strategy.equals("dpor") ? 5_000 : 100_000)
                .with(OptionList.SCHEDULES, strategy.equals("random") ? 2_000L : 100_000L)
                .with(OptionList.TIME, ENOUGH)
                .with(OptionList.KEEP_GOING, true)
                .with(OptionList.OUT, out);
        Result result = Exploration.run(options, program);
        check(result, strategy);
        return objections;
    }

    private void check(Result result, String strategy) {
        boolean isVerdict =
                expect.finding().equals("TOOL_FAULT") || expect.finding().equals("NOTHING_TESTED");
        if (isVerdict) {
            require(result.verdict().name().equals(expect.finding()), "verdict is " + describe(result));
            return;
        }
        require(
                result.verdict() != Verdict.TOOL_FAULT && result.verdict() != Verdict.NOTHING_TESTED,
                "verdict is " + describe(result));
        checkFindings(result);
        checkOutputs(result, strategy);
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
        }
        for (String kind : kinds) {
            require(allowed.contains(kind), "false alarm " + kind + " in " + describe(result));
        }
    }

    private void checkOutputs(Result result, String strategy) {
        Set<String> seen = new TreeSet<>();
        for (Output output : result.outputs()) {
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
