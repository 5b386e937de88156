package io.selvage.verify.trial;

import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import java.util.List;

/** Decides the failure class of a finding from what it shows. */
final class FailureClasses {
    private FailureClasses() {}

    /** A wait or notification without the lock: it was not requested, and the section ends instead of waiting. */
    static boolean isWithoutLock(Finding finding) {
        return finding.message().contains("IllegalMonitorStateException")
                || finding.exception().contains("IllegalMonitorStateException");
    }

    static List<FailureClass> of(Finding finding) {
        if (isWithoutLock(finding)) {
            return List.of(FailureClass.FF_T1, FailureClass.EF_T4);
        }
        if (finding.failureClass() != null) {
            return List.of(finding.failureClass());
        }
        return List.of(byKind(finding.kind()));
    }

    private static FailureClass byKind(FindingKind kind) {
        return switch (kind) {
            case LIVELOCK -> FailureClass.FF_T4;
            // what several threads see that one alone does not is interference
            case UNCAUGHT_EXCEPTION, EXCEPTION_ERROR -> FailureClass.FF_T1;
            case LIVENESS_ERROR, THREAD_LEAK -> FailureClass.FF_T5;
            default -> FailureClass.FF_T3;
        };
    }
}
