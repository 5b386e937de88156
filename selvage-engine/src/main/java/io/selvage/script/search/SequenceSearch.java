package io.selvage.script.search;

import io.selvage.explore.ControlledRun;
import io.selvage.explore.FindingDocumenter;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.script.coverage.WaitCoverage;
import io.selvage.script.driver.CheckLog;
import io.selvage.script.driver.ScriptError;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.DfsStrategy;
import io.selvage.strategy.tick.TickStrategy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/** Runs one sequence in one order after the other. */
final class SequenceSearch {
    private final ControlledRun stage;
    private final PreparedSequence plan;
    private final FindingDocumenter evidence;
    private final ExecutionBudget budget;
    /** Whether two mishaps of different orders count as one. */
    private final BiPredicate<ScriptError, ScriptError> alike;

    private final WaitCoverage coverage = new WaitCoverage();
    private final List<ScriptError> mishaps = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, Finding> findings = new LinkedHashMap<>();
    private CheckLog protocol = new CheckLog();
    private int testCases;
    private long orders;
    private long steps;
    private boolean exhaustive;
    /** Whether orders may have been left out that are not the same as others. */
    private boolean blurred;

    private boolean brute;

    SequenceSearch(
            ControlledRun stage,
            PreparedSequence plan,
            FindingDocumenter evidence,
            ExecutionBudget budget,
            BiPredicate<ScriptError, ScriptError> alike) {
        this.stage = stage;
        this.alike = alike;
        this.plan = plan;
        this.evidence = evidence;
        this.budget = budget;
    }

    /** Every order, as far as the budget goes. */
    SequenceResult all() {
        Strategy strategy = new TickStrategy();
        while (budget.allows()) {
            if (!strategy.begin()) {
                exhaustive = !blurred;
                break;
            }
            FinishedExecution seen = execute(strategy);
            boolean obscure = !seen.untracedDependency().isEmpty() && !brute;
            blurred |= obscure && !protocol.mishaps().isEmpty();
            if (obscure && protocol.mishaps().isEmpty()) {
                // Not all dependencies are known, so nothing can be left out.
                brute = true;
                notes.add("sequence " + plan.number() + " was run by brute force: not all that "
                        + seen.untracedDependency() + " depend on is known");
                strategy = new DfsStrategy();
            }
        }
        return report();
    }

    /** The order that {@code strategy} chooses. */
    SequenceResult one(Strategy strategy) {
        if (strategy.begin()) {
            execute(strategy);
        }
        return report();
    }

    private FinishedExecution execute(Strategy strategy) {
        budget.used();
        protocol = new CheckLog();
        CheckLog own = protocol;
        FinishedExecution seen = run(strategy, own);
        own.close();
        steps += seen.trace().steps();
        orders++;
        testCases = Math.max(testCases, own.cases());
        coverage.take(seen.trace());
        try {
            strategy.end(seen.trace());
        } catch (DivergedException e) {
            throw new ControlledRun.Fault("the sequence is not deterministic: " + e.getMessage());
        }
        digest(seen, own);
        return seen;
    }

    private FinishedExecution run(Strategy strategy, CheckLog own) {
        FinishedExecution seen = stage.run(strategy, () -> plan.maker().get().play(own));
        if (seen.ending() instanceof Ending.Diverged diverged) {
            throw new ControlledRun.Fault("the sequence is not deterministic: at step " + diverged.step() + " expected "
                    + diverged.expected() + ", found " + diverged.found());
        }
        return seen;
    }

    private void digest(FinishedExecution seen, CheckLog own) {
        List<ScriptError> all = new ArrayList<>(own.mishaps());
        if (!own.isComplete()) {
            all.addAll(cutShort(seen, own));
        }
        List<Finding> fresh = new ArrayList<>();
        ScriptErrorFindings describe = new ScriptErrorFindings(plan, seen, evidence);
        for (ScriptError mishap : all) {
            if (mishaps.stream().noneMatch(known -> alike.test(known, mishap))) {
                mishaps.add(mishap);
                fresh.add(describe.of(mishap));
            }
        }
        for (Finding finding : describe.besides(own)) {
            if (!findings.containsKey(key(finding))) {
                fresh.add(finding);
            }
        }
        if (!fresh.isEmpty()) {
            int[] picks = seen.choices();
            fresh.forEach(finding -> document(finding, picks));
        }
    }

    /** It did not come to its end: whoever has not finished is to blame, or else the sequence as a whole. */
    private List<ScriptError> cutShort(FinishedExecution seen, CheckLog own) {
        String why = seen.ending() instanceof Ending.TooLong tooLong
                ? "is still going on after " + tooLong.steps() + " steps"
                : seen.ending() instanceof Ending.Exited ? "ended the JVM" : "never came to its end";
        List<ScriptError> unfinished = own.unfinished().stream()
                .map(mishap -> new ScriptError(
                        mishap.kind(), mishap.thread(), mishap.tick(), mishap.line(), mishap.message() + ": it " + why))
                .toList();
        return unfinished.isEmpty()
                ? List.of(new ScriptError(ScriptError.Kind.LIVENESS, "main", 0, plan.line(), "the sequence " + why))
                : unfinished;
    }

    private void document(Finding finding, int[] picks) {
        CheckLog own = new CheckLog();
        Finding told = evidence.document(
                finding, orders, picks, stage, () -> plan.maker().get().play(own), plan.program());
        own.close();
        findings.put(key(finding), plan.places().apply(told));
    }

    private static String key(Finding finding) {
        return finding.kind() + " " + finding.sites() + " " + finding.message();
    }

    /** Where the thread called {@code name} is in the script; 0 if that is not known. */
    int lineOf(String name) {
        return protocol.unfinished().stream()
                .filter(mishap -> mishap.thread().equals(name))
                .mapToInt(ScriptError::line)
                .findFirst()
                .orElse(plan.line());
    }

    private SequenceResult report() {
        return new SequenceResult(
                plan.number(),
                plan.line(),
                plan.conditions(),
                testCases,
                mishaps,
                List.copyOf(findings.values()),
                orders,
                steps,
                exhaustive,
                coverage.lines(),
                notes);
    }
}
