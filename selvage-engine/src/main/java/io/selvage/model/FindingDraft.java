package io.selvage.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A {@link Finding} in the making: says once what is not known at first. */
final class FindingDraft {
    private final FindingKind kind;
    FailureClass failureClass;
    String message;
    List<String> details = List.of();
    String exception = "";
    long execution;
    long count;
    String schedule = "";
    String original = "";
    int preemptions = -1;
    List<String> sites = List.of();
    List<Step> steps = List.of();
    List<Step> originalSteps = List.of();
    Optional<Path> file = Optional.empty();
    CodeOwner owner = CodeOwner.UNKNOWN;
    List<Integer> named = List.of();
    List<StackTraceElement> stack = List.of();

    FindingDraft(FindingKind kind, String message) {
        this.kind = kind;
        this.message = message;
        failureClass = kind.usualClass().orElse(null);
    }

    FindingDraft(Finding finding) {
        kind = finding.kind();
        failureClass = finding.failureClass();
        message = finding.message();
        details = finding.details();
        exception = finding.exception();
        execution = finding.execution();
        count = finding.count();
        schedule = finding.schedule();
        original = finding.original();
        preemptions = finding.preemptions();
        sites = finding.sites();
        steps = finding.steps();
        originalSteps = finding.originalSteps();
        file = finding.file();
        owner = finding.owner();
        named = finding.named();
        stack = finding.stack();
    }

    Finding finish() {
        return new Finding(
                kind,
                failureClass,
                message,
                details,
                exception,
                execution,
                count,
                schedule,
                original,
                preemptions,
                sites,
                steps,
                originalSteps,
                file,
                owner,
                named,
                stack);
    }
}
