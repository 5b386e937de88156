package io.selvage.explore;

import io.selvage.detect.CrashDetector;
import io.selvage.detect.Detector;
import io.selvage.detect.HangDetector;
import io.selvage.detect.LivelockDetector;
import io.selvage.detect.MldPrimeDetector;
import io.selvage.detect.RaceDetector;
import io.selvage.detect.UnsharedDetector;
import io.selvage.options.Options;
import java.util.ArrayList;
import java.util.List;

/** Which detectors look at the executions of a search. Each explorer has its own. */
final class Detectors {
    /** What can be wrong with an end; each of them only if the ones before it find nothing. */
    final List<Detector> endings = List.of(new CrashDetector(), new HangDetector(), new LivelockDetector());
    /** What can be wrong with any execution. */
    final List<Detector> always;

    private Detectors(List<Detector> always) {
        this.always = always;
    }

    static Detectors of(Options options) {
        List<Detector> always = new ArrayList<>(List.of(new RaceDetector()));
        if (options.strategy().checksDiscipline()) {
            always.add(new MldPrimeDetector());
        }
        if (options.checkUnshared()) {
            always.add(new UnsharedDetector());
        }
        return new Detectors(List.copyOf(always));
    }
}
