package io.selvage.explore;

import io.selvage.detect.Loops;
import io.selvage.model.Ending;
import io.selvage.model.Finding;
import io.selvage.options.Options;
import io.selvage.scheduler.ProgramRunner;
import io.selvage.strategy.ReplayStrategy;
import io.selvage.strategy.Strategy;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Executions that go on for too long and change things all along: run again, and watched for a state that comes back. An execution in which
 * everybody takes turns is tried besides, since threads that give way to one another do so step by step.
 */
final class Livelocks {
    /** Watching is slow, and where a few executions show no cycle more of them hardly will. */
    private static final int MOST_TRIALS = 2;

    private static final int HEAD_START = 1_000;

    /** A livelock, and what leads to it. */
    record Found(Finding finding, int[] picks) {}

    private final Replayer replayer;
    private final int steps;
    private int trials;
    private boolean hasTakenTurns;
    /** Executions of the search that were found to go round. */
    private final List<int[]> rounds = new ArrayList<>();

    Livelocks(Replayer replayer, Options options) {
        this.replayer = replayer;
        steps = options.steps();
    }

    /** Looks at an execution that was given up; if nothing comes of it, at one in which threads take turns. */
    Optional<Found> look(int[] picks) {
        if (trials++ >= MOST_TRIALS) {
            return Optional.empty();
        }
        Optional<Found> found = again(picks);
        if (found.isEmpty()) {
            return takeTurns();
        }
        rounds.add(picks);
        return found;
    }

    /** Looks at an execution, whatever has been looked at. */
    Optional<Found> again(int[] picks) {
        return watch(new ReplayStrategy(picks));
    }

    /** What has been tried, and the executions that go round. */
    void save(DataOutput out) throws IOException {
        out.writeInt(trials);
        out.writeBoolean(hasTakenTurns);
        out.writeInt(rounds.size());
        for (int[] picks : rounds) {
            TextData.write(picks, out);
        }
    }

    /** Reads back what {@link #save} wrote. */
    void restore(DataInput in) throws IOException {
        trials = in.readInt();
        hasTakenTurns = in.readBoolean();
        for (int left = in.readInt(); left > 0; left--) {
            rounds.add(TextData.readPicks(in));
        }
    }

    /** Teaches {@code causes} once more how executions end that go round: only one that is watched tells. */
    void teach(Causes causes, Explorer explorer) {
        for (int[] picks : rounds) {
            long signature = explorer.run(new ReplayStrategy(picks)).signature;
            again(picks).ifPresent(found -> causes.learn(signature, found.finding()));
        }
    }

    /** Looks at an execution in which threads take turns, unless that has been done. */
    Optional<Found> takeTurns() {
        if (hasTakenTurns) {
            return Optional.empty();
        }
        hasTakenTurns = true;
        Optional<Found> found = watch(new TurnsStrategy(HEAD_START));
        return found.isPresent() ? found : watch(new TurnsStrategy(0));
    }

    private Optional<Found> watch(Strategy strategy) {
        strategy.begin();
        ProgramRunner.Watched watched = replayer.watch(strategy, steps / 2);
        if (watched.cycle().isEmpty() || !(watched.seen().ending() instanceof Ending.TooLong)) {
            return Optional.empty();
        }
        ProgramRunner.Cycle cycle = watched.cycle().get();
        return Loops.cycle(watched.seen(), cycle.from(), cycle.to())
                .map(finding -> new Found(finding, watched.seen().picks()));
    }
}
