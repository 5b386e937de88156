package io.selvage.script.search;

import io.selvage.explore.ControlledRun;
import io.selvage.explore.FindingDocumenter;
import io.selvage.model.Ending;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Unseen;
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
import java.util.TreeSet;
import java.util.function.BiPredicate;

/** Runs one sequence in its different orders. */
final class SequenceSearch {
    private final ControlledRun run;
    private final PreparedSequence prepared;
    private final FindingDocumenter documenter;
    private final ExecutionBudget budget;
    /** Whether two errors of different orders count as one. */
    private final BiPredicate<ScriptError, ScriptError> sameError;

    private final WaitCoverage coverage = new WaitCoverage();
    private final List<ScriptError> errors = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Map<String, Finding> findings = new LinkedHashMap<>();
    private final TreeSet<Unseen> unseen = new TreeSet<>();
    private CheckLog log = new CheckLog();
    /** The first one with an error, else the first one. */
    private ObservedOrder shown = ObservedOrder.NONE;

    private int testCases;
    private long orders;
    private long steps;
    private boolean exhaustive;
    /** Whether orders may have been left out that differ from those that were run. */
    private boolean mayHaveMissedOrders;

    private boolean bruteForce;

    SequenceSearch(
            ControlledRun run,
            PreparedSequence prepared,
            FindingDocumenter documenter,
            ExecutionBudget budget,
            BiPredicate<ScriptError, ScriptError> sameError) {
        this.run = run;
        this.sameError = sameError;
        this.prepared = prepared;
        this.documenter = documenter;
        this.budget = budget;
    }

    /** Runs every order, as far as the budget allows. */
    SequenceResult all() {
        Strategy strategy = new TickStrategy();
        while (budget.isLeft()) {
            if (!strategy.begin()) {
                exhaustive = !mayHaveMissedOrders;
                break;
            }
            FinishedExecution execution = execute(strategy);
            boolean obscure = !execution.untracedDependency().isEmpty() && !bruteForce;
            mayHaveMissedOrders |= obscure && !log.errors().isEmpty();
            if (obscure && log.errors().isEmpty()) {
                // Not all dependencies are known, so nothing can be left out.
                bruteForce = true;
                notes.add("sequence " + prepared.number() + " was run by brute force: not all that "
                        + execution.untracedDependency() + " depend on is known");
                strategy = new DfsStrategy();
            }
        }
        return report();
    }

    /** Runs the order that {@code strategy} chooses. */
    SequenceResult one(Strategy strategy) {
        if (strategy.begin()) {
            execute(strategy);
        }
        return report();
    }

    private FinishedExecution execute(Strategy strategy) {
        budget.spendOne();
        log = new CheckLog();
        CheckLog own = log;
        FinishedExecution execution = run(strategy, own);
        own.close();
        steps += execution.trace().steps();
        unseen.addAll(execution.unseen());
        orders++;
        testCases = Math.max(testCases, own.checksBegun());
        coverage.addExecution(execution.trace());
        try {
            strategy.end(execution.explored());
        } catch (DivergedException e) {
            throw new ControlledRun.Fault("the sequence is not deterministic: " + e.getMessage());
        }
        collectErrors(execution, own);
        return execution;
    }

    private FinishedExecution run(Strategy strategy, CheckLog own) {
        FinishedExecution execution =
                run.run(strategy, () -> prepared.factory().get().run(own));
        if (execution.ending() instanceof Ending.Diverged diverged) {
            throw new ControlledRun.Fault("the sequence is not deterministic: at step " + diverged.step() + " expected "
                    + diverged.expected() + ", found " + diverged.found());
        }
        return execution;
    }

    private void collectErrors(FinishedExecution execution, CheckLog own) {
        List<ScriptError> all = new ArrayList<>(own.errors());
        if (!own.isComplete()) {
            all.addAll(unfinishedErrors(execution, own));
        }
        List<Finding> fresh = new ArrayList<>();
        ScriptErrorFindings describe = new ScriptErrorFindings(prepared, execution, documenter);
        show(new ObservedOrder(own.actions(), all, own.states()));
        for (ScriptError error : all) {
            if (errors.stream().noneMatch(known -> sameError.test(known, error))) {
                errors.add(error);
                fresh.add(describe.of(error));
            }
        }
        for (Finding finding : describe.unrelatedFindings(own)) {
            if (!findings.containsKey(key(finding))) {
                fresh.add(finding);
            }
        }
        if (!fresh.isEmpty()) {
            int[] choices = execution.choices();
            fresh.forEach(finding -> document(finding, choices));
        }
    }

    private void show(ObservedOrder order) {
        if (shown.isLessThan(order)) {
            shown = order;
        }
    }

    /**
     * The errors of an execution that did not end: the threads that have not finished, else the sequence as a whole.
     */
    private List<ScriptError> unfinishedErrors(FinishedExecution execution, CheckLog own) {
        String why = execution.ending() instanceof Ending.TooLong tooLong
                ? "is still going on after " + tooLong.steps() + " steps"
                : execution.ending() instanceof Ending.Endless
                        ? "goes round in a loop for ever"
                        : execution.ending() instanceof Ending.Exited ? "ended the JVM" : "never came to its end";
        List<ScriptError> unfinished = own.unfinished().stream()
                .map(error -> error.withMessage(error.message() + ": it " + why))
                .toList();
        return unfinished.isEmpty()
                ? List.of(new ScriptError(ScriptError.Kind.LIVENESS, "main", 0, prepared.line(), "the sequence " + why))
                : unfinished;
    }

    private void document(Finding finding, int[] choices) {
        CheckLog own = new CheckLog();
        Finding documented = documenter.document(
                finding, orders, choices, run, () -> prepared.factory().get().run(own), prepared.program());
        own.close();
        findings.put(key(finding), prepared.siteMapper().apply(documented));
    }

    private static String key(Finding finding) {
        return finding.kind() + " " + finding.sites() + " " + finding.message();
    }

    /** The line of the script that the thread called {@code name} is at; the sequence's own if that is unknown. */
    private int lineOf(String name) {
        return log.unfinished().stream()
                .filter(error -> error.thread().equals(name))
                .mapToInt(ScriptError::line)
                .findFirst()
                .orElse(prepared.line());
    }

    /** The result if {@code thread} does not come back from a call any more: it never leaves the component. */
    SequenceResult reportStuck(String thread, String why) {
        int line = lineOf(thread);
        String place = prepared.file().isEmpty() ? "" : prepared.file() + ":" + line;
        String message = "the call never yields: it neither finishes nor waits nor blocks";
        ScriptError error = new ScriptError(ScriptError.Kind.LIVENESS, thread, 0, line, message);
        errors.add(error);
        show(new ObservedOrder(log.actions(), List.of(error), log.states()));
        Finding finding = Finding.of(
                        FindingKind.LIVELOCK,
                        "sequence " + prepared.number() + ", thread " + thread
                                + (place.isEmpty() ? "" : " (" + place + ")") + ": " + message)
                .withFailureClass(FailureClass.FF_T4)
                .withDetails(List.of(why))
                .withExecution(orders + 1, "");
        findings.put(key(finding), place.isEmpty() ? finding : finding.withSites(List.of(place)));
        return report();
    }

    SequenceResult report() {
        if (!unseen.isEmpty()) {
            Unseen first = unseen.first();
            notes.add("sequence " + prepared.number() + " is not called exhaustive: not all effects of " + first.what()
                    + " (" + first.site() + ") are known, and more than one thread reaches what it uses");
        }
        return new SequenceResult(
                prepared.number(),
                prepared.line(),
                prepared.conditions(),
                testCases,
                errors,
                shown,
                List.copyOf(findings.values()),
                orders,
                steps,
                exhaustive && unseen.isEmpty(),
                coverage.lines(),
                notes,
                List.copyOf(unseen));
    }
}
