package io.selvage.explore.reproduce;

import io.selvage.explore.shrink.EditableSchedule;
import io.selvage.explore.shrink.Shrinker;
import io.selvage.model.FinishedExecution;
import io.selvage.strategy.Strategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Executions that are to go round where the threads of a livelock do; each of them is left as soon as it has. */
final class LivelockTrial implements Shrinker.Trial {
    /** Fewer preemptions may well take more steps, but hardly many more. */
    private static final int SLACK = 20;
    /** To look at a state takes as long as so many events do. */
    private static final int LOOK = 20;

    private final LivelockSearch livelocks;
    private final LivelockSearch.Found model;
    private final List<LivelockSearch.Found> alike = new ArrayList<>();
    private Optional<LivelockSearch.Found> last = Optional.empty();
    private int limit;

    LivelockTrial(LivelockSearch livelocks, LivelockSearch.Found model) {
        this.livelocks = livelocks;
        this.model = model;
        limit = 2 * model.steps() + SLACK;
    }

    @Override
    public FinishedExecution run(Strategy strategy) {
        LivelockSearch.Watched watched = livelocks.watch(strategy, limit, 0);
        last = watched.found();
        return watched.seen();
    }

    @Override
    public boolean fails(FinishedExecution seen) {
        boolean same = last.isPresent() && isSame(last.get());
        if (same) {
            alike.add(last.get());
            limit = Math.min(limit, 2 * last.get().steps() + SLACK);
        }
        return same;
    }

    @Override
    public long cost(FinishedExecution seen) {
        return (long) LOOK * seen.trace().steps();
    }

    @Override
    public EditableSchedule straightened(EditableSchedule plan, int[] picks) {
        return plan.only(of(picks).needed());
    }

    private boolean isSame(LivelockSearch.Found other) {
        return other.circle().isLike(model.circle())
                && other.finding().failureClass() == model.finding().failureClass();
    }

    /** The execution of these picks, which has been run and failed. */
    LivelockSearch.Found of(int[] picks) {
        return alike.stream()
                .filter(found -> Arrays.equals(found.picks(), picks))
                .findFirst()
                .orElse(model);
    }
}
