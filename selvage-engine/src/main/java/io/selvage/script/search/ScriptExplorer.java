package io.selvage.script.search;

import io.selvage.explore.ControlledRun;
import io.selvage.explore.FindingDocumenter;
import io.selvage.model.Finding;
import io.selvage.model.Result;
import io.selvage.model.ResultBuilder;
import io.selvage.model.Verdict;
import io.selvage.options.MemoryMode;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.script.driver.ScriptError;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.tick.TickStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Runs prepared sequences under control and sums up their results.
 *
 * <p>Unless the options say otherwise, only synchronization operations are scheduling points. Without data races that
 * is enough, and a data race is a finding.
 */
public final class ScriptExplorer {
    private final Options options;
    private final String target;
    private final long startNanos = System.nanoTime();
    /** Guarded by itself: the caller reads it when it is interrupted. */
    private final List<SequenceResult> reports = new ArrayList<>();

    private volatile SequenceSearch running;
    /** A call of the last controlled run never came back. */
    private boolean isStuck;

    private volatile String turnstile = "";
    private String fault = "";
    private String timeNote = "";

    public ScriptExplorer(Options given, String target) {
        options = given.isGiven(OptionList.MEMORY) ? given : given.with(OptionList.MEMORY, MemoryMode.SYNC);
        this.target = target;
    }

    public List<SequenceResult> reports() {
        synchronized (reports) {
            return List.copyOf(reports);
        }
    }

    /** A call that never comes back is a finding; the sequences after it are run beside the thread that is lost. */
    public ScriptExplorer exploreAll(ClassLoader loader, List<PreparedSequence> prepared, Orders orders) {
        FindingDocumenter documenter = new FindingDocumenter(options, fileName());
        ExecutionBudget budget = new ExecutionBudget(options);
        do {
            isStuck = false;
            List<PreparedSequence> left = prepared.subList(reports().size(), prepared.size());
            inControlledRun(loader, run -> exploreAll(run, left, orders, documenter, budget));
        } while (isStuck && reports().size() < prepared.size() && fault.isEmpty());
        return this;
    }

    private void exploreAll(
            ControlledRun run,
            List<PreparedSequence> prepared,
            Orders orders,
            FindingDocumenter documenter,
            ExecutionBudget budget) {
        for (PreparedSequence sequence : prepared) {
            running = new SequenceSearch(run, sequence, documenter, budget, sameError());
            add(orders == Orders.ALL ? running.all() : running.one(new TickStrategy()));
            running = null;
        }
    }

    /** Runs one sequence in the order that {@code strategy} chooses. */
    public ScriptExplorer runOne(ClassLoader loader, PreparedSequence prepared, Strategy strategy) {
        return inControlledRun(loader, run -> {
            running = new SequenceSearch(
                    run, prepared, new FindingDocumenter(options, ""), new ExecutionBudget(options), sameError());
            add(running.one(strategy));
        });
    }

    /** All orders are run in any case; with {@code --keep-going} each different error of a line is reported. */
    private BiPredicate<ScriptError, ScriptError> sameError() {
        return options.keepGoing() ? ScriptError::equals : ScriptError::isSameErrorAs;
    }

    private void add(SequenceResult report) {
        synchronized (reports) {
            reports.add(report);
        }
    }

    private String fileName() {
        String name = target.substring(Math.max(target.lastIndexOf('/'), target.lastIndexOf('\\')) + 1);
        return name.replaceAll("\\.\\w+$", "").replaceAll("[^\\w.-]", "_");
    }

    @FunctionalInterface
    private interface Task {
        void run(ControlledRun run);
    }

    private ScriptExplorer inControlledRun(ClassLoader loader, Task task) {
        try {
            ControlledRun.open(options, loader, run -> {
                turnstile = run.turnstile();
                task.run(run);
                return "";
            });
        } catch (ControlledRun.OutOfTime e) {
            if (running != null) {
                add(running.report());
            }
            timeNote = e instanceof ControlledRun.Interrupted
                    ? "interrupted before all orders were run"
                    : "the time was over within an execution: not all orders were run";
        } catch (ControlledRun.Stuck e) {
            if (running != null) {
                add(running.reportStuck(e.thread(), e.getMessage()));
                running = null;
                isStuck = true;
            } else {
                fault = e.getMessage();
            }
        } catch (ControlledRun.Fault e) {
            fault = e.getMessage();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (Exception e) {
            fault = "the tool itself failed: " + e;
        }
        return this;
    }

    /** @param expected how many sequences there are to run */
    public Result result(Orders orders, int expected) {
        List<SequenceResult> done = reports();
        boolean exhaustive = timeNote.isEmpty()
                && done.size() == expected
                && done.stream().allMatch(SequenceResult::exhaustive)
                && fault.isEmpty();
        List<Finding> findings =
                done.stream().flatMap(report -> report.findings().stream()).toList();
        ResultBuilder result = Result.builder("script", target)
                .strategy(orders == Orders.ALL ? "all orders" : "one order")
                .turnstile(turnstile)
                .seconds((System.nanoTime() - startNanos) / 1e9)
                .executions(done.stream().mapToLong(SequenceResult::orders).sum(), 0)
                .steps(done.stream().mapToLong(SequenceResult::steps).sum())
                .findings(findings)
                .notes(notes(done, expected))
                .unseen(done.stream()
                        .flatMap(report -> report.unseen().stream())
                        .distinct()
                        .toList())
                .exhaustive(exhaustive)
                .fault(fault);
        return result.verdict(verdict(exhaustive, findings)).build();
    }

    private List<String> notes(List<SequenceResult> done, int expected) {
        List<String> notes = new ArrayList<>();
        done.forEach(report -> notes.addAll(report.notes()));
        if (!done.isEmpty() && done.stream().mapToInt(SequenceResult::testCases).sum() == 0) {
            notes.add("there is no test case: nothing was checked but that threads end");
        }
        if (!timeNote.isEmpty()) {
            notes.add(timeNote);
        } else if (done.size() < expected && fault.isEmpty()) {
            notes.add("interrupted before all sequences were run");
        }
        return notes;
    }

    private Verdict verdict(boolean exhaustive, List<Finding> findings) {
        if (!fault.isEmpty()) {
            return Verdict.TOOL_FAULT;
        }
        if (!findings.isEmpty()) {
            return Verdict.FAILED;
        }
        boolean isEmpty = reports().stream().mapToLong(SequenceResult::orders).sum() == 0;
        return isEmpty ? Verdict.NOTHING_TESTED : exhaustive ? Verdict.PASSED : Verdict.NOT_FOUND;
    }
}
