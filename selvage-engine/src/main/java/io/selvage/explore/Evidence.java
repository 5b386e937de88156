package io.selvage.explore;

import io.selvage.detect.CrashDetector;
import io.selvage.detect.Detector;
import io.selvage.detect.HangDetector;
import io.selvage.detect.LivelockDetector;
import io.selvage.detect.RaceDetector;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.Observed;
import io.selvage.options.Options;
import io.selvage.replay.Header;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.strategy.ReplayStrategy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Lets a front end with a search of its own diagnose executions and document findings as the explorer does. */
public final class Evidence {
    private final Options options;
    private final String files;
    private final List<Detector> endings = List.of(new CrashDetector(), new HangDetector(), new LivelockDetector());
    private final Detector races = new RaceDetector();
    private int written;

    /** @param files what the names of schedule files begin with */
    public Evidence(Options options, String files) {
        this.options = options;
        this.files = files;
    }

    /** What is wrong with the way an execution ended, if anything. */
    public Optional<Finding> ofEnding(Observed seen) {
        for (Detector detector : endings) {
            List<Finding> findings = detector.inspect(seen);
            if (!findings.isEmpty()) {
                return Optional.of(findings.get(0));
            }
        }
        return Optional.empty();
    }

    /** Data races; the same one is the same object each time. */
    public List<Finding> races(Observed seen) {
        return races.inspect(seen);
    }

    /**
     * Runs {@code picks} again and adds its schedule, its interleaving and a schedule file.
     *
     * @param program what the file says about what was run: its name, arguments and class path
     * @throws Stage.Fault if the program does not do the same again
     */
    public Finding document(Finding finding, long execution, int[] picks, Stage stage, Runnable main, Program program) {
        Recording recording = new Recording(new ReplayStrategy(picks), List.of());
        recording.begin();
        Observed again = stage.run(recording, main);
        if (again.ending() instanceof Ending.Diverged diverged) {
            throw new Stage.Fault(Replayer.nondeterministic(diverged));
        }
        Schedule schedule = Schedule.of(Header.of(options), picks, picks.length);
        Finding told = finding.withExecution(execution, schedule.text()).withSteps(Narrator.tell(again));
        String jdk = System.getProperty("java.version");
        ScheduleFile file = new ScheduleFile(
                program.mainClass(), program.args(), program.classpath(), options, jdk, schedule, recording.picked());
        return write(told, file);
    }

    /** A report without a file is worth more than no report. */
    private Finding write(Finding finding, ScheduleFile file) {
        Path path = options.out().resolve(files + "-" + ++written + ".schedule");
        try {
            file.write(path);
            return finding.withFile(path);
        } catch (IOException unwritable) {
            return finding;
        }
    }
}
