package io.selvage.explore;

import io.selvage.detect.Awakening;
import io.selvage.detect.HangDetector;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.Observed;
import io.selvage.model.Step;
import io.selvage.model.Trace;
import io.selvage.options.OptionList;
import io.selvage.options.Options;
import io.selvage.replay.Header;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.scheduler.ProgramRunner;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.ReplayStrategy;
import io.selvage.strategy.Strategy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Runs recorded schedules again: to tell them step by step, and to make sure that they can be trusted. */
final class Replayer {
    /** Kinds of hangs that depend on what a waiting thread would do if it were woken. */
    private static final Set<FindingKind> DIAGNOSED = EnumSet.of(
            FindingKind.LOST_NOTIFICATION,
            FindingKind.WRONG_WAITER,
            FindingKind.MISSED_NOTIFICATION,
            FindingKind.ORPHANED_WAIT);

    private final ProgramRunner runner;
    private final Loaded loaded;
    private final Options options;
    private final Subject subject;
    private final Purpose purpose;
    private final Points points;
    private int written;

    Replayer(ProgramRunner runner, Loaded loaded, Options options, Subject subject, Purpose purpose, Points points) {
        this.runner = runner;
        this.loaded = loaded;
        this.options = options;
        this.subject = subject;
        this.purpose = purpose;
        this.points = points;
    }

    /** One execution; {@code strategy} only chooses. */
    Observed run(Strategy strategy) {
        runner.points(points.names());
        return runner.run(strategy, loaded.main());
    }

    /** As {@link #run}, given up after {@code limit} steps. */
    Observed run(Strategy strategy, int limit) {
        runner.points(points.names());
        return runner.run(strategy, loaded.main(), limit);
    }

    /** As above, watched for a state that comes back; see {@link ProgramRunner#runAndWatch}. */
    ProgramRunner.Watched watch(Strategy strategy, int limit, int more) {
        runner.points(points.names());
        return runner.runAndWatch(strategy, loaded.main(), limit, more);
    }

    /** Whether schedules are made simpler: one that is replayed is shown as it is. */
    boolean simplifies() {
        return purpose == Purpose.EXPLORE;
    }

    /** Goes a way once more; {@link Ending.Diverged} if the program does not follow. */
    Observed replay(Way way, List<String> recorded) {
        Recording recording = new Recording(new ReplayStrategy(way.picks()), List.of());
        recording.begin();
        Observed seen = way.isEndless() ? run(recording, way.steps()) : run(recording);
        recorded.addAll(recording.picked());
        return seen;
    }

    /** Runs a schedule again, as far as it is the same. */
    FirstRun.Again rerun(FirstRun first) {
        Recording recording = new Recording(new ReplayStrategy(first.picks()), first.picked());
        recording.begin();
        Observed again = run(recording);
        return new FirstRun.Again(divergence(again, recording), again.trace().steps(), again.output());
    }

    private static Optional<Ending.Diverged> divergence(Observed again, Recording recording) {
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

    static String nondeterministic(Ending.Diverged diverged) {
        return "the program is not deterministic: run again under the same schedule it diverged at step "
                + diverged.step()
                + " (expected " + diverged.expected() + ", found " + diverged.found()
                + "); remove what depends on anything but the schedule (real time, files, state kept outside of woven classes)";
    }

    /** The finding with the simplest schedule that shows it, told step by step, and written to a file. */
    Finding document(Finding finding, long execution, int[] picks, Tally tally) {
        int[] simple = simplified(finding, picks);
        return document(finding, execution, new Way(simple), new Way(picks), tally);
    }

    /** As above, of a livelock that was {@code first} found with a schedule that may be less simple. */
    Finding document(Livelocks.Found found, Livelocks.Found first, long execution, Tally tally) {
        return document(found.finding(), execution, Way.of(found), Way.of(first), tally);
    }

    private Finding document(Finding finding, long execution, Way simple, Way first, Tally tally) {
        Schedule schedule = schedule(simple);
        List<String> recorded = new ArrayList<>();
        Observed again = replay(simple, recorded);
        if (again.ending() instanceof Ending.Diverged diverged) {
            tally.fault(nondeterministic(diverged));
            return finding.withExecution(execution, schedule.text());
        }
        String original = Arrays.equals(simple.picks(), first.picks())
                ? ""
                : schedule(first).text();
        Observed shown = simple.isEndless() ? replay(simple.once(), new ArrayList<>()) : again;
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
    private List<Step> original(Way way) {
        if (options.html().isEmpty()) {
            return List.of();
        }
        Observed found = replay(way.isEndless() ? way.once() : way, new ArrayList<>());
        return found.ending() instanceof Ending.Diverged ? List.of() : Narrator.tell(found);
    }

    /** What {@code finding} is when the execution that shows it is looked at closely, which ends that one's life. */
    private Finding explained(Finding finding, Way way, Observed again) {
        if (way.isEndless()) {
            return finding;
        }
        Finding same = inspection().find(Cause.of(finding), again).orElse(finding);
        if (!DIAGNOSED.contains(same.kind())) {
            return same;
        }
        Map<Integer, Awakening> awakenings = WakeUps.of(again, way.picks(), runner, loaded.main());
        Observed hung = replay(way, new ArrayList<>());
        List<Finding> diagnosed = new HangDetector().inspect(hung, awakenings);
        return diagnosed.isEmpty() ? same : diagnosed.get(0);
    }

    /** Detectors that have seen nothing yet. */
    Inspection inspection() {
        return new Inspection(options);
    }

    String scheduleText(int[] picks) {
        return schedule(new Way(picks)).text();
    }

    private int[] simplified(Finding finding, int[] picks) {
        if (!simplifies()) {
            return picks;
        }
        return Shrinker.shrink(this::run, inspection(), Cause.of(finding), picks)
                .map(Shrinker.Shrunk::picks)
                .orElse(picks);
    }

    private Schedule schedule(Way way) {
        Header header =
                Header.of(options.with(OptionList.POINTS, points.names())).leftAfter(way.steps());
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
    private Finding write(Finding finding, ScheduleFile file, Tally tally) {
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
