package io.selvage.explore.reproduce;

import io.selvage.detect.hang.LivelockSites;
import io.selvage.explore.execution.ExecutionSummary;
import io.selvage.explore.execution.Explorer;
import io.selvage.explore.execution.FindingCause;
import io.selvage.explore.execution.KnownCauses;
import io.selvage.explore.shrink.EditableScheduleStrategy;
import io.selvage.explore.shrink.Shrinker;
import io.selvage.explore.statistics.TextData;
import io.selvage.model.Ending;
import io.selvage.model.FinishedExecution;
import io.selvage.options.Options;
import io.selvage.scheduler.livelock.StateCycle;
import io.selvage.scheduler.run.ProgramRunner;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.guided.ReplayStrategy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Executions that reach the step limit and change their state all along: run again, and watched for a state that
 * recurs. An execution in which all threads take turns is tried besides, since threads that yield to one another do so
 * step by step.
 */
public final class LivelockSearch {
    /** Watching is slow, and where a few executions show no cycle more of them hardly will. */
    private static final int MOST_FAILURES = 2;
    /** Executions that end alike are not analysed one by one, so these are few. */
    private static final int MOST_ROUNDS = 20;

    private static final int HEAD_START = 1_000;
    /** How many more states are visited to find other cycles. */
    private static final int MORE = 300;
    /** How many steps a cycle must have been repeated for. */
    private static final int CONFIRMED = 20_000;

    private static final int MORE_ROUNDS = 2;
    /** A thread whose code is compiled while it is watched looks different afterwards. */
    private static final int TIMES = 3;

    /** An execution, and the livelock that it has come to. */
    record Watched(FinishedExecution execution, Optional<Livelock> livelock) {}

    private final ScheduleRunner runner;
    private final boolean isShrinking;
    private final int steps;
    private int failures;
    private boolean triedRoundRobin;
    /** Executions of the search that were found to be livelocks. */
    private final List<int[]> rounds = new ArrayList<>();
    /** The causes of those that have been reported. */
    private final Map<LivelockLoop, FindingCause> known = new LinkedHashMap<>();

    public LivelockSearch(FindingRecorder recorder, Options options) {
        runner = recorder.runner();
        isShrinking = recorder.isShrinking();
        steps = options.steps();
    }

    /** Analyses an execution that was cut at the step limit. */
    public Optional<Livelock> confirm(int[] choices) {
        if (failures >= MOST_FAILURES || rounds.size() >= MOST_ROUNDS) {
            return Optional.empty();
        }
        Optional<Livelock> found = isShrinking ? confirmed(new ReplayStrategy(choices)) : confirmAgain(choices);
        if (found.isPresent()) {
            rounds.add(choices);
        } else {
            failures++;
        }
        return found;
    }

    /** Analyses an execution that is known to be a livelock, whatever was analysed before. */
    public Optional<Livelock> confirmAgain(int[] choices) {
        Optional<Livelock> found = Optional.empty();
        for (int time = 0; time < TIMES && found.isEmpty(); time++) {
            found = confirmed(new ReplayStrategy(choices));
        }
        return found;
    }

    /** Analyses an execution in which threads take turns, unless that has been done. */
    public Optional<Livelock> tryRoundRobin() {
        if (triedRoundRobin) {
            return Optional.empty();
        }
        triedRoundRobin = true;
        Optional<Livelock> found = tryRoundRobin(HEAD_START);
        return found.isPresent() ? found : tryRoundRobin(0);
    }

    private Optional<Livelock> tryRoundRobin(int start) {
        Strategy turns = new RoundRobinStrategy(start);
        turns.begin();
        boolean ends = !(runner.run(turns, steps).ending() instanceof Ending.TooLong);
        return ends ? Optional.empty() : confirmed(turns);
    }

    private Optional<Livelock> confirmed(Strategy strategy) {
        strategy.begin();
        return watch(strategy, steps, MORE).livelock().filter(this::isPeriodic).map(this::normalized);
    }

    /**
     * Runs once, and leaves the execution when a state has come back.
     *
     * @param strategy only chooses
     * @param more how many more states to visit afterwards, for other cycles
     */
    Watched watch(Strategy strategy, int limit, int more) {
        ProgramRunner.Watched watched = runner.watch(strategy, limit, more);
        return new Watched(watched.seen(), watched.cycle().map(cycle -> found(watched.seen(), cycle)));
    }

    private static Livelock found(FinishedExecution seen, StateCycle cycle) {
        return new Livelock(
                LivelockSites.cycle(seen, cycle.from(), cycle.to()),
                new LivelockLoop(
                        LivelockSites.between(seen, cycle.from(), cycle.last()).byThread()),
                Arrays.copyOf(seen.choices(), cycle.choices()),
                cycle.from(),
                cycle.to() - cycle.from(),
                cycle.to(),
                cycle.needed());
    }

    /**
     * Goes round again and again: objects that compiled code has taken apart are no part of the states that are
     * compared.
     */
    private boolean isPeriodic(Livelock found) {
        EditableScheduleStrategy replayed = EditableScheduleStrategy.replaying(found.choices());
        replayed.begin();
        runner.run(replayed, found.steps());
        if (replayed.executed().turns().size() != found.steps()) {
            return false;
        }
        EditableScheduleStrategy round = EditableScheduleStrategy.repeating(replayed.executed(), found.prefixLength());
        round.begin();
        return runner.run(round, found.steps() + CONFIRMED).ending() instanceof Ending.TooLong;
    }

    /**
     * The same livelock, entered as early as threads do the same, and gone round some times more. When a state is first
     * seen to come back depends on whether code has been compiled meanwhile, since compiled code forgets variables that
     * are not needed any more: so neither the report nor the outcome of a replay depends on that.
     */
    private Livelock normalized(Livelock found) {
        EditableScheduleStrategy replayed = EditableScheduleStrategy.replaying(found.choices());
        replayed.begin();
        List<List<Object>> done = LivelockSites.steps(runner.run(replayed, found.steps()));
        int from = found.prefixLength();
        while (from > 0 && done.get(from - 1).equals(done.get(from - 1 + found.period()))) {
            from--;
        }
        int end = from + (1 + MORE_ROUNDS) * found.period();
        EditableScheduleStrategy round =
                EditableScheduleStrategy.repeating(replayed.executed().cutAt(from + found.period()), from);
        round.begin();
        FinishedExecution seen = runner.run(round, end);
        return seen.ending() instanceof Ending.TooLong
                ? new Livelock(
                        found.finding(), found.loop(), seen.choices(), from, found.period(), end, found.neededSteps())
                : found;
    }

    /** The same livelock with the simplest schedule that was found. */
    public Livelock simplified(Livelock found) {
        if (!isShrinking) {
            return found;
        }
        LivelockTrial trial = new LivelockTrial(this, found);
        return Shrinker.shrink(trial, found.choices())
                .map(shrunk -> trial.of(shrunk.choices()))
                .filter(this::isPeriodic)
                .map(this::normalized)
                .orElse(found);
    }

    /** Whether this one has been reported; see {@link LivelockLoop}. */
    public boolean isKnown(Livelock found) {
        return known.keySet().stream().anyMatch(found.loop()::isCoveredBy);
    }

    /** The name under which it is reported and counted. */
    public FindingCause cause(Livelock found) {
        for (Map.Entry<LivelockLoop, FindingCause> entry : known.entrySet()) {
            if (found.loop().isCoveredBy(entry.getKey())) {
                return entry.getValue();
            }
        }
        FindingCause cause = FindingCause.of(found.finding());
        remember(found, cause);
        return cause;
    }

    public void remember(Livelock found, FindingCause cause) {
        known.put(found.loop(), cause);
    }

    /** Writes what has been tried, and the executions that are livelocks. */
    public void save(DataOutput out) throws IOException {
        out.writeInt(failures);
        out.writeBoolean(triedRoundRobin);
        out.writeInt(rounds.size());
        for (int[] choices : rounds) {
            TextData.write(choices, out);
        }
    }

    /** Reads back what {@link #save} wrote. */
    public void restore(DataInput in) throws IOException {
        failures = in.readInt();
        triedRoundRobin = in.readBoolean();
        for (int left = in.readInt(); left > 0; left--) {
            rounds.add(TextData.readChoices(in));
        }
    }

    /** Reports to {@code causes} once more how livelocks end: only an execution that is watched shows it. */
    public void relearnCauses(KnownCauses causes, Explorer explorer) {
        for (int[] choices : rounds) {
            ExecutionSummary summary = explorer.run(new ReplayStrategy(choices));
            Optional<Livelock> livelock = confirmAgain(choices);
            if (summary instanceof ExecutionSummary.Abnormal abnormal && livelock.isPresent()) {
                causes.put(abnormal.end().signature(), List.of(cause(livelock.get())));
            }
        }
    }
}
