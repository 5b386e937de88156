package io.selvage.explore;

import io.selvage.detect.Detector;
import io.selvage.explore.execution.Detectors;
import io.selvage.explore.narrate.Narrator;
import io.selvage.explore.reproduce.RecordingStrategy;
import io.selvage.explore.reproduce.ScheduleFileWriter;
import io.selvage.explore.statistics.SearchRemarks;
import io.selvage.explore.subject.Program;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.model.FinishedExecution;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.replay.ScheduleHeader;
import io.selvage.strategy.guided.ReplayStrategy;
import java.util.List;
import java.util.Optional;

/** Lets a front end with a search of its own diagnose executions and document findings as the explorer does. */
public final class FindingDocumenter {
    private final Options options;
    private final Optional<ScheduleFileWriter> files;
    private final Detectors detectors = Detectors.ofFrontEnd();

    /** @param filePrefix what the names of schedule files begin with; the empty string for none */
    public FindingDocumenter(Options options, String filePrefix) {
        this.options = options;
        files = filePrefix.isEmpty() ? Optional.empty() : Optional.of(new ScheduleFileWriter(options, filePrefix));
    }

    /** What is wrong with the ending of an execution, if anything. */
    public Optional<Finding> ofEnding(FinishedExecution execution) {
        for (Detector detector : detectors.ofEndings()) {
            List<Finding> findings = detector.inspect(execution);
            if (!findings.isEmpty()) {
                return Optional.of(findings.get(0));
            }
        }
        return Optional.empty();
    }

    /** Data races; the same one is the same object each time. */
    public List<Finding> races(FinishedExecution execution) {
        return detectors.ofExecutions().stream()
                .flatMap(detector -> detector.inspect(execution).stream())
                .toList();
    }

    /**
     * Runs {@code choices} again and adds its schedule, its interleaving and a schedule file.
     *
     * @param program what the file says about what was run: its name, arguments and class path
     * @throws ControlledRun.Fault if the program does not do the same again
     */
    public Finding document(
            Finding finding, long execution, int[] choices, ControlledRun run, Runnable main, Program program) {
        RecordingStrategy recording = new RecordingStrategy(new ReplayStrategy(choices), List.of());
        recording.begin();
        FinishedExecution again = run.runObserved(recording, main);
        if (again.ending() instanceof Ending.Diverged diverged) {
            throw new ControlledRun.Fault(SearchRemarks.nondeterministic(diverged));
        }
        Schedule schedule = Schedule.of(ScheduleHeader.of(options), choices, choices.length);
        Finding recorded = finding.withExecution(execution, schedule.text()).withSteps(Narrator.narrate(again));
        String jdk = System.getProperty("java.version");
        ScheduleFile file = new ScheduleFile(
                program.mainClass(), program.args(), program.classpath(), options, jdk, schedule, recording.recorded());
        return files.map(writer -> writer.write(recorded, file, problem -> {})).orElse(recorded);
    }
}
