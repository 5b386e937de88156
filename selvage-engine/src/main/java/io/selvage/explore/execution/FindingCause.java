package io.selvage.explore.execution;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import java.util.List;

/**
 * What makes two findings the same one, in whatever executions they turn up.
 *
 * @param sites sorted
 * @param exception the type of the exception that a thread died of; the empty string for other kinds
 */
public record FindingCause(FindingKind kind, List<String> sites, String exception) {
    public static FindingCause of(Finding finding) {
        return new FindingCause(
                finding.kind(), finding.sites().stream().sorted().toList(), finding.exception());
    }

    /** For people. */
    @Override
    public String toString() {
        return kind + " " + sites + (exception.isEmpty() ? "" : " " + exception);
    }
}
