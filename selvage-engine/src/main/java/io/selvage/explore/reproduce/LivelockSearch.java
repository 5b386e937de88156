package io.selvage.explore.reproduce;

import io.selvage.detect.hang.LivelockSites;
import io.selvage.explore.execution.Explorer;
import io.selvage.explore.execution.KnownCauses;
import io.selvage.explore.shrink.EditableScheduleStrategy;
import io.selvage.explore.shrink.Shrinker;
import io.selvage.explore.statistics.TextData;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
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
 * Executions that go on for too long and change things all along: run again, and watched for a state that comes back. An execution in which
 * everybody takes turns is tried besides, since threads that give way to one another do so step by step.
 */
public final class LivelockSearch {
    /** Watching is slow, and where a few executions show no cycle more of them hardly will. */
    private static final int MOST_FAILURES = 2;
    /** Executions that end alike are not looked at one by one, so these are few. */
    private static final int MOST_ROUNDS = 20;

    private static final int HEAD_START = 1_000;
    /** How many more states show by which other ways threads go round. */
    private static final int MORE = 300;
    /** For so many steps a circle must have been gone. */
    private static final int CONFIRMED = 20_000;

    private static final int MORE_ROUNDS = 2;
    /** A thread whose code is compiled while it is watched looks different afterwards. */
    private static final int TIMES = 3;

    /**
     * A livelock, and what leads to it.
     *
     * @param from after how many steps it is where it comes back to
     * @param round after how many more it has come back
     * @param steps all steps of the execution, in which it may have come back more than once
     * @param needed those of them that are not known to lead nowhere
     */
    public record Found(
            Finding finding, LivelockLoop circle, int[] picks, int from, int round, int steps, List<Integer> needed) {}

    /** An execution, and the livelock that it has come to. */
    record Watched(FinishedExecution seen, Optional<Found> found) {}

    private final Replayer replayer;
    private final int steps;
    private int failures;
    private boolean hasTakenTurns;
    /** Executions of the search that were found to go round. */
    private final List<int[]> rounds = new ArrayList<>();
    /** The causes of those that have been told. */
    private final Map<LivelockLoop, String> known = new LinkedHashMap<>();

    public LivelockSearch(Replayer replayer, Options options) {
        this.replayer = replayer;
        steps = options.steps();
    }

    /** Looks at an execution that was given up. */
    public Optional<Found> look(int[] picks) {
        if (failures >= MOST_FAILURES || rounds.size() >= MOST_ROUNDS) {
            return Optional.empty();
        }
        Optional<Found> found = replayer.simplifies() ? confirmed(new ReplayStrategy(picks)) : again(picks);
        if (found.isPresent()) {
            rounds.add(picks);
        } else {
            failures++;
        }
        return found;
    }

    /** Looks at an execution that is known to go round, whatever has been looked at. */
    public Optional<Found> again(int[] picks) {
        Optional<Found> found = Optional.empty();
        for (int time = 0; time < TIMES && found.isEmpty(); time++) {
            found = confirmed(new ReplayStrategy(picks));
        }
        return found;
    }

    /** Looks at an execution in which threads take turns, unless that has been done. */
    public Optional<Found> takeTurns() {
        if (hasTakenTurns) {
            return Optional.empty();
        }
        hasTakenTurns = true;
        Optional<Found> found = takeTurns(HEAD_START);
        return found.isPresent() ? found : takeTurns(0);
    }

    private Optional<Found> takeTurns(int start) {
        Strategy turns = new RoundRobinStrategy(start);
        turns.begin();
        boolean ends = !(replayer.run(turns, steps).ending() instanceof Ending.TooLong);
        return ends ? Optional.empty() : confirmed(turns);
    }

    private Optional<Found> confirmed(Strategy strategy) {
        strategy.begin();
        return watch(strategy, steps, MORE).found().filter(this::recurs).map(this::settled);
    }

    /**
     * Runs once, and leaves the execution when a state has come back.
     *
     * @param strategy only chooses
     * @param more how many more states to look at afterwards, for other ways round
     */
    Watched watch(Strategy strategy, int limit, int more) {
        ProgramRunner.Watched watched = replayer.watch(strategy, limit, more);
        return new Watched(watched.seen(), watched.cycle().map(cycle -> found(watched.seen(), cycle)));
    }

    private static Found found(FinishedExecution seen, StateCycle cycle) {
        return new Found(
                LivelockSites.cycle(seen, cycle.from(), cycle.to()),
                new LivelockLoop(
                        LivelockSites.between(seen, cycle.from(), cycle.last()).places()),
                Arrays.copyOf(seen.choices(), cycle.picks()),
                cycle.from(),
                cycle.to() - cycle.from(),
                cycle.to(),
                cycle.needed());
    }

    /** Goes round again and again: objects that compiled code has taken apart are no part of the states that are compared. */
    private boolean recurs(Found found) {
        EditableScheduleStrategy way = EditableScheduleStrategy.exactly(found.picks());
        way.begin();
        replayer.run(way, found.steps());
        if (way.plan().turns().size() != found.steps()) {
            return false;
        }
        EditableScheduleStrategy round = EditableScheduleStrategy.around(way.plan(), found.from());
        round.begin();
        return replayer.run(round, found.steps() + CONFIRMED).ending() instanceof Ending.TooLong;
    }

    /**
     * The same livelock, entered as early as threads do the same, and gone round some times more. When a state is first seen to come back depends on
     * whether code has been compiled meanwhile, since compiled code forgets variables that are not needed any more: so neither what is told
     * nor whether a replay sees it does.
     */
    private Found settled(Found found) {
        EditableScheduleStrategy way = EditableScheduleStrategy.exactly(found.picks());
        way.begin();
        List<List<Object>> done = LivelockSites.steps(replayer.run(way, found.steps()));
        int from = found.from();
        while (from > 0 && done.get(from - 1).equals(done.get(from - 1 + found.round()))) {
            from--;
        }
        int end = from + (1 + MORE_ROUNDS) * found.round();
        EditableScheduleStrategy round =
                EditableScheduleStrategy.around(way.plan().cutAt(from + found.round()), from);
        round.begin();
        FinishedExecution seen = replayer.run(round, end);
        return seen.ending() instanceof Ending.TooLong
                ? new Found(found.finding(), found.circle(), seen.choices(), from, found.round(), end, found.needed())
                : found;
    }

    /** The same livelock with the simplest schedule that was found. */
    public Found simplified(Found found) {
        if (!replayer.simplifies()) {
            return found;
        }
        LivelockTrial trial = new LivelockTrial(this, found);
        return Shrinker.shrink(trial, found.picks())
                .map(shrunk -> trial.of(shrunk.picks()))
                .filter(this::recurs)
                .map(this::settled)
                .orElse(found);
    }

    /** Whether this one has been told; see {@link LivelockLoop}. */
    public boolean isKnown(Found found) {
        return known.keySet().stream().anyMatch(found.circle()::isKnownFrom);
    }

    /** The name under which it is told and counted. */
    public String cause(Found found) {
        for (Map.Entry<LivelockLoop, String> told : known.entrySet()) {
            if (found.circle().isKnownFrom(told.getKey())) {
                return told.getValue();
            }
        }
        String cause = KnownCauses.of(found.finding());
        remember(found, cause);
        return cause;
    }

    public void remember(Found found, String cause) {
        known.put(found.circle(), cause);
    }

    /** What has been tried, and the executions that go round. */
    public void save(DataOutput out) throws IOException {
        out.writeInt(failures);
        out.writeBoolean(hasTakenTurns);
        out.writeInt(rounds.size());
        for (int[] picks : rounds) {
            TextData.write(picks, out);
        }
    }

    /** Reads back what {@link #save} wrote. */
    public void restore(DataInput in) throws IOException {
        failures = in.readInt();
        hasTakenTurns = in.readBoolean();
        for (int left = in.readInt(); left > 0; left--) {
            rounds.add(TextData.readPicks(in));
        }
    }

    /** Teaches {@code causes} once more how executions end that go round: only one that is watched tells. */
    public void teach(KnownCauses causes, Explorer explorer) {
        for (int[] picks : rounds) {
            long signature = explorer.run(new ReplayStrategy(picks)).signature;
            again(picks).ifPresent(found -> causes.learn(signature, List.of(cause(found))));
        }
    }
}
