package io.selvage.explore;

import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.Observed;
import io.selvage.options.Options;
import io.selvage.replay.Header;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.scheduler.ProgramRunner;
import io.selvage.strategy.DivergedException;
import io.selvage.strategy.ReplayStrategy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Runs recorded schedules again: to tell them step by step, and to make sure that they can be trusted. */
final class Replayer {
    private final ProgramRunner runner;
    private final Loaded loaded;
    private final Options options;
    private final Subject subject;
    private int written;

    Replayer(ProgramRunner runner, Loaded loaded, Options options, Subject subject) {
        this.runner = runner;
        this.loaded = loaded;
        this.options = options;
        this.subject = subject;
    }

    /** Runs {@code picks} once more; {@link Ending.Diverged} if the program does not follow. */
    Observed replay(int[] picks, List<String> expected, List<String> recorded) {
        ReplayStrategy replay = new ReplayStrategy(picks);
        Recording recording = new Recording(replay, expected);
        recording.begin();
        Observed seen = runner.run(recording, loaded.main());
        recorded.addAll(recording.picked());
        return seen;
    }

    /** Runs a schedule again; where it differs from what it was, if it does. Another output is noted. */
    Optional<Ending.Diverged> rerun(FirstRun first, Tally tally) {
        Recording recording = new Recording(new ReplayStrategy(first.picks()), first.picked());
        recording.begin();
        Observed again = runner.run(recording, loaded.main());
        if (again.ending() instanceof Ending.Diverged diverged) {
            return Optional.of(diverged);
        }
        try {
            recording.end(again.trace());
        } catch (DivergedException e) {
            return Optional.of(new Ending.Diverged(e.step(), e.expected(), e.found()));
        }
        if (!again.output().equals(first.output())) {
            tally.note("the program printed something else when the same schedule was run again: it depends on"
                    + " something outside of control");
        }
        return Optional.empty();
    }

    static String nondeterministic(Ending.Diverged diverged) {
        return "the program is not deterministic: run again under the same schedule it diverged at step "
                + diverged.step()
                + " (expected " + diverged.expected() + ", found " + diverged.found()
                + "); remove what depends on anything but the schedule (real time, files, state kept outside of woven classes)";
    }

    /** The finding with its schedule, told step by step, and written to a file. */
    Finding document(Finding finding, long execution, int[] picks, Tally tally) {
        Schedule schedule = Schedule.of(Header.of(options), picks, picks.length);
        List<String> recorded = new java.util.ArrayList<>();
        Observed again = replay(picks, List.of(), recorded);
        if (again.ending() instanceof Ending.Diverged diverged) {
            tally.fault(nondeterministic(diverged));
            return finding.withExecution(execution, schedule.text());
        }
        Finding told = finding.withExecution(execution, schedule.text()).withSteps(Narrator.tell(again));
        return write(
                told,
                new ScheduleFile(
                        subject.name(),
                        subject.args(),
                        subject.classpath(),
                        options,
                        System.getProperty("java.version"),
                        schedule,
                        recorded),
                tally);
    }

    private Finding write(Finding finding, ScheduleFile file, Tally tally) {
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
