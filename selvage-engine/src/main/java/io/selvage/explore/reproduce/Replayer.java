package io.selvage.explore.reproduce;

import io.selvage.detect.hang.HangDetector;
import io.selvage.detect.hang.WakeUpOutcome;
import io.selvage.explore.execution.ExtraSchedulingPoints;
import io.selvage.explore.execution.FindingCause;
import io.selvage.explore.execution.FindingMatcher;
import io.selvage.explore.execution.Purpose;
import io.selvage.explore.narrate.Narrator;
import io.selvage.explore.shrink.Shrinker;
import io.selvage.explore.statistics.SearchRemarks;
import io.selvage.explore.statistics.SearchStatistics;
import io.selvage.explore.subject.LoadedSubject;
import io.selvage.explore.subject.Subject;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.model.Step;
import io.selvage.model.Trace;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.replay.ScheduleHeader;
import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.guided.ReplayStrategy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs recorded schedules again: to tell them step by step, and to make sure that they can be trusted. */
public final class Replayer {
    private final ProgramRunner runner;
    private final LoadedSubject loaded;
    private final Options options;
    private final Subject subject;
    private final Purpose purpose;
    private final ExtraSchedulingPoints points;
    private int written;

    public Replayer(
            ProgramRunner runner,
            LoadedSubject loaded,
            Options options,
            Subject subject,
            Purpose purpose,
            ExtraSchedulingPoints points) {
        this.runner = runner;
        this.loaded = loaded;
        this.options = options;
        this.subject = subject;
        this.purpose = purpose;
        this.points = points;
    }

    /** One execution; {@code strategy} only chooses. */
    public FinishedExecution run(Strategy strategy) {
        runner.points(points.names());
        return runner.run(strategy, loaded.main());
    }

    /** As {@link #run}, given up after {@code limit} steps. */
    FinishedExecution run(Strategy strategy, int limit) {
        runner.points(points.names());
        return runner.run(strategy, loaded.main(), limit);
    }

    /** As above, watched for a state that comes back; see {@link ProgramRunner#runAndWatch}. */
    ProgramRunner.Watched watch(Strategy strategy, int limit, int more) {
        runner.points(points.names());
        return runner.runAndWatch(strategy, loaded.main(), limit, more);
    }

    /** Whether schedules are made simpler: one that is replayed is shown as it is. */
    public boolean simplifies() {
        return purpose == Purpose.EXPLORE;
    }

    /** Goes a way once more; {@link Ending.Diverged} if the program does not follow. */
    FinishedExecution replay(ReplayTarget way, List<String> recorded) {
        RecordingStrategy recording = new RecordingStrategy(new ReplayStrategy(way.picks()), List.of());
        recording.begin();
        FinishedExecution seen = way.isEndless() ? run(recording, way.steps()) : run(recording);
        recorded.addAll(recording.picked());
        return seen;
    }

    /** Runs a schedule again, as far as it is the same. */
    public FirstExecution.Again rerun(FirstExecution first) {
        RecordingStrategy recording = new RecordingStrategy(new ReplayStrategy(first.picks()), first.picked());
        recording.begin();
        FinishedExecution again = run(recording);
        return new FirstExecution.Again(
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

    /** The finding with the simplest schedule that shows it, told step by step, and written to a file. */
    public Finding document(Finding finding, long execution, int[] picks, SearchStatistics tally) {
        int[] simple = simplified(finding, picks);
        return document(finding, execution, new ReplayTarget(simple), new ReplayTarget(picks), tally);
    }

    /** As above, of a livelock that was {@code first} found with a schedule that may be less simple. */
    public Finding document(LivelockSearch.Found found, LivelockSearch.Found first, long execution, SearchStatistics tally) {
        return document(found.finding(), execution, ReplayTarget.of(found), ReplayTarget.of(first), tally);
    }

    private Finding document(
            Finding finding, long execution, ReplayTarget simple, ReplayTarget first, SearchStatistics tally) {
        Schedule schedule = schedule(simple);
        List<String> recorded = new ArrayList<>();
        FinishedExecution again = replay(simple, recorded);
        if (again.ending() instanceof Ending.Diverged diverged) {
            tally.fault(SearchRemarks.nondeterministic(diverged));
            return finding.withExecution(execution, schedule.text());
        }
        String original = Arrays.equals(simple.picks(), first.picks())
                ? ""
                : schedule(first).text();
        FinishedExecution shown = simple.isEndless() ? replay(simple.once(), new ArrayList<>()) : again;
        List<Step> steps = Narrator.tell(shown);
        int preemptions = preemptions(shown.trace());
        Finding told = explained(finding, simple, again)
                .withExecution(execution, schedule.text())
                .withOriginal(original, preemptions)
                .withSteps(steps)
                .withOriginalSteps(original.isEmpty() ? List.of() : original(first));
        return write(
                told,
                new ScheduleFile(
                        subject.name(),
                        subject.args(),
                        subject.classpath(),
                        options.with(OptionList.POINTS, points.names()),
                        System.getProperty("java.version"),
                        schedule,
                        recorded),
                tally);
    }

    /** The execution as it was found, if a report shows it. */
    private List<Step> original(ReplayTarget way) {
        if (options.html().isEmpty()) {
            return List.of();
        }
        FinishedExecution found = replay(way.isEndless() ? way.once() : way, new ArrayList<>());
        return found.ending() instanceof Ending.Diverged ? List.of() : Narrator.tell(found);
    }

    /** What {@code finding} is when the execution that shows it is looked at closely, which ends that one's life. */
    private Finding explained(Finding finding, ReplayTarget way, FinishedExecution again) {
        if (way.isEndless()) {
            return finding;
        }
        Finding same = inspection().find(FindingCause.of(finding), again).orElse(finding);
        if (same.kind().source() != FindingKind.Source.WAIT_DETECTOR) {
            return same;
        }
        Map<Integer, WakeUpOutcome> awakenings = WakeUpProbe.of(again, way.picks(), runner, loaded.main());
        FinishedExecution hung = replay(way, new ArrayList<>());
        List<Finding> diagnosed = new HangDetector().inspect(hung, awakenings);
        return diagnosed.isEmpty() ? same : diagnosed.get(0);
    }

    /** Detectors that have seen nothing yet. */
    FindingMatcher inspection() {
        return new FindingMatcher(options);
    }

    String scheduleText(int[] picks) {
        return schedule(new ReplayTarget(picks)).text();
    }

    private int[] simplified(Finding finding, int[] picks) {
        if (!simplifies()) {
            return picks;
        }
        return Shrinker.shrink(this::run, inspection(), FindingCause.of(finding), picks)
                .map(Shrinker.Shrunk::picks)
                .orElse(picks);
    }

    private Schedule schedule(ReplayTarget way) {
        ScheduleHeader header = ScheduleHeader.of(options.with(OptionList.POINTS, points.names()))
                .leftAfter(way.steps());
        return Schedule.of(header, way.picks(), way.picks().length);
    }

    private static int preemptions(Trace trace) {
        int count = 0;
        int step = 0;
        for (int i = 0; i < trace.length(); i++) {
            if (trace.step(i) != step) {
                step = trace.step(i);
                count += trace.preempts(i) ? 1 : 0;
            }
        }
        return count;
    }

    /** A replay leaves files alone: what is replayed is in one already, and another finding's may have the same name. */
    private Finding write(Finding finding, ScheduleFile file, SearchStatistics tally) {
        if (purpose == Purpose.REPLAY) {
            return finding;
        }
        Path path = options.out().resolve(subject.fileName() + "-" + ++written + ".schedule");
        try {
            file.write(path);
            return finding.withFile(path);
        } catch (IOException e) {
            tally.note("cannot write " + path + " (" + e.getMessage() + "); the schedule is in the report");
            return finding;
        }
    }
}
