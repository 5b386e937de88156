package io.selvage.explore;

import io.selvage.detect.Detector;
import io.selvage.model.Finding;
import io.selvage.model.Observed;
import io.selvage.options.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks at single executions with detectors of its own, which have not seen what the search has seen. */
final class Inspection {
    private final List<Detector> detectors;

    Inspection(Options options) {
        Detectors own = Detectors.of(options);
        detectors = new ArrayList<>(own.endings);
        detectors.addAll(own.always);
    }

    /** The finding of that cause, if the execution shows it. */
    Optional<Finding> find(Cause cause, Observed seen) {
        for (Detector detector : detectors) {
            for (Finding finding : detector.inspect(seen)) {
                if (Cause.of(finding).equals(cause)) {
                    return Optional.of(finding);
                }
            }
        }
        return Optional.empty();
    }
}
