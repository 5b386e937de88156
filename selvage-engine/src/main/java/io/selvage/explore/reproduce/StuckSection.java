package io.selvage.explore.reproduce;

import io.selvage.explore.control.Stall;
import io.selvage.explore.subject.Subject;
import io.selvage.model.FailureClass;
import io.selvage.model.Finding;
import io.selvage.model.FindingKind;
import io.selvage.model.FinishedExecution;
import io.selvage.options.Options;
import io.selvage.replay.Schedule;
import io.selvage.replay.ScheduleFile;
import io.selvage.replay.ScheduleHeader;
import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.tracestate.HeldLocks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A call that does not come back to a thread with a lock in hand: it reads input that does not come, or blocks outside
 * of control. Nobody else gets the lock meanwhile; that is the program's fault, and not the tool's.
 */
public final class StuckSection {
    private StuckSection() {}

    /** Empty if the thread holds no lock. */
    public static Optional<Finding> find(ProgramRunner runner, Stall stall) {
        return runner.standing().flatMap(execution -> find(execution, runner.currentThread(), stall));
    }

    private static Optional<Finding> find(FinishedExecution execution, int thread, Stall stall) {
        List<Integer> held =
                thread < 0 ? List.of() : HeldLocks.before(execution.trace().length(), thread, execution);
        if (held.isEmpty()) {
            return Optional.empty();
        }
        String locks =
                String.join(", ", held.stream().map(execution::objectName).toList());
        List<String> details = new ArrayList<>();
        stall.stack().forEach(frame -> details.add("  at " + frame));
        return Optional.of(Finding.of(
                        FindingKind.LIVELOCK,
                        stall.thread() + " never leaves its critical section: a call has not come back for "
                                + Stall.SECONDS + " s, and it holds " + locks)
                .withFailureClass(FailureClass.FF_T4)
                .withDetails(details)
                .withSites(stall.stack().stream()
                        .filter(StuckSection::isOfProgram)
                        .limit(1)
                        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                        .toList()));
    }

    private static boolean isOfProgram(StackTraceElement frame) {
        return frame.getModuleName() == null && frame.getFileName() != null && frame.getLineNumber() > 0;
    }

    /** The finding with the schedule up to the call, in a file. */
    public static Finding record(
            Finding finding, ProgramRunner runner, Options options, Subject subject, Consumer<String> notes) {
        int[] choices = runner.standing().map(FinishedExecution::choices).orElse(new int[0]);
        Schedule schedule = Schedule.of(ScheduleHeader.of(options), choices, choices.length);
        ScheduleFile file = new ScheduleFile(
                subject.name(),
                subject.args(),
                subject.classpath(),
                options,
                System.getProperty("java.version"),
                schedule,
                List.of());
        return new ScheduleFileWriter(options, subject.fileName() + "-stuck")
                .write(finding.withExecution(1, schedule.text()), file, notes);
    }
}
