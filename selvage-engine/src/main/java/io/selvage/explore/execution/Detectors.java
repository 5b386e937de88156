package io.selvage.explore.execution;

import io.selvage.detect.Detector;
import io.selvage.detect.race.RaceDetector;
import io.selvage.detect.race.RacePolicy;
import io.selvage.options.DetectMode;
import io.selvage.options.Options;
import java.util.ArrayList;
import java.util.List;

/** The detectors that inspect the executions of a search. Each explorer has its own. */
public final class Detectors {
    private final List<Detector> ofEndings = new ArrayList<>();
    private final List<Detector> ofExecutions = new ArrayList<>();
    private final RaceDetector races;

    private Detectors(List<DetectorEntry> entries, RacePolicy policy) {
        races = new RaceDetector(policy);
        for (DetectorEntry entry : entries) {
            Detector detector = entry == DetectorEntry.RACE ? races : entry.create();
            (entry.inspects() == DetectorEntry.Inspects.ENDING ? ofEndings : ofExecutions).add(detector);
        }
    }

    static Detectors of(Options options, RacePolicy policy) {
        return new Detectors(options.detect() == DetectMode.NONE ? List.of() : DetectorEntry.ofSearch(options), policy);
    }

    /** For a front end that has a search of its own. */
    public static Detectors ofFrontEnd() {
        return new Detectors(DetectorEntry.ofFrontEnds(), RacePolicy.ALL);
    }

    /** What can be wrong with the end of an execution; each of them only if the ones before it find nothing. */
    public List<Detector> ofEndings() {
        return ofEndings;
    }

    /** What can be wrong with any execution. */
    public List<Detector> ofExecutions() {
        return ofExecutions;
    }

    /** The variables that a race was found on the last time. */
    List<String> racyVariables() {
        return races.racyVariables();
    }
}
