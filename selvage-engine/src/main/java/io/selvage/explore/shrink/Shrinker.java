package io.selvage.explore.shrink;

import io.selvage.explore.execution.FindingCause;
import io.selvage.explore.execution.FindingMatcher;
import io.selvage.explore.execution.OutOfTimeException;
import io.selvage.model.FinishedExecution;
import io.selvage.strategy.SequentialSearch;
import io.selvage.strategy.Strategy;
import io.selvage.strategy.bounded.TreeSearch;
import java.util.Optional;
import java.util.function.Function;

/**
 * Makes a failing schedule simpler: fewest preemptions first, then fewest steps, as long as it fails for the same
 * cause.
 *
 * <p>Two methods, one after the other. Blocks of a thread's turns are moved together or left out, as in "A trace
 * simplification technique for effective debugging of concurrent programs" (Jalbert, Sen; FSE 2010); a schedule is
 * followed as far as it can be, so that the moves need no care. Then all executions with fewer preemptions than that
 * are tried, those with none first, as long as the budget lasts, which the authors do not: where it does last, no
 * schedule with fewer preemptions exists. The budget counts runs and events, not time, so that a result does not depend
 * on the machine.
 */
public final class Shrinker {
    private static final int MOST_RUNS = 2_000;
    private static final long MOST_EVENTS = 400_000;
    /** The search keeps a beginning for each alternative of each execution: longer ones would fill the memory. */
    private static final int LONGEST_SEARCHED = 400;

    /** A schedule that fails. */
    public record Shrunk(int[] choices, int preemptions, int steps) {
        private boolean isSimplerThan(Shrunk other) {
            return preemptions != other.preemptions ? preemptions < other.preemptions : steps < other.steps;
        }
    }

    /** Runs executions and knows the failure that is looked for. */
    public interface Trial {
        FinishedExecution run(Strategy strategy);

        /** Whether the execution that was run last fails for the same cause. */
        boolean reproduces(FinishedExecution seen);

        /** What an execution that was run has cost, as a number of events. */
        default long cost(FinishedExecution seen) {
            return seen.trace().length();
        }

        /** The schedule of an execution that failed, without turns that are known to lead nowhere. */
        default EditableSchedule withoutUselessTurns(EditableSchedule schedule, int[] choices) {
            return schedule;
        }
    }

    private final Trial trial;
    private int runs = MOST_RUNS;
    private long events = MOST_EVENTS;
    private Shrunk best;
    private EditableSchedule schedule;

    private Shrinker(Trial trial) {
        this.trial = trial;
    }

    /**
     * The simplest schedule that was found, perhaps the same one. Empty if {@code choices} do not show the cause when
     * they are run alone.
     */
    public static Optional<Shrunk> shrink(
            Function<Strategy, FinishedExecution> runner, FindingMatcher matcher, FindingCause cause, int[] choices) {
        return shrink(
                new Trial() {
                    @Override
                    public FinishedExecution run(Strategy strategy) {
                        return runner.apply(strategy);
                    }

                    @Override
                    public boolean reproduces(FinishedExecution seen) {
                        return matcher.findSame(cause, seen).isPresent();
                    }
                },
                choices);
    }

    /** As above, for a failure that {@code trial} knows. */
    public static Optional<Shrunk> shrink(Trial trial, int[] choices) {
        Shrinker shrinker = new Shrinker(trial);
        if (!shrinker.attempt(EditableScheduleStrategy.replaying(choices))) {
            return Optional.empty();
        }
        try {
            shrinker.shrink();
        } catch (OutOfTimeException e) {
            // What was found so far is simpler than what there was.
        }
        return Optional.of(shrinker.best);
    }

    private void shrink() {
        boolean simpler = true;
        while (simpler && mayGoOn()) {
            simpler = removeUselessTurns() | truncate() | removePreemptions() | removeBlocks();
        }
        searchFewerPreemptions();
    }

    private boolean mayGoOn() {
        return runs > 0 && events > 0;
    }

    /** Runs once; true if it fails for the same cause and is simpler than the best so far, which it replaces. */
    private boolean attempt(EditableScheduleStrategy strategy) {
        strategy.begin();
        FinishedExecution seen = run(strategy);
        EditableSchedule followed = strategy.executed();
        Shrunk shrunk =
                new Shrunk(seen.choices(), followed.preemptions(), seen.trace().steps());
        boolean better = (best == null || shrunk.isSimplerThan(best)) && trial.reproduces(seen);
        if (better) {
            best = shrunk;
            schedule = followed;
        }
        return better;
    }

    private FinishedExecution run(Strategy strategy) {
        FinishedExecution seen = trial.run(strategy);
        runs--;
        events -= trial.cost(seen);
        return seen;
    }

    private boolean removeUselessTurns() {
        EditableSchedule straight = trial.withoutUselessTurns(schedule, best.choices());
        return !straight.equals(schedule) && attempt(EditableScheduleStrategy.following(straight));
    }

    /** Tries the schedule without its end: threads then run one after the other. */
    private boolean truncate() {
        for (int at = 0; at < schedule.turns().size() && mayGoOn(); at++) {
            boolean ends = at == 0 || schedule.turns().get(at).preempts();
            if (ends && attempt(EditableScheduleStrategy.following(schedule.cutAt(at)))) {
                return true;
            }
        }
        return false;
    }

    /** Tries to undo each preemption: what the thread does later comes at once, or what it did before comes later. */
    private boolean removePreemptions() {
        boolean simpler = false;
        for (int at = schedule.turns().size() - 1; at > 0 && mayGoOn(); at--) {
            if (at < schedule.turns().size() && schedule.turns().get(at).preempts()) {
                simpler |= attempt(EditableScheduleStrategy.following(upwards(at)))
                        || attempt(EditableScheduleStrategy.following(downwards(at)));
            }
        }
        return simpler;
    }

    private EditableSchedule upwards(int at) {
        int later = schedule.nextOf(schedule.turns().get(at - 1).thread(), at);
        return later == schedule.turns().size()
                ? schedule.cutAt(at)
                : schedule.moved(later, schedule.endOfRun(later), at);
    }

    private EditableSchedule downwards(int at) {
        int later = schedule.nextOf(schedule.turns().get(at - 1).thread(), at);
        return schedule.moved(schedule.beginOfRun(at - 1), at, later);
    }

    /** Tries the schedule without each run of turns: most threads have no need to come so far. */
    private boolean removeBlocks() {
        boolean simpler = false;
        int end = schedule.turns().size();
        while (end > 0 && mayGoOn()) {
            int begin = schedule.beginOfRun(end - 1);
            simpler |= attempt(EditableScheduleStrategy.following(schedule.without(begin, end)));
            end = Math.min(begin, schedule.turns().size());
        }
        return simpler;
    }

    private void searchFewerPreemptions() {
        TreeSearch tree = TreeSearch.preemptions();
        SequentialSearch search = new SequentialSearch(tree);
        boolean found = false;
        boolean small = best.steps() <= LONGEST_SEARCHED;
        while (small && !found && best.preemptions() > 0 && mayGoOn() && search.begin()) {
            FinishedExecution seen = run(search);
            int[] choices = seen.choices();
            boolean same = trial.reproduces(seen);
            search.end(seen.trace());
            if (tree.bound() >= best.preemptions()) {
                return;
            }
            found = same && attempt(EditableScheduleStrategy.replaying(choices));
        }
    }
}
