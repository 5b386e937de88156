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
 * @param execution number of the execution that showed it, from 1; 0 if none did
 * @param schedule the choices that lead to it as text, or the empty string
 * @param sites the places in the code that it is about, most telling first
 * @param steps the interleaving, empty if it was not recorded
 * @param file the schedule file to replay, if one was written
 */
public record Finding(
        FindingKind kind,
        FailureClass failureClass,
        String message,
        List<String> details,
        long execution,
        String schedule,
        List<String> sites,
        List<Step> steps,
        Optional<Path> file) {

    public Finding {
        Objects.requireNonNull(kind);
        Objects.requireNonNull(message);
        Objects.requireNonNull(schedule);
        Objects.requireNonNull(file);
        details = List.copyOf(details);
        sites = List.copyOf(sites);
        steps = List.copyOf(steps);
    }

    /** A finding of the kind's usual class that no execution, schedule or place is known of yet. */
    public static Finding of(FindingKind kind, String message) {
        FailureClass usual = kind.usualClass().orElse(null);
        return new Finding(kind, usual, message, List.of(), 0, "", List.of(), List.of(), Optional.empty());
    }

    public Finding withFailureClass(FailureClass other) {
        return new Finding(kind, other, message, details, execution, schedule, sites, steps, file);
    }

    public Finding withDetails(List<String> others) {
        return new Finding(kind, failureClass, message, others, execution, schedule, sites, steps, file);
    }

    public Finding withSites(List<String> others) {
        return new Finding(kind, failureClass, message, details, execution, schedule, others, steps, file);
    }

    public Finding withExecution(long number, String itsSchedule) {
        return new Finding(kind, failureClass, message, details, number, itsSchedule, sites, steps, file);
    }

    public Finding withSteps(List<Step> others) {
        return new Finding(kind, failureClass, message, details, execution, schedule, sites, others, file);
    }

    public Finding withFile(Path other) {
        return new Finding(kind, failureClass, message, details, execution, schedule, sites, steps, Optional.of(other));
    }
}
