package io.selvage.explore.execution;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;

/** What makes two findings the same one, in whatever executions they turn up: the kind, the places, the exception. */
public record FindingCause(String text) {
    public static FindingCause of(Finding finding) {
        String exception = finding.kind() == FindingKind.UNCAUGHT_EXCEPTION ? " " + exception(finding) : "";
        return new FindingCause(
                finding.kind() + " " + finding.sites().stream().sorted().toList() + exception);
    }

    /** The type of the exception; what it says may well name threads or values. */
    private static String exception(Finding finding) {
        String first = finding.details().isEmpty() ? "" : finding.details().get(0);
        int colon = first.indexOf(':');
        return colon < 0 ? first : first.substring(0, colon);
    }
}
