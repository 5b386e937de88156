package io.selvage.explore.execution;

import io.selvage.detect.Detector;
import io.selvage.detect.race.RacePolicy;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.options.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Inspects single executions with detectors of its own, which have not seen what the search has seen. */
public final class FindingMatcher {
    private final List<Detector> detectors;

    public FindingMatcher(Options options, RacePolicy policy) {
        Detectors own = Detectors.of(options, policy);
        detectors = new ArrayList<>(own.ofEndings());
        detectors.addAll(own.ofExecutions());
    }

    /** The finding of that cause, if the execution shows it. */
    public Optional<Finding> findSame(FindingCause cause, FinishedExecution execution) {
        for (Detector detector : detectors) {
            for (Finding finding : detector.inspect(execution)) {
                if (FindingCause.of(finding).equals(cause)) {
                    return Optional.of(finding);
                }
            }
        }
        return Optional.empty();
    }
}
