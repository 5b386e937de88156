package io.selvage.explore.execution;

import static io.selvage.model.FindingKind.DATA_RACE;
import static io.selvage.model.FindingKind.DEADLOCK;
import static io.selvage.model.FindingKind.LOCK_DISCIPLINE;
import static io.selvage.model.FindingKind.LOST_NOTIFICATION;
import static io.selvage.model.FindingKind.MISSED_NOTIFICATION;
import static io.selvage.model.FindingKind.NESTED_MONITOR;
import static io.selvage.model.FindingKind.ORPHANED_WAIT;
import static io.selvage.model.FindingKind.THREAD_LEAK;
import static io.selvage.model.FindingKind.UNCAUGHT_EXCEPTION;
import static io.selvage.model.FindingKind.WRONG_WAITER;

import io.selvage.detect.CrashDetector;
import io.selvage.detect.Detector;
import io.selvage.detect.deadlock.LockNestingDetector;
import io.selvage.detect.discipline.EraserDetector;
import io.selvage.detect.discipline.MldPrimeDetector;
import io.selvage.detect.discipline.ThreadConfinementDetector;
import io.selvage.detect.hang.EndlessLoopDetector;
import io.selvage.detect.hang.HangDetector;
import io.selvage.detect.hang.LivelockDetector;
import io.selvage.detect.race.RaceDetector;
import io.selvage.model.FindingKind;
import io.selvage.options.Options;
import io.selvage.options.StrategyTrait;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Every detector there is: which part of an execution it inspects, when it is used, and what it can report. */
enum DetectorEntry {
    CRASH(Inspects.ENDING, Use.EVERYWHERE, CrashDetector::new, options -> true, UNCAUGHT_EXCEPTION),
    HANG(
            Inspects.ENDING,
            Use.EVERYWHERE,
            HangDetector::new,
            options -> true,
            DEADLOCK,
            LOST_NOTIFICATION,
            WRONG_WAITER,
            MISSED_NOTIFICATION,
            NESTED_MONITOR,
            ORPHANED_WAIT,
            THREAD_LEAK),
    ENDLESS_LOOP(Inspects.ENDING, Use.EVERYWHERE, EndlessLoopDetector::new, options -> true, FindingKind.LIVELOCK),
    /** A search finds other livelocks by running such executions again and watching them. */
    LIVELOCK(Inspects.ENDING, Use.FRONT_ENDS, LivelockDetector::new, options -> true, FindingKind.LIVELOCK),
    RACE(Inspects.EXECUTION, Use.EVERYWHERE, RaceDetector::new, options -> true, DATA_RACE),
    MLD(
            Inspects.EXECUTION,
            Use.SEARCH,
            MldPrimeDetector::new,
            options -> options.strategy().has(StrategyTrait.CHECKS_MLD),
            LOCK_DISCIPLINE),
    ERASER(
            Inspects.EXECUTION,
            Use.SEARCH,
            EraserDetector::new,
            options -> options.discipline() && !options.strategy().has(StrategyTrait.CHECKS_MLD),
            LOCK_DISCIPLINE),
    /** Reports nothing itself: says where a search that switches at releases only is not exhaustive. */
    LOCK_NESTING(
            Inspects.EXECUTION,
            Use.SEARCH,
            LockNestingDetector::new,
            options -> options.strategy().has(StrategyTrait.SWITCHES_AT_RELEASES)),
    THREAD_CONFINEMENT(
            Inspects.EXECUTION, Use.SEARCH, ThreadConfinementDetector::new, Options::checkUnshared, LOCK_DISCIPLINE);

    /** What a detector analyses. */
    enum Inspects {
        /** How an execution ended; only if the detectors before it found nothing. */
        ENDING,
        /** Any execution, whatever others found. */
        EXECUTION
    }

    /** Who uses a detector. */
    enum Use {
        /** Searches, and front ends with a search of their own. */
        EVERYWHERE,
        SEARCH,
        FRONT_ENDS
    }

    private final Inspects inspects;
    private final Use use;
    private final Supplier<Detector> factory;
    private final Predicate<Options> isWanted;
    private final Set<FindingKind> reports;

    DetectorEntry(
            Inspects inspects,
            Use use,
            Supplier<Detector> factory,
            Predicate<Options> isWanted,
            FindingKind... reports) {
        this.inspects = inspects;
        this.use = use;
        this.factory = factory;
        this.isWanted = isWanted;
        this.reports = Set.of(reports);
    }

    Inspects inspects() {
        return inspects;
    }

    Set<FindingKind> reports() {
        return reports;
    }

    Detector create() {
        return factory.get();
    }

    /** Those that a search with these options uses. */
    static List<DetectorEntry> ofSearch(Options options) {
        return List.of(values()).stream()
                .filter(entry -> entry.use != Use.FRONT_ENDS && entry.isWanted.test(options))
                .toList();
    }

    /** Those that front ends with a search of their own use. */
    static List<DetectorEntry> ofFrontEnds() {
        return List.of(values()).stream()
                .filter(entry -> entry.use != Use.SEARCH)
                .toList();
    }
}
