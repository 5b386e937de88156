package io.selvage.explore.execution;

import io.selvage.detect.CrashDetector;
import io.selvage.detect.Detector;
import io.selvage.detect.deadlock.LockNestingDetector;
import io.selvage.detect.discipline.EraserDetector;
import io.selvage.detect.discipline.MldPrimeDetector;
import io.selvage.detect.discipline.ThreadConfinementDetector;
import io.selvage.detect.hang.HangDetector;
import io.selvage.detect.race.RaceDetector;
import io.selvage.options.DetectMode;
import io.selvage.options.Options;
import io.selvage.options.StrategyTrait;
import java.util.ArrayList;
import java.util.List;

/** Which detectors look at the executions of a search. Each explorer has its own. */
final class Detectors {
    /** What can be wrong with an end; each of them only if the ones before it find nothing. */
    final List<Detector> endings;
    /** What can be wrong with any execution. */
    final List<Detector> always;

    private Detectors(List<Detector> endings, List<Detector> always) {
        this.endings = endings;
        this.always = always;
    }

    static Detectors of(Options options) {
        if (options.detect() == DetectMode.NONE) {
            return new Detectors(List.of(), List.of());
        }
        List<Detector> always = new ArrayList<>(List.of(new RaceDetector()));
        if (options.strategy().has(StrategyTrait.CHECKS_MLD)) {
            always.add(new MldPrimeDetector());
        } else if (options.discipline()) {
            always.add(new EraserDetector());
        }
        if (options.strategy().has(StrategyTrait.SWITCHES_AT_RELEASES)) {
            always.add(new LockNestingDetector());
        }
        if (options.checkUnshared()) {
            always.add(new ThreadConfinementDetector());
        }
        // That an execution goes round is found out by watching it run again: see Livelocks.
        return new Detectors(List.of(new CrashDetector(), new HangDetector()), always);
    }

    /** The variables that a race was found on the last time. */
    List<String> racyVariables() {
        for (Detector detector : always) {
            if (detector instanceof RaceDetector races) {
                return races.racyVariables();
            }
        }
        return List.of();
    }
}
