package io.selvage.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Something wrong with the program under test.
 *
 * @param failureClass or null if it has none
 * @param message the cause, in one sentence
 * @param details further lines: who holds what, the stack of an exception
 * @param exception the type of the exception that a thread died of; the empty string for other kinds
 * @param execution number of the execution that showed it, from 1; 0 if none did
 * @param count how many executions showed it; 0 if that was not counted
 * @param schedule the choices that lead to it as text, or the empty string
 * @param original the choices of the execution that showed it first, if {@code schedule} is simpler; else the empty
 *     string
 * @param preemptions how often {@code schedule} leaves an enabled thread; -1 if unknown
 * @param sites the locations in the code that it is about, most important first
 * @param steps the interleaving, empty if it was not recorded
 * @param originalSteps the interleaving of {@code original}, empty if there is none or it was not asked for
 * @param file the schedule file to replay, if one was written
 * @param owner whose code it is about
 * @param named the numbers of the steps that it is about: the two accesses of a race
 * @param stack the program's frames where it shows, innermost first; empty if they are not known
 */
public record Finding(
        FindingKind kind,
        FailureClass failureClass,
        String message,
        List<String> details,
        String exception,
        long execution,
        long count,
        String schedule,
        String original,
        int preemptions,
        List<String> sites,
        List<Step> steps,
        List<Step> originalSteps,
        Optional<Path> file,
        CodeOwner owner,
        List<Integer> named,
        List<StackTraceElement> stack) {

    public Finding {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(message);
        Objects.requireNonNull(exception);
        Objects.requireNonNull(schedule);
        Objects.requireNonNull(original);
        Objects.requireNonNull(file);
        Objects.requireNonNull(owner);
        details = List.copyOf(details);
        sites = List.copyOf(sites);
        steps = List.copyOf(steps);
        originalSteps = List.copyOf(originalSteps);
        named = List.copyOf(named);
        stack = List.copyOf(stack);
    }

    /** A finding of the kind's usual class that no execution, schedule or site is known of yet. */
    public static Finding of(FindingKind kind, String message) {
        return new Draft(kind, message).finish();
    }

    public Finding withFailureClass(FailureClass other) {
        return with(draft -> draft.failureClass = other);
    }

    /** The same with {@code condition} at the end of the first line of its message. */
    public Finding withCondition(String condition) {
        int end = message.indexOf('\n');
        String first = end < 0 ? message : message.substring(0, end);
        String rest = end < 0 ? "" : message.substring(end);
        return with(draft -> draft.message = first + ", " + condition + rest);
    }

    public Finding withDetails(List<String> others) {
        return with(draft -> draft.details = others);
    }

    public Finding withException(String type) {
        return with(draft -> draft.exception = type);
    }

    public Finding withSites(List<String> others) {
        return with(draft -> draft.sites = others);
    }

    public Finding withExecution(long number, String itsSchedule) {
        return with(draft -> {
            draft.execution = number;
            draft.schedule = itsSchedule;
        });
    }

    public Finding withCount(long executions) {
        return with(draft -> draft.count = executions);
    }

    /** The schedule was made simpler than {@code before}, which is the empty string if it was as simple as can be. */
    public Finding withOriginal(String before, int itsPreemptions) {
        return with(draft -> {
            draft.original = before;
            draft.preemptions = itsPreemptions;
        });
    }

    public Finding withSteps(List<Step> others) {
        return with(draft -> draft.steps = others);
    }

    public Finding withOriginalSteps(List<Step> others) {
        return with(draft -> draft.originalSteps = others);
    }

    public Finding withFile(Path other) {
        return with(draft -> draft.file = Optional.of(other));
    }

    public Finding withOwner(CodeOwner other) {
        return with(draft -> draft.owner = other);
    }

    public Finding withNamed(List<Integer> others) {
        return with(draft -> draft.named = others);
    }

    public Finding withStack(List<StackTraceElement> frames) {
        return with(draft -> draft.stack = frames);
    }

    private Finding with(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.finish();
    }

    /** Whether it lies wholly inside of a library: of less interest than what is wrong with the user's own code. */
    public boolean isLibrarys() {
        return owner == CodeOwner.LIBRARY;
    }

    /** One in the making: says once what is not known at first. */
    private static final class Draft {
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

        Draft(FindingKind kind, String message) {
            this.kind = kind;
            this.message = message;
            failureClass = kind.usualClass().orElse(null);
        }

        Draft(Finding finding) {
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
}
