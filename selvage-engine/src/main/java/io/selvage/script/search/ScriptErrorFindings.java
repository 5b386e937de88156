package io.selvage.script.search;

import io.selvage.detect.hang.EndlessLoopDetector;
import io.selvage.explore.FindingDocumenter;
import io.selvage.model.Ending;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.script.driver.CheckLog;
import io.selvage.script.driver.ScriptError;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns the errors of one execution into findings. */
final class ScriptErrorFindings {
    private final PreparedSequence prepared;
    private final FinishedExecution execution;
    private final FindingDocumenter documenter;

    ScriptErrorFindings(PreparedSequence prepared, FinishedExecution execution, FindingDocumenter documenter) {
        this.prepared = prepared;
        this.execution = execution;
        this.documenter = documenter;
    }

    Finding of(ScriptError error) {
        String message = "sequence " + prepared.number() + ", time " + error.tick() + ", thread " + error.thread()
                + location(error) + ": " + error.message();
        Finding finding = Finding.of(kind(error), message);
        if (!prepared.file().isEmpty()) {
            finding = finding.withSites(List.of(prepared.file() + ":" + line(error)));
        }
        return error.kind() == ScriptError.Kind.LIVENESS
                ? withHangDiagnosis(finding)
                : finding.withFailureClass(wrongTime(error));
    }

    private String location(ScriptError error) {
        return prepared.file().isEmpty() ? "" : " (" + prepared.file() + ":" + line(error) + ")";
    }

    private int line(ScriptError error) {
        return error.line() == 0 ? prepared.line() : error.line();
    }

    private static FindingKind kind(ScriptError error) {
        return switch (error.kind()) {
            case VALUE -> FindingKind.VALUE_ERROR;
            case EXCEPTION -> FindingKind.EXCEPTION_ERROR;
            case LIVENESS -> FindingKind.LIVENESS_ERROR;
        };
    }

    /**
     * A call that completes too early did not wait though it had to, or was woken too early; one that completes too
     * late waited without need, or was woken too late. Null for other errors.
     */
    private static FailureClass wrongTime(ScriptError error) {
        return error.wrongTick().map(ScriptErrorFindings::wrongTime).orElse(null);
    }

    private static FailureClass wrongTime(ScriptError.WrongTick tick) {
        boolean isWokenWrongly = Math.min(tick.actual(), tick.expected()) > tick.began();
        return isWokenWrongly
                ? FailureClass.EF_T5
                : tick.actual() < tick.expected() ? FailureClass.FF_T3 : FailureClass.EF_T3;
    }

    /** Adds why the threads hang, if that is known. */
    private Finding withHangDiagnosis(Finding finding) {
        Optional<Finding> hang =
                execution.ending() instanceof Ending.Hung ? documenter.ofEnding(execution) : Optional.empty();
        if (hang.isEmpty()) {
            return finding;
        }
        List<String> details = new ArrayList<>();
        details.add(hang.get().kind().title() + ": " + hang.get().message());
        details.addAll(hang.get().details());
        return finding.withDetails(details).withFailureClass(hang.get().failureClass());
    }

    /**
     * Findings that no check of the script is about: data races, loops without end, and uncaught exceptions of the
     * component's threads.
     */
    List<Finding> unrelatedFindings(CheckLog own) {
        List<Finding> findings = new ArrayList<>(documenter.races(execution));
        EndlessLoopDetector.inspectThreads(execution).ifPresent(findings::add);
        if (!execution.uncaughtExceptions().isEmpty() && own.errors().isEmpty()) {
            documenter.ofEnding(execution).ifPresent(findings::add);
        }
        return findings;
    }
}
