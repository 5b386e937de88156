package io.selvage.explore.reproduce;

import io.selvage.detect.hang.WakeUpOutcome;
import io.selvage.explore.execution.ExtraSchedulingPoints;
import io.selvage.explore.execution.OutOfTimeException;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.explore.subject.LoadedSubject;
import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.guided.ReplayStrategy;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs schedules of a subject outside of the search. What it returns is valid until the next run. All of it throws
 * {@link OutOfTimeException} when the time of the search is over.
 */
public final class ScheduleRunner {
    /**
     * An execution that was run again.
     *
     * @param recorded what was chosen, in words
     */
    record Replayed(FinishedExecution execution, List<String> recorded) {}

    private final ProgramRunner runner;
    private final LoadedSubject loaded;
    private final ExtraSchedulingPoints points;

    public ScheduleRunner(ProgramRunner runner, LoadedSubject loaded, ExtraSchedulingPoints points) {
        this.runner = runner;
        this.loaded = loaded;
        this.points = points;
    }

    /** The variables whose accesses are extra scheduling points. */
    List<String> points() {
        return points.variables();
    }

    /** One execution; {@code strategy} only chooses. */
    public FinishedExecution run(Strategy strategy) {
        runner.setRacyVariables(points.variables());
        return OutOfTimeException.check(runner.run(strategy, loaded.main()));
    }

    /** As {@link #run}, cut after {@code limit} steps. */
    FinishedExecution run(Strategy strategy, int limit) {
        runner.setRacyVariables(points.variables());
        return OutOfTimeException.check(runner.run(strategy, loaded.main(), limit));
    }

    /** As above, watched for a state that comes back; see {@link ProgramRunner#runAndWatch}. */
    ProgramRunner.Watched watch(Strategy strategy, int limit, int more) {
        runner.setRacyVariables(points.variables());
        ProgramRunner.Watched watched = runner.runDetectingCycles(strategy, loaded.main(), limit, more);
        OutOfTimeException.check(watched.seen());
        return watched;
    }

    /** Runs an execution once more and observes its steps; {@link Ending.Diverged} if the program does not follow. */
    Replayed replay(ReplayTarget target) {
        RecordingStrategy recording = new RecordingStrategy(new ReplayStrategy(target.choices()), List.of());
        recording.begin();
        runner.setObserving(true);
        try {
            FinishedExecution execution = target.isLivelock() ? run(recording, target.steps()) : run(recording);
            return new Replayed(execution, recording.recorded());
        } finally {
            runner.setObserving(false);
        }
    }

    /** What each thread that waits at the end of {@code hung} would do if it were woken. */
    Map<Integer, WakeUpOutcome> wakeUps(FinishedExecution hung, ReplayTarget target) {
        return WakeUpProbe.of(hung, target.choices(), runner, loaded.main());
    }

    /** Runs the first execution again, as far as it is the same. */
    public FirstExecution.Rerun runAgain(FirstExecution first) {
        RecordingStrategy recording = new RecordingStrategy(new ReplayStrategy(first.choices()), first.recorded());
        recording.begin();
        FinishedExecution again = run(recording);
        return new FirstExecution.Rerun(
                divergence(again, recording), again.trace().steps(), again.output());
    }

    private static Optional<Ending.Diverged> divergence(FinishedExecution again, RecordingStrategy recording) {
        if (again.ending() instanceof Ending.Diverged diverged) {
            return Optional.of(diverged);
        }
        try {
            recording.end(again.trace());
            return Optional.empty();
        } catch (DivergedException e) {
            return Optional.of(new Ending.Diverged(e.step(), e.expected(), e.found()));
        }
    }

    /** Compares with classes of its own; they may set themselves up at first use, as the first explorer's did. */
    public void compareWith(FirstExecution first, SearchStatistics statistics) {
        FirstExecution.Rerun rerun = runAgain(first);
        first.report(first.matches(rerun) ? rerun : runAgain(first), statistics);
    }
}
