package io.selvage.explore.reproduce;

import io.selvage.explore.shrink.EditableSchedule;
import io.selvage.explore.shrink.Shrinker;
import io.selvage.model.FinishedExecution;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Executions that are to run in the loops of a livelock; each of them is abandoned as soon as it has. */
final class LivelockTrial implements Shrinker.Trial {
    /** Fewer preemptions may well take more steps, but hardly many more. */
    private static final int SLACK = 20;
    /** To take a snapshot of a state takes as long as so many events do. */
    private static final int EVENTS_PER_SNAPSHOT = 20;

    private final LivelockSearch livelocks;
    private final Livelock model;
    private final List<Livelock> matching = new ArrayList<>();
    private Optional<Livelock> last = Optional.empty();
    private int limit;

    LivelockTrial(LivelockSearch livelocks, Livelock model) {
        this.livelocks = livelocks;
        this.model = model;
        limit = 2 * model.steps() + SLACK;
    }

    @Override
    public FinishedExecution run(Strategy strategy) {
        LivelockSearch.Watched watched = livelocks.watch(strategy, limit, 0);
        last = watched.livelock();
        return watched.execution();
    }

    @Override
    public boolean reproduces(FinishedExecution execution) {
        boolean same = last.isPresent() && isSame(last.get());
        if (same) {
            matching.add(last.get());
            limit = Math.min(limit, 2 * last.get().steps() + SLACK);
        }
        return same;
    }

    @Override
    public long cost(FinishedExecution execution) {
        return (long) EVENTS_PER_SNAPSHOT * execution.trace().steps();
    }

    @Override
    public EditableSchedule withoutUselessTurns(EditableSchedule schedule, int[] choices) {
        return schedule.only(of(choices).neededSteps());
    }

    private boolean isSame(Livelock other) {
        return other.loop().isSameAs(model.loop())
                && other.finding().failureClass() == model.finding().failureClass();
    }

    /** The execution of these choices, which has been run and is such a livelock. */
    Livelock of(int[] choices) {
        return matching.stream()
                .filter(found -> Arrays.equals(found.choices(), choices))
                .findFirst()
                .orElse(model);
    }
}
