package io.selvage.explore.reproduce;

import io.selvage.detect.hang.HangDetector;
import io.selvage.detect.hang.WakeUpOutcome;
import io.selvage.detect.race.RacePolicy;
import io.selvage.explore.execution.FindingCause;
import io.selvage.explore.execution.FindingMatcher;
import io.selvage.explore.execution.OutOfTimeException;
import io.selvage.explore.execution.Purpose;
import io.selvage.explore.narrate.EarlyTimeoutText;
import io.selvage.explore.narrate.Narrator;
import io.selvage.explore.narrate.Overwrites;
import io.selvage.explore.shrink.Shrinker;
import io.selvage.explore.statistics.SearchRemarks;
import io.selvage.explore.statistics.SearchStatistics;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Adds to findings what reports show: the simplest schedule, its interleaving, a diagnosis, a schedule file. */
public final class FindingRecorder {
    private final ScheduleRunner runner;
    private final Options options;
    private final RacePolicy policy;
    private final Subject subject;
    private final Purpose purpose;
    private final SearchStatistics statistics;
    private final ScheduleFileWriter files;
    private final RecordedInput input;

    public FindingRecorder(
            ScheduleRunner runner,
            Options options,
            RacePolicy policy,
            Subject subject,
            Purpose purpose,
            SearchStatistics statistics) {
        this.policy = policy;
        this.runner = runner;
        this.options = options;
        this.subject = subject;
        this.purpose = purpose;
        this.statistics = statistics;
        files = new ScheduleFileWriter(options, subject.fileName());
        input = new RecordedInput(options.out().resolve(subject.fileName() + ".stdin"));
    }

    ScheduleRunner runner() {
        return runner;
    }

    /** Whether schedules are made simpler: one that is replayed is shown as it is. */
    public boolean isShrinking() {
        return purpose == Purpose.EXPLORE;
    }

    /** The finding with the simplest schedule that shows it, narrated step by step, and written to a file. */
    public Finding record(Finding finding, long execution, int[] choices) {
        int[] simple = choices;
        try {
            simple = simplified(finding, choices);
            return record(finding, execution, new ReplayTarget(simple), new ReplayTarget(choices));
        } catch (OutOfTimeException e) {
            return asItIs(finding, execution, new ReplayTarget(simple));
        }
    }

    /** There is no time to look at it more closely. */
    private Finding asItIs(Finding finding, long execution, ReplayTarget target) {
        statistics.note("the time was over before the finding was looked at closely: its schedule may not be the"
                + " simplest, and its steps are missing; replay shows them");
        return write(finding.withExecution(execution, schedule(target).text()), schedule(target), List.of());
    }

    /** As above, of a livelock that was {@code first} found with a schedule that may be less simple. */
    public Finding record(Livelock simple, Livelock first, long execution) {
        try {
            return record(simple.finding(), execution, ReplayTarget.of(simple), ReplayTarget.of(first));
        } catch (OutOfTimeException e) {
            return asItIs(simple.finding(), execution, ReplayTarget.of(simple));
        }
    }

    private Finding record(Finding finding, long execution, ReplayTarget simple, ReplayTarget first) {
        Schedule schedule = schedule(simple);
        ScheduleRunner.Replayed again = runner.replay(simple);
        if (again.execution().ending() instanceof Ending.Diverged diverged) {
            statistics.fault(SearchRemarks.nondeterministic(diverged));
            return finding.withExecution(execution, schedule.text());
        }
        FinishedExecution shown =
                simple.isLivelock() ? runner.replay(simple.shown()).execution() : again.execution();
        Finding same = simple.isLivelock() ? finding : sameFinding(finding, shown);
        List<Overwrites.Overwrite> overwrites = overwrites(same, shown);
        List<Step> steps = Narrator.narrate(shown, policy::owner, named(same, overwrites));
        int preemptions = preemptions(shown.trace());
        String condition = EarlyTimeoutText.of(shown);
        Finding diagnosed = withSentences(diagnoseHang(same, simple, shown), overwrites);
        String original = Arrays.equals(simple.choices(), first.choices())
                ? ""
                : schedule(first).text();
        Finding recorded = conditional(diagnosed, condition)
                .withExecution(execution, schedule.text())
                .withOriginal(original, preemptions)
                .withSteps(steps)
                .withOriginalSteps(original.isEmpty() ? List.of() : originalSteps(first));
        return write(recorded, schedule, again.recorded());
    }

    /** A finding that needs a time limit to run out says so, and comes behind those that need none. */
    private Finding conditional(Finding finding, String condition) {
        if (condition.isEmpty()) {
            return finding;
        }
        statistics.rankBehind(FindingCause.of(finding));
        return finding.withCondition(condition);
    }

    /**
     * A replay leaves files alone: what is replayed is in one already, and another finding's may have the same name.
     */
    private Finding write(Finding finding, Schedule schedule, List<String> recorded) {
        if (purpose == Purpose.REPLAY) {
            return finding;
        }
        ScheduleFile file = new ScheduleFile(
                subject.name(),
                subject.args(),
                subject.classpath(),
                input.keptBy(optionsWithPoints(), statistics::note),
                System.getProperty("java.version"),
                schedule,
                recorded);
        return files.write(finding, file, statistics::note);
    }

    /** The execution as it was found, if a report shows it. */
    private List<Step> originalSteps(ReplayTarget target) {
        if (options.html().isEmpty()) {
            return List.of();
        }
        FinishedExecution found = runner.replay(target.shown()).execution();
        return found.ending() instanceof Ending.Diverged
                ? List.of()
                : Narrator.narrate(found, policy::owner, List.of());
    }

    /** What {@code finding} is in an execution that was observed, with values and stacks. */
    private Finding sameFinding(Finding finding, FinishedExecution again) {
        return matcher().findSame(FindingCause.of(finding), again).orElse(finding);
    }

    /** Updates that were lost, if the finding may come of it: of a race those of its variable. */
    private static List<Overwrites.Overwrite> overwrites(Finding finding, FinishedExecution shown) {
        return switch (finding.kind()) {
            case UNCAUGHT_EXCEPTION -> Overwrites.of(shown);
            case DATA_RACE ->
                Overwrites.of(shown).stream()
                        .filter(one -> one.steps().stream().anyMatch(finding.named()::contains))
                        .toList();
            default -> List.of();
        };
    }

    private static Set<Integer> named(Finding finding, List<Overwrites.Overwrite> overwrites) {
        Set<Integer> named = new TreeSet<>(finding.named());
        overwrites.forEach(one -> named.addAll(one.steps()));
        return named;
    }

    private static Finding withSentences(Finding finding, List<Overwrites.Overwrite> overwrites) {
        if (overwrites.isEmpty()) {
            return finding;
        }
        List<String> details = new ArrayList<>();
        overwrites.forEach(one -> details.add(one.sentence()));
        details.addAll(finding.details());
        return finding.withDetails(details);
    }

    /** What a hang is when the execution that shows it is inspected closely, which ends that one's life. */
    private Finding diagnoseHang(Finding same, ReplayTarget target, FinishedExecution again) {
        if (target.isLivelock() || same.kind().source() != FindingKind.Source.WAIT_DETECTOR) {
            return same;
        }
        Map<Integer, WakeUpOutcome> wakeUps = runner.wakeUps(again, target);
        FinishedExecution hung = runner.replay(target).execution();
        List<Finding> diagnosed = new HangDetector().inspect(hung, wakeUps);
        return diagnosed.isEmpty() ? same : diagnosed.get(0);
    }

    /** Detectors that have seen nothing yet. */
    FindingMatcher matcher() {
        return new FindingMatcher(options, policy);
    }

    String scheduleText(int[] choices) {
        return schedule(new ReplayTarget(choices)).text();
    }

    private int[] simplified(Finding finding, int[] choices) {
        if (!isShrinking()) {
            return choices;
        }
        return Shrinker.shrink(runner::run, matcher(), FindingCause.of(finding), choices)
                .map(Shrinker.Shrunk::choices)
                .orElse(choices);
    }

    private Schedule schedule(ReplayTarget target) {
        ScheduleHeader header = ScheduleHeader.of(optionsWithPoints()).withStepLimit(target.steps());
        return Schedule.of(header, target.choices(), target.choices().length);
    }

    private Options optionsWithPoints() {
        return options.with(OptionList.POINTS, runner.points());
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
}
