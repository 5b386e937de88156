package io.selvage.model;

import io.selvage.model.system.ProcessResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * What an exploration found out.
 *
 * @param command {@code run}, {@code replay}
 * @param target what was explored: the main class
 * @param exhaustive whether the search came to its end; with findings too
 * @param executions complete executions, those that hang or fail included
 * @param cut executions that a reduction or bound abandoned
 * @param steps of all executions
 * @param turnstile how threads were switched: {@code continuation} or {@code platform}
 * @param outputs in order of first appearance
 * @param outputsTruncated whether there were more distinct outputs than are kept
 * @param interleaving the steps of the one execution that was run to be shown, if no finding has them; else empty
 * @param estimate how much of an exhaustive search was done when it ended early, from 0 to 1; NaN if it came to its
 *     end, or if unknown
 * @param notes remarks that change nothing about the verdict
 * @param assumed what was taken for granted
 * @param phases which searches took part, if there were several; else empty
 * @param unseen calls whose effects are not known, on what several threads reach, most frequent first; a search with
 *     any is not exhaustive
 * @param processes what became of the processes of a system, in their order; else empty
 * @param fault what went wrong and what to do, if the verdict is {@link Verdict#TOOL_FAULT} or {@link
 *     Verdict#NOTHING_TESTED}; else the empty string
 */
public record Result(
        String command,
        String target,
        Verdict verdict,
        boolean exhaustive,
        String strategy,
        long executions,
        long cut,
        long steps,
        double seconds,
        int workers,
        String jdk,
        String turnstile,
        List<Finding> findings,
        List<ProgramOutput> outputs,
        boolean outputsTruncated,
        List<Step> interleaving,
        double estimate,
        List<String> notes,
        List<String> assumed,
        List<SearchPhase> phases,
        List<Unseen> unseen,
        List<ProcessResult> processes,
        String fault) {

    public Result {
        Objects.requireNonNull(verdict);
        Objects.requireNonNull(fault);
        findings = List.copyOf(findings);
        outputs = List.copyOf(outputs);
        interleaving = List.copyOf(interleaving);
        notes = List.copyOf(notes);
        assumed = List.copyOf(assumed);
        phases = List.copyOf(phases);
        unseen = List.copyOf(unseen);
        processes = List.copyOf(processes);
        if (verdict == Verdict.FAILED && findings.isEmpty()) {
            throw new IllegalArgumentException("FAILED without a finding");
        }
        if (findings.isEmpty() && verdict == Verdict.PASSED && !exhaustive) {
            throw new IllegalArgumentException("PASSED without an exhaustive search");
        }
    }

    /** The same of a replay, whose findings are in the file that was replayed. */
    public Result replayedFrom(Path file) {
        return new Result(
                command,
                target,
                verdict,
                exhaustive,
                strategy,
                executions,
                cut,
                steps,
                seconds,
                workers,
                jdk,
                turnstile,
                findings.stream().map(finding -> finding.withFile(file)).toList(),
                outputs,
                outputsTruncated,
                interleaving,
                estimate,
                notes,
                assumed,
                phases,
                unseen,
                processes,
                fault);
    }

    public static ResultBuilder builder(String command, String target) {
        return new ResultBuilder(command, target);
    }
}
