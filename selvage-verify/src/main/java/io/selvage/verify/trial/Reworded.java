package io.selvage.verify.trial;

import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import java.util.List;

/** A finding in the words of what it means for a component. */
final class Reworded {
    private Reworded() {}

    /** The same execution, schedule and interleaving as {@code seen}, which is about the program that calls. */
    static Finding of(Finding seen, FindingKind kind, String message) {
        return new Finding(
                kind,
                seen.failureClass(),
                message,
                List.of(),
                "",
                seen.execution(),
                seen.count(),
                seen.schedule(),
                seen.original(),
                seen.preemptions(),
                seen.sites(),
                seen.steps(),
                seen.originalSteps(),
                seen.file(),
                seen.owner(),
                seen.named(),
                List.of());
    }
}
