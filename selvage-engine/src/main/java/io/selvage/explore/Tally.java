package io.selvage.explore;

import io.selvage.model.Ending;
import io.selvage.model.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a search has seen so far. Written by the explorer, read by whoever waits for it, so every method locks. */
final class Tally {
    private final OutputCounts outputs = new OutputCounts();
    private final Map<String, Finding> findings = new LinkedHashMap<>();
    private final Map<String, Long> sightings = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();
    private long executions;
    private long cut;
    private long repeats;
    private long steps;
    private int mostThreads;
    private boolean exhausted;
    private String fault = "";
    private Ending.Diverged divergence;
    private boolean reserved;

    synchronized long complete(String output, int executionSteps, int threads) {
        outputs.add(output);
        steps += executionSteps;
        mostThreads = Math.max(mostThreads, threads);
        return ++executions;
    }

    synchronized void cut(int executionSteps, int threads) {
        cut++;
        steps += executionSteps;
        mostThreads = Math.max(mostThreads, threads);
    }

    /** An execution was cut because it would only have repeated another one. */
    synchronized void repeat(int executionSteps, int threads) {
        repeats++;
        cut(executionSteps, threads);
    }

    /** True if this cause was not known yet. */
    synchronized boolean sighted(String cause) {
        return sightings.merge(cause, 1L, Long::sum) == 1;
    }

    synchronized void found(String cause, Finding finding) {
        findings.put(cause, finding);
    }

    synchronized void exhausted() {
        exhausted = true;
    }

    synchronized void fault(String what) {
        if (fault.isEmpty()) {
            fault = what;
        }
    }

    /** The search may overlook something and must not call itself exhaustive. */
    synchronized void reserve(String why) {
        reserved = true;
        note(why);
    }

    /** The program did not do what it did before under the same choices. */
    synchronized void diverged(Ending.Diverged where) {
        divergence = where;
        fault(Replayer.nondeterministic(where));
    }

    synchronized Optional<Ending.Diverged> divergence() {
        return Optional.ofNullable(divergence);
    }

    synchronized void note(String what) {
        if (!notes.contains(what)) {
            notes.add(what);
        }
    }

    synchronized boolean isFaulty() {
        return !fault.isEmpty();
    }

    synchronized boolean hasFindings() {
        return !findings.isEmpty();
    }

    synchronized long executions() {
        return executions;
    }

    synchronized void fill(ResultBuilder result) {
        boolean complete = exhausted && cut == repeats && !reserved;
        result.executions(executions, cut)
                .steps(steps)
                .outputs(outputs.list())
                .outputsTruncated(outputs.isTruncated())
                .findings(List.copyOf(findings.values()))
                .notes(notes)
                .exhaustive(complete);
        if (!fault.isEmpty()) {
            result.verdict(Verdict.TOOL_FAULT).fault(fault);
        } else if (!findings.isEmpty()) {
            result.verdict(Verdict.FAILED);
        } else if (mostThreads < 2) {
            result.verdict(Verdict.NOTHING_TESTED)
                    .fault("no second thread reached a scheduling point: the program started none in any execution;"
                            + " give a program that starts threads");
        } else {
            result.verdict(complete ? Verdict.PASSED : Verdict.NOT_FOUND);
        }
    }
}
