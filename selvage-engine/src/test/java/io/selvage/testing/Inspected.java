package io.selvage.testing;

import io.selvage.detect.Detector;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.modelprogram.ModelRunner;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.List;

/** What detectors say of all executions of a search, the cut ones included. */
public final class Inspected {
    private Inspected() {}

    /** At most {@code limit} executions. */
    public static List<Finding> run(ModelRunner runner, Strategy strategy, int limit, Detector... detectors) {
        List<Finding> findings = new ArrayList<>();
        for (int i = 0; i < limit && strategy.begin(); i++) {
            FinishedExecution seen = runner.run(strategy);
            for (Detector detector : detectors) {
                findings.addAll(detector.inspect(seen));
            }
            strategy.end(seen.trace());
        }
        return findings;
    }
}
