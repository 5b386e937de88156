package io.selvage.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

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
        FailureClass usual = kind.usualClass().orElse(null);
        return new Finding(
                kind,
                usual,
                message,
                List.of(),
                "",
                0,
                0,
                "",
                "",
                -1,
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                CodeOwner.UNKNOWN,
                List.of(),
                List.of());
    }

    public Finding withFailureClass(FailureClass other) {
        return new Finding(
                kind,
                other,
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

    /** The same with {@code condition} at the end of the first line of its message. */
    public Finding withCondition(String condition) {
        int end = message.indexOf('\n');
        String first = end < 0 ? message : message.substring(0, end);
        return new Finding(
                kind,
                failureClass,
                first + ", " + condition + (end < 0 ? "" : message.substring(end)),
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

    public Finding withDetails(List<String> others) {
        return new Finding(
                kind,
                failureClass,
                message,
                others,
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

    public Finding withException(String type) {
        return new Finding(
                kind,
                failureClass,
                message,
                details,
                type,
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

    public Finding withSites(List<String> others) {
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
                others,
                steps,
                originalSteps,
                file,
                owner,
                named,
                stack);
    }

    public Finding withExecution(long number, String itsSchedule) {
        return new Finding(
                kind,
                failureClass,
                message,
                details,
                exception,
                number,
                count,
                itsSchedule,
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

    public Finding withCount(long executions) {
        return new Finding(
                kind,
                failureClass,
                message,
                details,
                exception,
                execution,
                executions,
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

    /** The schedule was made simpler than {@code before}, which is the empty string if it was as simple as can be. */
    public Finding withOriginal(String before, int itsPreemptions) {
        return new Finding(
                kind,
                failureClass,
                message,
                details,
                exception,
                execution,
                count,
                schedule,
                before,
                itsPreemptions,
                sites,
                steps,
                originalSteps,
                file,
                owner,
                named,
                stack);
    }

    public Finding withSteps(List<Step> others) {
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
                others,
                originalSteps,
                file,
                owner,
                named,
                stack);
    }

    public Finding withOriginalSteps(List<Step> others) {
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
                others,
                file,
                owner,
                named,
                stack);
    }

    public Finding withFile(Path other) {
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
                Optional.of(other),
                owner,
                named,
                stack);
    }

    public Finding withOwner(CodeOwner other) {
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
                other,
                named,
                stack);
    }

    public Finding withNamed(List<Integer> others) {
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
                others,
                stack);
    }

    public Finding withStack(List<StackTraceElement> frames) {
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
                frames);
    }

    /** Whether it lies wholly inside of a library: of less interest than what is wrong with the user's own code. */
    public boolean isLibrarys() {
        return owner == CodeOwner.LIBRARY;
    }
}
